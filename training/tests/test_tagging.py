"""Targets, decoding, windows and scores (numpy only)."""
import os
import sys
import unittest

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from sfner.labels import INDEX, TAGS, bits, both, decode, outside_bits, word_targets  # noqa: E402
from sfner.metrics import Counts  # noqa: E402
from sfner.predict import WINDOW, best_path, windows_of  # noqa: E402

WORDS = [(0, 4), (5, 12), (13, 15), (16, 22)]  # Anna Schmidt in Berlin


class TargetTest(unittest.TestCase):
    def test_unmarked_words_may_be_what_the_corpus_leaves_out(self):
        outside = outside_bits({"PERSON", "LOCATION"})
        self.assertTrue(outside & both("DATE_TIME"))
        self.assertFalse(outside & both("PERSON"))

    def test_spans_become_tags(self):
        covered = {"PERSON", "LOCATION", "ORGANIZATION", "NRP", "DATE_TIME", "ADDRESS"}
        got = word_targets(WORDS, [[0, 12, "PERSON"], [16, 22, "LOCATION"]], covered)
        self.assertEqual(got, [bits("B-PERSON"), bits("I-PERSON"), bits("O"), bits("B-LOCATION")])

    def test_a_facility_may_be_a_location_or_nothing(self):
        got = word_targets(WORDS, [[16, 22, "FAC"]], {"LOCATION"})[3]
        self.assertTrue(got & bits("O") and got & bits("B-LOCATION"))

    def test_decode_is_the_inverse(self):
        tags = [INDEX[t] for t in ("B-PERSON", "I-PERSON", "O", "B-LOCATION")]
        self.assertEqual(decode(tags, WORDS), [[0, 12, "PERSON"], [16, 22, "LOCATION"]])


class PathTest(unittest.TestCase):
    def test_no_inside_without_a_beginning(self):
        scores = np.full((1, 2, len(TAGS)), -5.0, np.float32)
        scores[0, 0, INDEX["O"]] = 0
        scores[0, 1, INDEX["I-PERSON"]] = 0
        scores[0, 1, INDEX["B-PERSON"]] = -1
        path = best_path(scores, np.array([2]))[0]
        self.assertEqual(TAGS[path[1]], "B-PERSON")

    def test_padding_does_not_change_a_path(self):
        rng = np.random.default_rng(0)
        scores = rng.normal(size=(3, 9, len(TAGS))).astype(np.float32)
        lengths = np.array([9, 4, 1])
        together = best_path(scores, lengths)
        for k, n in enumerate(lengths):
            alone = best_path(scores[k:k + 1, :n], np.array([n]))[0]
            self.assertEqual(list(together[k, :n]), list(alone))


class WindowTest(unittest.TestCase):
    def test_every_token_is_kept_once(self):
        for length in (1, WINDOW, WINDOW + 1, 1000, 4096):
            kept = []
            for start, end, first, last in windows_of(length):
                self.assertTrue(start <= first < last <= end and end - start <= WINDOW)
                kept += range(first, last)
            self.assertEqual(kept, list(range(length)))


class CountsTest(unittest.TestCase):
    def test_strict_and_overlap(self):
        c = Counts()
        c.add([[0, 12, "PERSON"], [16, 22, "LOCATION"]], [[0, 4, "PERSON"], [16, 22, "LOCATION"]])
        self.assertEqual(c.f1(), 0.5)
        self.assertEqual(c.overlap_recall("PERSON"), 1.0)


if __name__ == "__main__":
    unittest.main()
