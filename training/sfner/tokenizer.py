"""The tokenizer: pre-splitting, shape features, greedy longest match.

TOKENIZER.md is the specification; this file is its reference implementation.
"""
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


def _charset(ranges):
    out = []
    for lo, hi in ranges:
        out.append("\\U%08x" % lo if lo == hi else "\\U%08x-\\U%08x" % (lo, hi))
    return "".join(out)


class Splitter:
    """Cuts text into words and gives each its normal form, case and gap."""

    def __init__(self, classes, lower):
        s = {name: _charset(ranges) for name, ranges in classes.items()}
        inner = s["ignorable"]
        everything = "".join(s.values())
        self.word_re = re.compile(
            f"[{s['word']}{s['mark']}][{s['word']}{s['mark']}{inner}]*"
            f"|[{s['digit']}][{s['digit']}{inner}]*"
            f"|[{s['single']}][{s['mark']}{inner}]*"
            f"|[{s['katakana']}][{s['katakana']}{s['mark']}{inner}]*"
            f"|([^{everything}])\\1*")
        self.newline_re = re.compile(f"[{s['newline']}]")
        self.tab_re = re.compile(f"[{s['tab']}]")
        self.blank_re = re.compile(f"[{s['space']}]")
        self.ignorable_re = re.compile(f"[{inner}]")
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

    def gap(self, between, first):
        if self.newline_re.search(between):
            return GAP_NEWLINE
        if self.tab_re.search(between):
            return GAP_TAB
        if first or self.blank_re.search(between):
            return GAP_SPACE
        return GAP_NONE

    def words(self, text):
        """Yields (characters, positions, gap): positions None when contiguous from start."""
        end = 0
        first = True
        for m in self.word_re.finditer(text):
            start = m.start()
            if start == end and not first:
                gap = GAP_NONE
            elif not first and start == end + 1 and text[end] == " ":
                gap = GAP_SPACE
            else:
                gap = self.gap(text[end:start], first)
            first = False
            end = m.end()
            chars = m.group()
            if self.ignorable_re.search(chars):
                positions = [start + i for i, c in enumerate(chars) if not self.ignorable_re.match(c)]
                chars = "".join(text[p] for p in positions)
            else:
                positions = None
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
