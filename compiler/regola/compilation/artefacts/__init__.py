"""
What a build writes: each sort of file has a module here, and a line in `registry`.

Such a module has one function, ``outputs(build)``, that gives names relative to the output folder,
with their bytes.
"""
