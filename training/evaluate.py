"""Step 5: strict span F1 and PERSON recall on every dev and test set.

  python3 evaluate.py --data ner/ --model student.pt --json figures.json
  python3 evaluate.py --data ner/ --model student.int8.onnx --json figures.json

Only the labels a corpus annotates throughout are counted in it; predictions of
other labels are dropped there. --case lower|upper measures the same texts
without their casing.
"""
import argparse
import json
import pickle

import numpy as np

from sfner.labels import decode
from sfner.metrics import Counts, summary
from sfner.predict import predict


def torch_runner(model, device):
    import torch
    model.eval()

    def run(ids, shapes, mask):
        put = lambda a: torch.from_numpy(a).to(device)
        with torch.no_grad(), torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            padded = not mask.all()
            return model.tags(put(ids), put(shapes), put(mask).bool() if padded else None).float().cpu().numpy()
    return run


def onnx_runner(path, threads=0):
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    return lambda ids, shapes, mask: session.run(
        ["logits"], {"input_ids": ids, "shape_ids": shapes, "attention_mask": mask})[0]


def recase(shapes, how):
    """Casing is a feature beside the pieces, so changing it needs no new tokens."""
    case = shapes % 8
    if how == "lower":
        new = np.where((case >= 2) & (case <= 5), 1, case)
    else:
        new = np.where((case == 1) | (case == 2) | (case == 5), 3, case)
    return shapes - case + new


def evaluate(run, sets, case=None, limit=0, batch_tokens=65536):
    results = []
    for item in sets:
        rows = item["rows"][:limit or None]
        if case:
            rows = [[r[0], recase(r[1], case)] + r[2:] for r in rows]
        counts = Counts()
        covered = set(item["covered"])
        for row, tags in zip(rows, predict(run, rows, batch_tokens)):
            counts.add([s for s in row[5] if s[2] in covered], [s for s in decode(tags, row[4]) if s[2] in covered])
        results.append((f"{item['src']}.{item['split']}", rows[0][6] if rows else "", counts))
    return results


def report(figures, title):
    print(f"{title}: {figures['corpora']} corpora, strict F1 {figures['strict_f1_mean']:.4f} "
          f"(over {figures['files']} files {figures['strict_f1_mean_over_files']:.4f}), "
          f"PERSON overlap recall {figures['person_overlap_recall_mean']:.4f}")
    print("  labels", {k: round(v, 3) for k, v in figures["label_f1_pooled"].items()})
    print("  languages", {k: round(v, 3) for k, v in figures["strict_f1_by_language"].items()})
    print("  PERSON recall", {k: round(v, 3) for k, v in figures["person_overlap_recall_by_language"].items()})
    print("  corpora", {k: round(v, 3) for k, v in figures["strict_f1_by_corpus"].items()}, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", required=True)
    parser.add_argument("--model", required=True)
    parser.add_argument("--case", choices=["lower", "upper"])
    parser.add_argument("--limit", type=int, default=0, help="lines per set")
    parser.add_argument("--batch-tokens", type=int, default=65536)
    parser.add_argument("--json")
    args = parser.parse_args()
    with open(args.data + "/eval.pickle", "rb") as f:
        sets = pickle.load(f)
    if args.model.endswith(".onnx"):
        run = onnx_runner(args.model)
    else:
        import torch
        from sfner.model import load
        device = "cuda" if torch.cuda.is_available() else "cpu"
        run = torch_runner(load(args.model, device)[0], device)
    figures = summary(evaluate(run, sets, args.case, args.limit, args.batch_tokens))
    report(figures, args.model + (f" ({args.case} case)" if args.case else ""))
    if args.json:
        with open(args.json, "w") as f:
            json.dump(figures, f, indent=1)


if __name__ == "__main__":
    main()
