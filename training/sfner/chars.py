"""Character classes of the pre-splitter, as explicit code point ranges.

They are computed once from Python's Unicode tables and then stored in
tokenizer.json, so that every implementation reads the same ranges and no
library's Unicode version can make two tokenizers disagree.
"""
import sys
import unicodedata

# Scripts written without spaces between words: one word per character
# (with its combining marks), because entity boundaries fall anywhere.
SINGLE_RANGES = [
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x1000, 0x109F), (0xA9E0, 0xA9FF), (0xAA60, 0xAA7F),  # Myanmar
    (0x1100, 0x11FF), (0x3130, 0x318F), (0xA960, 0xA97F), (0xAC00, 0xD7FF),  # Hangul
    (0x1780, 0x17FF),  # Khmer
    (0x2E80, 0x2FDF), (0x3005, 0x3007), (0x3021, 0x3029),  # CJK radicals, iteration marks
    (0x3041, 0x309F), (0x3100, 0x312F), (0x31A0, 0x31BF),  # Hiragana, Bopomofo
    (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFD),  # Han
]
KATAKANA_RANGES = [(0x30A1, 0x30FA), (0x30FC, 0x30FF), (0x31F0, 0x31FF), (0xFF66, 0xFF9F)]
NEWLINES = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
IGNORABLE_RANGES = [
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xE0000, 0xE0FFF),
]


def _inside(cp, ranges):
    return any(lo <= cp <= hi for lo, hi in ranges)


def _class_of(cp):
    if cp in NEWLINES:
        return "newline"
    if cp == 0x09:
        return "tab"
    if _inside(cp, IGNORABLE_RANGES):
        return "ignorable"
    category = unicodedata.category(chr(cp))
    if category in ("Zs", "Zl", "Zp", "Cc"):
        return "space"
    if category == "Nd":
        return "digit"
    if category[0] == "M":
        return "mark"
    if category[0] == "L" or category == "Nl":
        if _inside(cp, SINGLE_RANGES):
            return "single"
        if _inside(cp, KATAKANA_RANGES):
            return "katakana"
        return "word"
    return "other"


def build_classes():
    """{class: [[first, last], ...]}; what is in no class is "other"."""
    classes = {}
    for cp in range(sys.maxunicode + 1):
        name = "other" if 0xD800 <= cp <= 0xDFFF else _class_of(cp)
        if name == "other":
            continue
        ranges = classes.setdefault(name, [])
        if ranges and ranges[-1][1] == cp - 1:
            ranges[-1][1] = cp
        else:
            ranges.append([cp, cp])
    return classes


def build_lower():
    """[[upper, lower], ...]: the 1:1 lower-case mappings, nothing that changes length."""
    pairs = []
    for cp in range(sys.maxunicode + 1):
        if 0xD800 <= cp <= 0xDFFF:
            continue
        low = chr(cp).lower()
        if cp == 0x130:
            low = "i"
        if len(low) == 1 and ord(low) != cp:
            pairs.append([cp, ord(low)])
    return pairs
