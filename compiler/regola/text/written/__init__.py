"""
Hand-written texts of rules, kept in gettext catalogues that translators' tools read and write.

A pack has one catalogue a language, `texts/<language>.po`. An entry's context is the rule
(`pack/kind/id#number`), its source the English text that is generated, its translation the sentence
written by hand. The extracted comment `meaning:` is a print of what the rule meant when the entry
was written: when the meaning changes the entry is stale; when only a pattern changes it stays.

Comment and source come from Regola in one go, and gettext's tools take both from the template, or
neither; where they bring a new source to an old translation they mark it fuzzy. So what is not
fuzzy was seen by the translator beside the source that belongs to the comment.
"""
