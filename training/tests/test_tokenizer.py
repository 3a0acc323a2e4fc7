"""python3 -m unittest discover -s tests (from the training folder; no torch needed)."""
import json
import os
import sys
import unittest

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from sfner.names import FAMILY, GIVEN, PLACE, Names, hash_of  # noqa: E402
from sfner.tokenizer import FIRST_BUCKET, FIRST_PIECE, MAX_WORD, Tokenizer  # noqa: E402

TOKENIZER = Tokenizer.load(os.path.join(HERE, "..", "tokenizer.json"))


class NamesTest(unittest.TestCase):
    def test_marks_follow_the_rule(self):
        """The vectorised look-up against the rule as NAMES.md words it."""
        entries = {hash_of([5]): GIVEN | 2 << 5, hash_of([5, 6]): PLACE, hash_of([5, 6, 7]): FAMILY, hash_of([7]): FAMILY}
        hashes = np.array(sorted(entries), np.uint32)
        names = Names(hashes, np.array([entries[h] for h in hashes.tolist()], np.uint8))
        self.assertEqual(names.marks([9, 5, 9, 7], [0, 1, 2, 3], [1, 1, 1, 1]).tolist(), [0, 1, 0, 2])
        self.assertEqual(names.marks([5, 6, 7], [0, 1, 2], [1, 1, 1]).tolist(), [1 | 4 | 2 | 32, 4 | 2 | 32, 2 | 32])
        self.assertEqual(names.marks([5, 6, 7], [0, 1, 2], [1, 1, 2]).tolist(), [1 | 4 | 32, 4 | 32, 2])  # a line break
        self.assertEqual(names.marks([], [], []).tolist(), [])


class TokenizerTest(unittest.TestCase):
    def test_vectors(self):
        with open(os.path.join(HERE, "..", "tokenizer-vectors.json"), encoding="utf-8") as f:
            for v in json.load(f):
                ids, shapes, offsets, words = TOKENIZER.encode(v["text"])
                self.assertEqual((ids, shapes, words), (v["ids"], v["shapes"], v["words"]), v["text"])
                self.assertEqual([list(o) for o in offsets], v["offsets"], v["text"])

    def test_offsets_cover_all_that_is_not_blank(self):
        text = "Dr. Anna Schmidt-Müller, 12.03.2024 東京 김철수 😀"
        covered = set()
        for start, end in TOKENIZER.encode(text)[2]:
            covered.update(range(start, end))
        self.assertEqual(covered, {i for i, c in enumerate(text) if not c.isspace()})

    def test_casing_changes_shapes_only(self):
        a, b, c = (TOKENIZER.encode(t) for t in ("Anna Müller", "ANNA MÜLLER", "anna müller"))
        self.assertEqual(a[0], b[0])
        self.assertEqual(a[0], c[0])
        self.assertNotEqual(a[1], b[1])

    def test_unknown_characters_get_buckets(self):
        ids = TOKENIZER.encode("\U00013000")[0]
        self.assertTrue(all(FIRST_BUCKET <= i < FIRST_PIECE for i in ids))

    def test_long_words_are_cut(self):
        words = TOKENIZER.encode_words("x" * (2 * MAX_WORD + 1))
        self.assertEqual([w[1] - w[0] for w in words], [MAX_WORD, MAX_WORD, 1])

    def test_size(self):
        self.assertEqual(TOKENIZER.size, 65536)


if __name__ == "__main__":
    unittest.main()
