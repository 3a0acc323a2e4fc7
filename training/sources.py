"""Step 8: writes MODEL_CARD.md from the figures of evaluate, export and calibrate.

  python3 model_card.py --out-folder out/ --ner NER --text TEXT --gazetteers GAZ --card MODEL_CARD.md

Figures: out/int8.json, lower.json, upper.json, quantisation.json, calibration.json.
Licences: the tables of the data folders' SOURCES.md and coverage.json.
"""
import argparse
import json
import os
import re


def read(folder, name):
    path = os.path.join(folder, name)
    if not os.path.exists(path):
        return None
    with open(path) as f:
        return json.load(f)


def table(head, rows):
    line = lambda cells: "| " + " | ".join(str(c) for c in cells) + " |"
    return "\n".join([line(head), line(["---"] * len(head))] + [line(r) for r in rows])


def three(x):
    return "" if x is None else f"{x:.3f}"


def attributions(path):
    """The attribution lines of the corpora: "- **name**: source. Licence: ... Attribution: ..."."""
    out = []
    with open(path, encoding="utf-8") as f:
        for line in f:
            m = re.match(r"- \*\*(.+?)\*\*: (.*?) Licence: (.*?)\. Attribution: (.*?)\.? ?(?:Note:.*)?$", line.strip())
            if m:
                out.append([m.group(1), m.group(4), m.group(3), re.sub(r"GitHub (\S+) @ `(\w{12})\w*`.*", r"\1 @ \2", m.group(2))])
    return out


def rows_under(path, heading):
    """Rows of the markdown tables whose first header cell is `source`, under a heading."""
    rows, inside, grabbing = [], False, False
    with open(path, encoding="utf-8") as f:
        for line in f:
            if line.startswith("#"):
                inside = heading in line
            cells = [c.strip() for c in line.strip().strip("|").split("|")] if line.startswith("|") else None
            if not cells:
                grabbing = False
            elif cells[0] == "source":
                grabbing, head = inside or not heading, cells
            elif grabbing and not set(cells[0]) <= set("- "):
                rows.append(dict(zip(head, cells)))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out-folder", required=True)
    parser.add_argument("--ner", required=True)
    parser.add_argument("--text", required=True)
    parser.add_argument("--gazetteers", required=True)
    parser.add_argument("--card", required=True)
    args = parser.parse_args()
    get = lambda name: read(args.out_folder, name)
    figures, lower, upper, quant, calibration, config = (get(n + ".json") for n in ("int8", "lower", "upper", "quantisation", "calibration", "config"))
    size = os.path.getsize(os.path.join(args.out_folder, "model.onnx"))
    parts = [f"""# Model card: Sfumato tagger, first version (draft)

Finds {", ".join(config["labels"])} in running text, forms and tables. {config["layers"]} layers, width {config["width"]}, {config["vocab"]:,} pieces, int8 ONNX of {size / 1e6:.1f} MB. Trained from random weights on the data below (no other model's weights were used; the silver corpora among the data are the output of other taggers, and part of the plain text is machine-translated); see `README.md`. All figures come from `evaluate.py`, `export.py` and `calibrate.py`; this page is written by `model_card.py`.

## Figures

Dev and test sets together per corpus, only the labels a corpus annotates throughout; strict means same start, end and label. No line of these sets was trained on. Some sets are small (Italian: one set of 12 lines).
""",
             table(["measure", "value"], [
                 [f"mean strict F1 over {figures['corpora']} corpora (int8)", three(figures["strict_f1_mean"])],
                 [f"mean strict F1 over {figures['files']} dev and test files", three(figures["strict_f1_mean_over_files"])],
                 ["mean PERSON recall, any overlap", three(figures["person_overlap_recall_mean"])]] +
                 ([["the same texts all lower case: F1, PERSON recall", three(lower["strict_f1_mean"]) + ", " + three(lower["person_overlap_recall_mean"])]] if lower else []) +
                 ([["the same texts all upper case: F1, PERSON recall", three(upper["strict_f1_mean"]) + ", " + three(upper["person_overlap_recall_mean"])]] if upper else []) +
                 ([["float minus int8 (strict F1, the same lines of each set)", f"{quant['loss']:.4f}"]] if quant else []) +
                 [[f"{label}: strict F1 over all spans", three(value)] for label, value in figures["label_f1_pooled"].items()])]
    person = figures["person_overlap_recall_by_language"]
    parts += ["## By language\n", table(["language", "mean strict F1", "mean PERSON recall"],
                                       [[k, three(v), three(person.get(k))] for k, v in figures["strict_f1_by_language"].items()])]
    by_label = figures["label_f1_by_corpus"]
    with open(os.path.join(args.ner, "coverage.json")) as f:
        coverage = json.load(f)
    core = ["PERSON", "LOCATION", "ORGANIZATION", "NRP", "DATE_TIME"]
    parts += ["## By corpus\n", table(["corpus", "kind", "strict F1"] + core,
                                     [[k, coverage[k]["kind"].split(" (")[0], three(v)] + [three(by_label[k].get(c)) for c in core]
                                      for k, v in figures["strict_f1_by_corpus"].items()])]
    if calibration:
        parts += ["## Scores\n\nCalibrated on the dev sets, checked on the test sets:\n",
                  table(["score from", "to", "spans", "mean score", "exactly right"], calibration["test"])]
    parts.append("""## Limits

- ORGANIZATION is the weakest label; tweets, noisy OCR, Chinese microblogs and court organisations are far below news text.
- Text without casing loses about six points of F1.
- Languages without annotated data (vi, he, bn, ur, ms, mk, be, sq, ta, eu, af) work by transfer and templates and are not measured here.
- Names that are ordinary words, and ordinary words that look like names at the start of a sentence, are confused.

## Data and attributions

Corpora (annotations and their texts):
""")
    parts.append(table(["corpus", "attribution", "licence", "source"], attributions(os.path.join(args.ner, "SOURCES.md"))))
    parts.append("Plain text, first and second layer:\n")
    text = [[r["source"], r.get("what", ""), r["licence"], r.get("repository", "")] for r in rows_under(os.path.join(args.text, "SOURCES.md"), "")]
    seen, unique = set(), []
    for row in text:
        if tuple(row) not in seen:
            seen.add(tuple(row))
            unique.append(row)
    parts.append(table(["source", "what", "licence", "repository"], unique))
    parts.append("Gazetteers (tokenizer, synthetic lines):\n")
    parts.append(table(["source", "what", "licence"], [[r["source"], r["what"], r["licence"]] for r in rows_under(os.path.join(args.gazetteers, "SOURCES.md"), "")]))
    with open(args.card, "w", encoding="utf-8") as f:
        f.write("\n\n".join(parts) + "\n")


if __name__ == "__main__":
    main()
