"""Step 6: ONNX export, int8 quantisation, and the check of int8 against float.

  python3 export.py --model student.ner.pt --tokenizer tokenizer.json --out out/ [--data ner/ --limit 400]

Writes out/model.float.onnx, out/model.onnx (int8), out/tokenizer.json and
out/config.json; with --data also out/quantisation.json, the figures of both.
"""
import argparse
import json
import os
import pickle
import shutil

import numpy as np
import onnx

from sfner.labels import LABELS, TAGS
from sfner.model import load
from sfner.onnx_graph import build
from sfner.predict import STRIDE, WINDOW


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", required=True)
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--data", help="folder of prepare_ner.py, for the check")
    parser.add_argument("--limit", type=int, default=0, help="lines per set in the check")
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    model, _ = load(args.model)
    weights = {k: v.numpy() for k, v in model.state_dict().items()}
    float_path, int8_path = os.path.join(args.out, "model.float.onnx"), os.path.join(args.out, "model.onnx")
    onnx.save(build(weights, model.config), float_path)
    onnx.save(build(weights, model.config, "int8", "int8"), int8_path)
    shutil.copy(args.tokenizer, os.path.join(args.out, "tokenizer.json"))
    with open(os.path.join(args.out, "config.json"), "w") as f:
        json.dump({**model.config, "kind": "sfumato-tagger", "tags": TAGS, "labels": LABELS, "window": WINDOW,
                   "stride": STRIDE, "inputs": ["input_ids", "shape_ids", "attention_mask"], "output": "logits",
                   "pad_id": 0, "names": "names.bin"}, f, indent=1)
    for path in (float_path, int8_path):
        print(path, os.path.getsize(path), "bytes")
    if args.data:
        from evaluate import evaluate, onnx_runner, torch_runner
        from sfner.metrics import summary
        with open(os.path.join(args.data, "eval.pickle"), "rb") as f:
            sets = pickle.load(f)
        row = max(sets[0]["rows"], key=lambda r: len(r[0]) if len(r[0]) <= WINDOW else 0)
        batch = row[0][None].astype(np.int64), row[1][None].astype(np.int64), np.ones((1, len(row[0])), np.int64)
        gap = np.abs(torch_runner(model, "cpu")(*batch) - onnx_runner(float_path)(*batch)).max()
        print("largest difference of torch and float ONNX logits", gap)
        figures = {}
        for name, path in (("float", float_path), ("int8", int8_path)):
            figures[name] = summary(evaluate(onnx_runner(path), sets, limit=args.limit, batch_tokens=4096))
            print(name, figures[name]["strict_f1_mean"], figures[name]["person_overlap_recall_mean"], flush=True)
        figures["loss"] = figures["float"]["strict_f1_mean"] - figures["int8"]["strict_f1_mean"]
        with open(os.path.join(args.out, "quantisation.json"), "w") as f:
            json.dump(figures, f, indent=1)


if __name__ == "__main__":
    main()
