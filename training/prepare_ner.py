"""Step 2b: annotated corpora (and synthetic lines) to arrays for fine-tuning.

  python3 prepare_ner.py --ner DIR --tokenizer tokenizer.json --names names.bin --out ner/ [--synthetic synthetic/]

Training lines: token ids, shapes and allowed-tag bits per token (0: no loss,
which all pieces after a word's first have). Dev and test lines also keep word
offsets and gold spans, for evaluation.
"""
import argparse
import json
import lzma
import multiprocessing
import os
import pickle
import random

import numpy as np

from sfner.labels import CORE, WITH_ADDRESS, word_targets
from sfner.names import Names, marked
from sfner.tokenizer import Tokenizer

TOKENIZER = NAMES = None
MAX_TOKENS = 4096
EXTRA = {"synthetic": "templates.jsonl", "substituted": "substituted.jsonl"}  # made by synthesise.py


def covered_labels(src, coverage):
    covered = set(CORE) if src in EXTRA else set(coverage[src]["core"])
    if src in WITH_ADDRESS:
        covered.add("ADDRESS")
    return covered


def read_lines(path):
    opener = lzma.open if path.endswith(".xz") else open
    with opener(path, "rt", encoding="utf-8") as f:
        return [json.loads(line) for line in f]


def joined(lines, share, rng):
    """Some lines again in twos and threes, a line break between: documents are not single sentences."""
    out = []
    for _ in range(int(len(lines) * share)):
        text, spans = "", []
        for line in rng.sample(lines, min(len(lines), rng.choice((2, 2, 3)))):
            if text:
                text += "\n"
            spans += [[s + len(text), e + len(text), label] for s, e, label in line["spans"]]
            text += line["text"]
        out.append({"text": text, "spans": spans})
    return out


def encode(job):
    global TOKENIZER, NAMES
    path, src, split, tokenizer, names, covered, limit, coverage = job
    if TOKENIZER is None:
        TOKENIZER, NAMES = Tokenizer.load(tokenizer), Names.load(names)
    lines = read_lines(path)[:limit or None]
    if split == "train" and src not in EXTRA and len(lines) > 3:
        lines = lines + joined(lines, 0.1, random.Random(src))
    out = []
    for line in lines:
        words = TOKENIZER.encode_words(line["text"])
        if "from" in line:  # a substituted copy is annotated as far as its original
            covered = covered_labels(line["from"], coverage)
        targets = word_targets(words, line["spans"], covered)
        ids, shapes, tags, firsts = [], [], [], []
        for (_, _, pieces, shape), target in zip(words, targets):
            firsts.append(len(ids))
            ids += pieces
            shapes += [shape] + [shape % 8] * (len(pieces) - 1)
            tags += [target] + [0] * (len(pieces) - 1)
        if not ids:
            continue
        ids, shapes, tags = ids[:MAX_TOKENS], shapes[:MAX_TOKENS], tags[:MAX_TOKENS]
        ids = np.array(ids, np.uint16)
        shapes = marked(NAMES, ids, np.array(shapes, np.uint8), [f for f in firsts if f < len(ids)])
        row = [ids, shapes, np.array(tags, np.int16)]
        if split != "train":
            row += [np.array(firsts), [(w[0], w[1]) for w in words], line["spans"], line.get("lang", "")]
        out.append(row)
    return src, split, out


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ner", required=True)
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--names", required=True)
    parser.add_argument("--out", required=True, help="folder: train.npz and eval.pickle")
    parser.add_argument("--synthetic", help="folder of synthesise.py")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--limit", type=int, default=0, help="lines per file, for trials")
    args = parser.parse_args()
    with open(os.path.join(args.ner, "coverage.json")) as f:
        coverage = json.load(f)
    jobs = []
    for file in sorted(os.listdir(args.ner)):
        if file.endswith(".jsonl.xz"):
            src, split = file[:-len(".jsonl.xz")].rsplit(".", 1)
            jobs.append((os.path.join(args.ner, file), src, split, args.tokenizer, args.names, covered_labels(src, coverage), args.limit, coverage))
    for src, file in EXTRA.items() if args.synthetic else ():
        jobs.append((os.path.join(args.synthetic, file), src, "train", args.tokenizer, args.names, covered_labels(src, coverage), args.limit, coverage))
    jobs.sort(key=lambda j: -os.path.getsize(j[0]))
    train, sources, held = [], [], []
    with multiprocessing.Pool(args.jobs) as pool:
        for src, split, rows in pool.imap_unordered(encode, jobs, chunksize=1):
            if split == "train":
                train += rows
                sources += [src] * len(rows)
            else:
                held.append({"src": src, "split": split, "covered": sorted(covered_labels(src, coverage) & set(CORE)), "rows": rows})
    names = sorted(set(sources))
    number = {name: i for i, name in enumerate(names)}
    lengths = np.array([len(r[0]) for r in train])
    os.makedirs(args.out, exist_ok=True)
    gold = [not coverage.get(n, {"kind": "synthetic"})["kind"].startswith(("silver", "synthetic")) for n in names]
    np.savez(os.path.join(args.out, "train.npz"),
             ids=np.concatenate([r[0] for r in train]), shapes=np.concatenate([r[1] for r in train]),
             tags=np.concatenate([r[2] for r in train]), starts=np.cumsum(lengths) - lengths, lengths=lengths,
             source=np.array([number[s] for s in sources]), names=np.array(names), gold=np.array(gold))
    with open(os.path.join(args.out, "eval.pickle"), "wb") as f:
        pickle.dump(sorted(held, key=lambda h: (h["src"], h["split"])), f)
    print(f"{len(train)} train lines, {int(lengths.sum())} tokens; {len(held)} dev and test sets")


if __name__ == "__main__":
    main()
