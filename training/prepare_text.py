"""Step 2a: plain text to token shards for pretraining.

  python3 prepare_text.py --text DIR --tokenizer tokenizer.json --names names.bin --out shards/ --jobs 16

Every file becomes shards `<lang>.<file>.<k>.npz` (ids and shapes, uint16),
written whole under their final name, so that pretraining can pick up shards
that appear while it is running. Existing shards are kept (resume).
"""
import argparse
import array
import lzma
import math
import multiprocessing
import os

import numpy as np

from sfner.names import Names, marked
from sfner.tokenizer import GAP_NEWLINE, Tokenizer

TOKENIZER = NAMES = None
SHARD = 1_500_000  # compressed bytes per shard


def tokenise(job):
    global TOKENIZER, NAMES
    path, tokenizer, names, k, n, out, limit = job
    if TOKENIZER is None:
        TOKENIZER, NAMES = Tokenizer.load(tokenizer), Names.load(names)
    name = os.path.basename(path)[:-len(".txt.xz")]
    lang = name.replace("extra-", "")
    target = os.path.join(out, f"{lang}.{name}.{k}.npz")
    if os.path.exists(target):
        return 0
    ids, shapes, firsts = array.array("H"), bytearray(), array.array("I")
    with lzma.open(path, "rt", encoding="utf-8") as f:
        for number, line in enumerate(f):
            if limit and number >= limit:
                break
            if number % n != k:
                continue
            first = True
            for _, _, pieces, shape in TOKENIZER.encode_words(line):
                if first:
                    shape = GAP_NEWLINE * 8 + shape % 8
                    first = False
                firsts.append(len(ids))
                ids.extend(pieces)
                shapes.append(shape)
                for _ in pieces[1:]:
                    shapes.append(shape % 8)
    with open(target + ".tmp", "wb") as f:
        ids = np.frombuffer(ids, np.uint16)
        np.savez(f, ids=ids, shapes=marked(NAMES, ids, np.frombuffer(bytes(shapes), np.uint8), np.frombuffer(firsts, np.uint32)))
    os.rename(target + ".tmp", target)
    return len(ids)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--text", required=True)
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--names", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--limit", type=int, default=0, help="lines per file, for trials")
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    jobs = []
    for file in sorted(os.listdir(args.text)):
        if file.endswith(".txt.xz"):
            path = os.path.join(args.text, file)
            n = 1 if args.limit else math.ceil(os.path.getsize(path) / SHARD)
            jobs += [(path, args.tokenizer, args.names, k, n, args.out, args.limit) for k in range(n)]
    with multiprocessing.Pool(args.jobs) as pool:
        total = sum(pool.imap_unordered(tokenise, jobs))
    print(f"{total} tokens in {len(jobs)} shards")


if __name__ == "__main__":
    main()
