"""Step 1b: trains the vocabulary and writes tokenizer.json.

  g++ -O2 -o build/bpe bpe.cc
  python3 build_tokenizer.py --counts counts/ --bpe build/bpe --out tokenizer.json

Languages are weighted by size^0.5 (English more, since most traffic is English
and whole words there mean fewer tokens). More merges than wanted are learnt and
the pieces that greedy matching uses least are dropped again: byte-pair merges
leave behind stepping stones that a longest-match tokenizer never emits.
"""
import argparse
import collections
import json
import os
import subprocess

from sfner.chars import build_classes, build_lower
from sfner.tokenizer import FIRST_PIECE, Tokenizer

# Legal forms and titles: rare in running text, telling in front of or behind a name.
FORCED = """gmbh mbh kg ohg ag se ev inc llc ltd corp plc llp co sarl sas sasu snc eurl spa srl sl slu sa nv bv vof
oy oyj ab asa aps kft zrt nyrt rt sro doo ooo ooо ооо оао зао пао тов тoo eood ood ad sia uab oü mchj pty pte bhd sdn
tbk pt cv ltda eireli mr mrs ms dr prof mag ing dipl sr sra herr frau mme mlle mgr judr mudr""".split()
BOOST = {"en": 4.0, "names": 2.5, "de": 1.5, "ru": 1.5, "ja": 2.0, "el": 1.5, "ar": 1.5}


def weighted_words(folder, power):
    words = collections.Counter()
    for file in sorted(os.listdir(folder)):
        lang = file[:-4]
        pairs = []
        with open(os.path.join(folder, file), encoding="utf-8") as f:
            for line in f:
                word, n = line.rstrip("\n").rsplit("\t", 1)
                pairs.append((word, int(n)))
        total = sum(n for _, n in pairs)
        scale = BOOST.get(lang, 1.0) * 2e4 * total ** power / total
        for word, n in pairs:
            if n >= 2 or lang == "names":
                words[word] += n * scale
    return words


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--counts", required=True)
    parser.add_argument("--bpe", default="build/bpe")
    parser.add_argument("--out", required=True)
    parser.add_argument("--size", type=int, default=65536)
    parser.add_argument("--power", type=float, default=0.5)
    args = parser.parse_args()
    words = weighted_words(args.counts, args.power)
    total = sum(words.values())
    words = {w: n * 1e8 / total for w, n in words.items()}  # as if 100 M words had been read
    table = "".join(f"{w}\t{n:.3f}\n" for w, n in words.items() if "\t" not in w)
    merged = subprocess.run([args.bpe, str(int(args.size * 1.4)), "12"], input=table.encode(),
                            stdout=subprocess.PIPE, check=True).stdout.decode()
    pieces = [tuple(line.split("\t")) for line in merged.split("\n") if line]
    spec = {"classes": build_classes(), "lower": build_lower()}

    def fill(kept):
        spec["initial"] = sorted(p for k, p in kept if k == "i")
        spec["continuation"] = sorted(p for k, p in kept if k == "c")
        return Tokenizer(spec)

    want = args.size - FIRST_PIECE
    have = set(pieces)
    kept = pieces + [("i", p) for p in dict.fromkeys(FORCED) if ("i", p) not in have]
    for goal in (want + (len(pieces) - want) // 2, want + (len(pieces) - want) // 8, want):
        tokenizer = fill(kept)
        use = collections.Counter()
        for word, n in words.items():
            for piece in tokenizer.pieces(word)[0]:
                use[piece] += n
        rank = []  # single characters and forced pieces stay
        for kind, piece in kept:
            index = (tokenizer.initial if kind == "i" else tokenizer.continuation)[piece]
            rank.append((len(piece) > 1 and not (kind == "i" and piece in FORCED), -use[index], kind, piece))
        rank.sort()
        kept = [(kind, piece) for _, _, kind, piece in rank[:goal]]
        print(goal, "pieces, tokens per word", sum(use.values()) / sum(words.values()), "least use", -rank[goal - 1][1])
    tokenizer = fill(kept)
    spec = {"version": 1, "kind": "sfumato-wordpiece", "size": tokenizer.size, **spec}
    with open(args.out, "w", encoding="utf-8") as f:
        f.write("{\n" + ",\n".join(f" {json.dumps(k)}: " + json.dumps(v, ensure_ascii=False, separators=(",", ":"))
                                   for k, v in spec.items()) + "\n}\n")


if __name__ == "__main__":
    main()
