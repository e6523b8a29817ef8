"""The machines that rules are compiled for beforehand, by a compiler that knows them all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["PLATFORMS", "Platform"]


@dataclass(frozen=True, slots=True)
class Platform:
    """A machine: what the compiler calls it, and the tag of the wheels that are for it."""

    target: str
    tag: str


PLATFORMS: Mapping[str, Platform] = {
    "linux-x64": Platform("x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64.manylinux2014_x86_64"),
    "linux-arm64": Platform(
        "aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64.manylinux2014_aarch64"
    ),
    "musl-x64": Platform("x86_64-linux-musl", "musllinux_1_2_x86_64"),
    "musl-arm64": Platform("aarch64-linux-musl", "musllinux_1_2_aarch64"),
    "macos-x64": Platform("x86_64-macos.11.0", "macosx_11_0_x86_64"),
    "macos-arm64": Platform("aarch64-macos.11.0", "macosx_11_0_arm64"),
    "windows-x64": Platform("x86_64-windows-gnu", "win_amd64"),
}
