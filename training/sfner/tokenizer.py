"""The tokenizer: pre-splitting, shape features, greedy longest match.

TOKENIZER.md is the specification; this file is its reference implementation.
"""
import bisect
import json
import re

PAD, UNK, MASK = 0, 1, 2
FIRST_BUCKET = 8       # ids 8..263: characters that are in no piece, by code point mod 256
BUCKETS = 256
FIRST_PIECE = FIRST_BUCKET + BUCKETS
MAX_WORD = 48          # longer runs are cut into words of this many characters

GAP_NONE, GAP_SPACE, GAP_NEWLINE, GAP_TAB = 0, 1, 2, 3
CASE_NONE, CASE_LOWER, CASE_TITLE, CASE_UPPER, CASE_INITIAL, CASE_MIXED, CASE_HIDDEN = range(7)
SHAPES = 32            # shape id = gap * 8 + case


# One letter per character class; the splitter runs over a string of these, since
# Python's own matching of sets with hundreds of ranges is slow.
LETTERS = {"word": "w", "mark": "m", "digit": "d", "single": "s", "katakana": "k",
           "ignorable": "i", "newline": "n", "tab": "t", "space": "b"}
WORD = re.compile("[wm][wmi]*|d[di]*|s[mi]*|k[kmi]*|o+")


class ClassTable(dict):
    """Code point to class letter, filled as characters are met (for str.translate)."""

    def __init__(self, classes):
        super().__init__()
        spans = sorted((lo, hi, LETTERS[name]) for name, ranges in classes.items() for lo, hi in ranges)
        self.starts = [lo for lo, _, _ in spans]
        self.spans = spans

    def __missing__(self, cp):
        k = bisect.bisect_right(self.starts, cp) - 1
        letter = self.spans[k][2] if k >= 0 and cp <= self.spans[k][1] else "o"
        self[cp] = letter
        return letter


class Splitter:
    """Cuts text into words and gives each its normal form, case and gap."""

    def __init__(self, classes, lower):
        self.classes = ClassTable(classes)
        self.fold = {up: low for up, low in lower}
        self.uppers = set(chr(up) for up, _ in lower)
        self.lowers = set(chr(low) for _, low in lower)
        for lo, hi in classes["digit"]:
            for cp in range(lo, hi + 1):
                self.fold[cp] = 0x30

    def normal(self, word):
        """Lower case, digits to 0; one character in, one character out."""
        return word.translate(self.fold)

    def case(self, word):
        upper = sum(c in self.uppers for c in word)
        if upper == 0:
            return CASE_LOWER if any(c in self.lowers for c in word) else CASE_NONE
        lower = sum(c in self.lowers and c not in self.uppers for c in word)
        if lower == 0:
            return CASE_INITIAL if upper == 1 else CASE_UPPER
        if upper == 1 and word[0] in self.uppers:
            return CASE_TITLE
        return CASE_MIXED

    def words(self, text):
        """Yields (characters, start, positions, gap): positions is None when contiguous."""
        kinds = text.translate(self.classes)
        end = 0
        first = True
        for m in WORD.finditer(kinds):
            start, stop = m.span()
            if start == end and not first:
                gap = GAP_NONE
            else:
                between = kinds[end:start]
                gap = (GAP_NEWLINE if "n" in between else GAP_TAB if "t" in between
                       else GAP_SPACE if first or "b" in between else GAP_NONE)
            first = False
            end = stop
            if kinds[start] == "o":  # a run of one and the same sign is one word
                while start < stop:
                    cut = start + 1
                    while cut < stop and text[cut] == text[start] and cut - start < MAX_WORD:
                        cut += 1
                    yield text[start:cut], start, None, gap
                    start, gap = cut, GAP_NONE
                continue
            positions = None
            if "i" in m.group():
                positions = [p for p in range(start, stop) if kinds[p] != "i"]
                chars = "".join(text[p] for p in positions)
            else:
                chars = text[start:stop]
            if len(chars) <= MAX_WORD:
                yield chars, start, positions, gap
            else:
                for k in range(0, len(chars), MAX_WORD):
                    cut = positions[k:k + MAX_WORD] if positions else None
                    yield chars[k:k + MAX_WORD], cut[0] if cut else start + k, cut, gap
                    gap = GAP_NONE


class Tokenizer:
    def __init__(self, spec):
        self.splitter = Splitter(spec["classes"], spec["lower"])
        initial, continuation = spec["initial"], spec["continuation"]
        self.initial = {p: FIRST_PIECE + i for i, p in enumerate(initial)}
        base = FIRST_PIECE + len(initial)
        self.continuation = {p: base + i for i, p in enumerate(continuation)}
        self.size = base + len(continuation)
        self.max_initial = max(map(len, initial))
        self.max_continuation = max(map(len, continuation))
        self.cache = {}

    @classmethod
    def load(cls, path):
        with open(path, encoding="utf-8") as f:
            return cls(json.load(f))

    def pieces(self, normal):
        """Greedy longest match over one normalised word: ids and piece lengths."""
        ids, lengths = [], []
        at, n = 0, len(normal)
        table, longest = self.initial, self.max_initial
        while at < n:
            for length in range(min(longest, n - at), 0, -1):
                piece = table.get(normal[at:at + length])
                if piece is not None:
                    break
            else:
                length = 1
                piece = FIRST_BUCKET + ord(normal[at]) % BUCKETS
            ids.append(piece)
            lengths.append(length)
            at += length
            table, longest = self.continuation, self.max_continuation
        return ids, lengths

    def lookup(self, chars):
        """(ids, lengths, case) of one word, cached."""
        hit = self.cache.get(chars)
        if hit is None:
            ids, lengths = self.pieces(self.splitter.normal(chars))
            hit = (ids, lengths, self.splitter.case(chars))
            if len(self.cache) < 1_000_000:
                self.cache[chars] = hit
        return hit

    def encode_words(self, text):
        """[(start, end, ids, shape)] for every word of the text."""
        out = []
        for chars, start, positions, gap in self.splitter.words(text):
            ids, _, case = self.lookup(chars)
            end = positions[-1] + 1 if positions else start + len(chars)
            out.append((start, end, ids, gap * 8 + case))
        return out

    def encode(self, text):
        """Flat form: ids, shapes, offsets [start, end) and word index per piece.

        Only the first piece of a word carries the gap of the word; the others
        have gap 0."""
        ids, shapes, offsets, word_of = [], [], [], []
        for w, (chars, start, positions, gap) in enumerate(self.splitter.words(text)):
            pieces, lengths, case = self.lookup(chars)
            at = 0
            for k, (piece, length) in enumerate(zip(pieces, lengths)):
                last = at + length - 1
                if positions:
                    span = (positions[at], positions[last] + 1)
                else:
                    span = (start + at, start + last + 1)
                ids.append(piece)
                shapes.append((gap * 8 if k == 0 else 0) + case)
                offsets.append(span)
                word_of.append(w)
                at += length
        return ids, shapes, offsets, word_of
