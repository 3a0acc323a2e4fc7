"""Step 1b: the list of names, from the gazetteers.

  python3 build_names.py --gazetteers GAZ --tokenizer tokenizer.json --out names.bin

Names of one letter, of digits alone and of more than eight words are left out.
"""
import argparse
import lzma
import os

import numpy as np

from sfner.names import FAMILY, GIVEN, MAX_WORDS, ORGANISATION, PEOPLE, PLACE, Names, hash_of
from sfner.tokenizer import Tokenizer

KINDS = {"given": GIVEN, "family": FAMILY, "place": PLACE, "country": PLACE, "org": ORGANISATION, "demonym": PEOPLE}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gazetteers", required=True)
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--out", required=True)
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
    hashes = np.array(sorted(kinds.keys() | {h for h, n in reach.items() if n}), np.uint32)
    entries = np.array([kinds.get(h, 0) | reach.get(h, 0) << 5 for h in hashes.tolist()], np.uint8)
    Names(hashes, entries).save(args.out)
    print(f"{len(hashes)} entries, {os.path.getsize(args.out)} bytes")


if __name__ == "__main__":
    main()
