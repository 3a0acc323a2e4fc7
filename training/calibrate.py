"""Step 7: makes span scores mean what they say, and adds the map to config.json.

  python3 calibrate.py --data ner/ --model student.ner.pt --out out/ [--limit 200]

The raw score of a span is the mean, over its words, of the probability of its
label (B- and I- together). On the dev sets, spans are sorted by raw score and a
rising step function is fitted to how often they are exactly right (pool adjacent
violators); config.json gets it as points to interpolate between. The test sets
show whether it holds: among spans scored about .8, 8 in 10 should be right.
"""
import argparse
import json
import os
import pickle

import numpy as np

from evaluate import onnx_runner, torch_runner
from sfner.labels import INDEX, decode
from sfner.predict import predict


def scored_spans(run, sets, split, limit):
    """[(raw score, exactly right)] over all spans of covered labels."""
    out = []
    for item in sets:
        if item["split"] != split:
            continue
        rows = item["rows"][:limit or None]
        covered = set(item["covered"])
        tags, probabilities = predict(run, rows, with_scores=True)
        for row, tag, p in zip(rows, tags, probabilities):
            gold = {tuple(s) for s in row[5]}
            at = {w[0]: k for k, w in enumerate(row[4])}
            for span in decode(tag, row[4]):
                if span[2] not in covered:
                    continue
                b, k, raw = INDEX["B-" + span[2]], at[span[0]], []
                while k < len(p) and row[4][k][0] < span[1]:
                    raw.append(p[k, b] + p[k, b + 1])
                    k += 1
                out.append((float(np.mean(raw)), tuple(span) in gold))
    return out


def rising_fit(pairs, points=12):
    """Pool adjacent violators, then a dozen points of the curve."""
    pairs = sorted(pairs)
    blocks = []
    for raw, right in pairs:
        blocks.append([raw, float(right), 1])
        while len(blocks) > 1 and blocks[-2][1] / blocks[-2][2] >= blocks[-1][1] / blocks[-1][2]:
            last = blocks.pop()
            blocks[-1] = [blocks[-1][0], blocks[-1][1] + last[1], blocks[-1][2] + last[2]]
    raw = np.array([p[0] for p in pairs])
    fitted = np.concatenate([np.full(b[2], b[1] / b[2]) for b in blocks])
    cuts = np.array_split(np.arange(len(pairs)), points)
    curve = [[round(float(raw[c].mean()), 4), round(float(fitted[c].mean()), 4)] for c in cuts if len(c)]
    return [[0.0, 0.0]] + curve + [[1.0, max(curve[-1][1], 0.99)]]


def reliability(pairs, curve):
    """Rows (from, to, spans, mean score, share right) of the calibrated scores."""
    x, y = zip(*curve)
    score = np.interp([p[0] for p in pairs], x, y)
    right = np.array([p[1] for p in pairs], float)
    table = []
    for low in np.arange(0, 1, 0.1):
        inside = (score >= low) & (score < low + 0.1 + (low > 0.85))
        if inside.sum() >= 20:
            table.append([round(low, 1), round(low + 0.1, 1), int(inside.sum()), round(score[inside].mean(), 3), round(right[inside].mean(), 3)])
    return table


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", required=True)
    parser.add_argument("--model", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--limit", type=int, default=0)
    args = parser.parse_args()
    if args.model.endswith(".onnx"):
        run = onnx_runner(args.model)
    else:
        import torch
        from sfner.model import load
        device = "cuda" if torch.cuda.is_available() else "cpu"
        run = torch_runner(load(args.model, device)[0], device)
    with open(os.path.join(args.data, "eval.pickle"), "rb") as f:
        sets = pickle.load(f)
    curve = rising_fit(scored_spans(run, sets, "dev", args.limit))
    table = reliability(scored_spans(run, sets, "test", args.limit), curve)
    path = os.path.join(args.out, "config.json")
    with open(path) as f:
        config = json.load(f)
    config["calibration"] = curve
    with open(path, "w") as f:
        json.dump(config, f, indent=1)
    with open(os.path.join(args.out, "calibration.json"), "w") as f:
        json.dump({"curve": curve, "test": table}, f, indent=1)
    for row in table:
        print("score %.1f to %.1f: %d spans, mean score %.3f, right %.3f" % tuple(row))


if __name__ == "__main__":
    main()
