"""Step 1a: counts normalised words per language (input of build_tokenizer.py).

  python3 count_words.py --text DIR --gazetteers DIR --out counts/ --jobs 2
"""
import argparse
import collections
import lzma
import multiprocessing
import os

from sfner.chars import build_classes, build_lower
from sfner.tokenizer import Splitter

SPLITTER = None


def count(job):
    global SPLITTER
    if SPLITTER is None:
        SPLITTER = Splitter(build_classes(), build_lower())
    lang, paths, out = job
    raw = collections.Counter()
    for path in paths:
        with lzma.open(path, "rt", encoding="utf-8") as f:
            for line in f:
                raw.update(w[0] for w in SPLITTER.words(line))
    words = collections.Counter()
    for word, n in raw.items():
        words[SPLITTER.normal(word)] += n
    with open(os.path.join(out, lang + ".tsv"), "w", encoding="utf-8") as f:
        for word, n in words.most_common():
            f.write(f"{word}\t{n}\n")
    return lang, sum(words.values()), len(words)


def names(gazetteers, out):
    """Given and family names with their weights, and places and organisations, as one more 'language'."""
    splitter = Splitter(build_classes(), build_lower())
    words = collections.Counter()
    for file in ("given", "family", "places", "countries", "organisations"):
        with lzma.open(os.path.join(gazetteers, file + ".tsv.xz"), "rt", encoding="utf-8") as f:
            for line in f:
                name, _, _, weight = line.rstrip("\n").split("\t")
                if file == "places" and weight not in ("2", "3", "4", "5"):
                    continue
                n = 1 if file in ("places", "organisations") or not weight else 1 + min(int(float(weight)), 50)
                for word in splitter.words(name):
                    words[splitter.normal(word[0])] += n
    with open(os.path.join(out, "names.tsv"), "w", encoding="utf-8") as f:
        for word, n in words.most_common():
            f.write(f"{word}\t{n}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--text", required=True)
    parser.add_argument("--gazetteers", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    by_lang = collections.defaultdict(list)
    for file in sorted(os.listdir(args.text)):
        if file.endswith(".txt.xz"):
            by_lang[file[:-len(".txt.xz")].replace("extra-", "")].append(os.path.join(args.text, file))
    names(args.gazetteers, args.out)
    jobs = sorted(((lang, paths, args.out) for lang, paths in by_lang.items()),
                  key=lambda j: -sum(map(os.path.getsize, j[1])))
    with multiprocessing.Pool(args.jobs) as pool:
        for lang, total, distinct in pool.imap_unordered(count, jobs):
            print(lang, total, distinct, flush=True)


if __name__ == "__main__":
    main()
