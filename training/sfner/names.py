"""A list of names beside the model: which words are known as names, and of what.

A small model cannot remember half a million names, a list can. Every name is
kept as a hash of its pieces with the kinds it was seen as; a text is looked up
by the pieces of its words, so the list knows no casing. NAMES.md is the
specification; this file is its reference implementation.
"""
import numpy as np

GIVEN, FAMILY, PLACE, ORGANISATION, PEOPLE, LONGER = 1, 2, 4, 8, 16, 32
MARKS = 64        # a word's marks are any sum of the above
MAX_WORDS = 8     # longest name, in words
FACTOR = 0x9E3779B1
INVERSE = pow(FACTOR, -1, 2 ** 32)
SHAPE_BITS = 5    # marks stand above gap and case in a shape id


def powers(base, count):
    return np.cumprod(np.concatenate([[1], np.full(count, base, np.uint32)]).astype(np.uint32), dtype=np.uint32)


def hash_of(ids):
    value = 0
    for piece in ids:
        value = (value * FACTOR + piece + 1) & 0xFFFFFFFF
    return value


def marked(names, ids, shapes, firsts):
    """Shape ids with the marks of each word's first piece above its gap and case."""
    out = shapes.astype(np.uint16)
    firsts = np.asarray(firsts, np.int64)
    out[firsts] += names.marks(ids, firsts, shapes[firsts] >> 3).astype(np.uint16) << SHAPE_BITS
    return out


class Names:
    """hashes: sorted uint32; entries: kinds in the low five bits, and above them, for
    what is the first word of a name, the words of the longest such name less one."""

    def __init__(self, hashes, entries):
        self.hashes, self.entries = hashes, entries

    @classmethod
    def load(cls, path):
        data = np.fromfile(path, np.uint8)
        count = int(data[:4].view("<u4")[0])
        return cls(data[4:4 + 4 * count].view("<u4"), data[4 + 4 * count:])

    def save(self, path):
        with open(path, "wb") as f:
            f.write(np.uint32(len(self.hashes)).astype("<u4").tobytes())
            f.write(self.hashes.astype("<u4").tobytes())
            f.write(self.entries.astype(np.uint8).tobytes())

    def look_up(self, hashes):
        at = np.minimum(np.searchsorted(self.hashes, hashes), len(self.hashes) - 1)
        return np.where(self.hashes[at] == hashes, self.entries[at], 0)

    def marks(self, ids, firsts, gaps):
        """Marks per word. ids: pieces; firsts: first piece of each word; gaps: gap before each
        word. A name never reaches over a line break or tab."""
        words = len(firsts)
        out = np.zeros(words, np.uint8)
        if not words:
            return out
        ends = np.append(firsts[1:], len(ids)).astype(np.int64)
        firsts = np.asarray(firsts, np.int64)
        # Hash of pieces a..b-1 as a difference of running sums, all modulo 2^32.
        sums = np.concatenate([[0], np.cumsum((np.asarray(ids, np.uint32) + np.uint32(1)) * powers(INVERSE, len(ids))[:len(ids)], dtype=np.uint32)]).astype(np.uint32)
        up = powers(FACTOR, len(ids))

        def hashes(start, end):
            return (sums[end] - sums[start]) * up[end - 1]

        breaks = np.cumsum(np.asarray(gaps) >= 2)
        one = self.look_up(hashes(firsts, ends))
        out |= one & 31
        reach = np.minimum((one >> 5).astype(np.int64), MAX_WORDS - 1)
        for more in range(1, MAX_WORDS):
            start = np.flatnonzero(reach >= more)
            start = start[start + more < words]
            start = start[breaks[start + more] == breaks[start]]
            if not len(start):
                continue
            kinds = self.look_up(hashes(firsts[start], ends[start + more])) & 31
            start, kinds = start[kinds > 0], kinds[kinds > 0]
            for k in range(more + 1):
                np.bitwise_or.at(out, start + k, (kinds | LONGER).astype(np.uint8))
        return out
