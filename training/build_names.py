"""Step 1b: the list of names, from the gazetteers.

  python3 build_names.py --gazetteers GAZ --tokenizer tokenizer.json --out names.bin [--text TEXT]

Names of one letter, of digits alone and of more than eight words are left out;
with TEXT, single words too that plain text writes small nine times in ten.
"""
import argparse
import collections
import lzma
import multiprocessing
import os

import numpy as np

from sfner.names import FAMILY, GIVEN, MAX_WORDS, ORGANISATION, PEOPLE, PLACE, Names, hash_of
from sfner.tokenizer import CASE_LOWER, CASE_TITLE, Tokenizer

KINDS = {"given": GIVEN, "family": FAMILY, "place": PLACE, "country": PLACE, "org": ORGANISATION, "demonym": PEOPLE}


LINES = 9000       # of each text
SEEN_SMALL = 20    # times, before a word counts as a common one
SENTENCE_ENDS = ".!?"


def count_casing(job):
    """How often each word stands small and capitalised, first words of sentences left out."""
    path, tokenizer = job[0], Tokenizer.load(job[1])
    counts = {CASE_LOWER: collections.Counter(), CASE_TITLE: collections.Counter()}
    with lzma.open(path, "rt", encoding="utf-8") as f:
        for number, line in enumerate(f):
            if number == LINES:
                break
            first = True
            for start, end, ids, shape in tokenizer.encode_words(line):
                if not first and shape % 8 in counts:
                    counts[shape % 8][tuple(ids)] += 1
                first = line[start:end] in SENTENCE_ENDS
    return counts


def common_words(folder, tokenizer):
    """Hashes of the words that are written small nine times in ten."""
    small, capitalised = collections.Counter(), collections.Counter()
    jobs = [(os.path.join(folder, file), tokenizer) for file in sorted(os.listdir(folder)) if file.endswith(".txt.xz")]
    with multiprocessing.Pool() as pool:
        for counts in pool.imap_unordered(count_casing, jobs):
            small.update(counts[CASE_LOWER])
            capitalised.update(counts[CASE_TITLE])
    return {hash_of(ids) for ids, n in small.items() if n >= SEEN_SMALL and n > 9 * capitalised[ids]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gazetteers", required=True)
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--text")
    args = parser.parse_args()
    tokenizer = Tokenizer.load(args.tokenizer)
    kinds, reach = {}, {}
    for file in ("given", "family", "places", "countries", "organisations"):
        with lzma.open(os.path.join(args.gazetteers, file + ".tsv.xz"), "rt", encoding="utf-8") as f:
            for line in f:
                name, kind = line.rstrip("\n").split("\t")[:2]
                words = [ids for _, _, ids, _ in tokenizer.encode_words(name)]
                letters = [c for c in name if c.isalpha()]
                if not letters or len(words) > MAX_WORDS or len(letters) == 1 and letters[0] < "\u2e80":
                    continue
                ids = [piece for word in words for piece in word]
                value = hash_of(ids)
                kinds[value] = kinds.get(value, 0) | KINDS[kind.split("_")[0]]
                first = hash_of(words[0])
                reach[first] = max(reach.get(first, 0), len(words) - 1)
    for word in common_words(args.text, args.tokenizer) if args.text else ():
        kinds.pop(word, None)
    hashes = np.array(sorted(kinds.keys() | {h for h, n in reach.items() if n}), np.uint32)
    entries = np.array([kinds.get(h, 0) | reach.get(h, 0) << 5 for h in hashes.tolist()], np.uint8)
    Names(hashes, entries).save(args.out)
    print(f"{len(hashes)} entries, {os.path.getsize(args.out)} bytes")


if __name__ == "__main__":
    main()
