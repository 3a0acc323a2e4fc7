"""Step 8: writes SOURCES.md, the data the model was made of, with licences and attributions.

  python3 sources.py --ner NER --text TEXT --gazetteers GAZ --out SOURCES.md

From the tables of the data folders' own SOURCES.md.
"""
import argparse
import os
import re


def table(head, rows):
    line = lambda cells: "| " + " | ".join(str(c) for c in cells) + " |"
    return "\n".join([line(head), line(["---"] * len(head))] + [line(r) for r in rows])


def attributions(path):
    """The attribution lines of the corpora: "- **name**: source. Licence: ... Attribution: ..."."""
    out = []
    with open(path, encoding="utf-8") as f:
        for line in f:
            m = re.match(r"- \*\*(.+?)\*\*: (.*?) Licence: (.*?)\. Attribution: (.*?)\.? ?(?:Note:.*)?$", line.strip())
            if m:
                out.append([m.group(1), m.group(4), m.group(3), re.sub(r"GitHub (\S+) @ `(\w{12})\w*`.*", r"\1 @ \2", m.group(2))])
    return out


def rows_of(path):
    """Rows of the markdown tables whose first header cell is `source`."""
    rows, grabbing = [], False
    with open(path, encoding="utf-8") as f:
        for line in f:
            cells = [c.strip() for c in line.strip().strip("|").split("|")] if line.startswith("|") else None
            if not cells:
                grabbing = False
            elif cells[0] == "source":
                grabbing, head = True, cells
            elif grabbing and not set(cells[0]) <= set("- "):
                rows.append(dict(zip(head, cells)))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ner", required=True)
    parser.add_argument("--text", required=True)
    parser.add_argument("--gazetteers", required=True)
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    sources = lambda folder: os.path.join(folder, "SOURCES.md")
    text = [(r["source"], r.get("what", ""), r["licence"], r.get("repository", "")) for r in rows_of(sources(args.text))]
    parts = [
        "# What the model was made of",
        "Trained from random weights; no other model's weights were used. The silver corpora are the output of other taggers, and part of the plain text is machine-translated. Written by `sources.py`.",
        "## Corpora (annotations and their texts)",
        table(["corpus", "attribution", "licence", "source"], attributions(sources(args.ner))),
        "## Plain text, first and second layer",
        table(["source", "what", "licence", "repository"], dict.fromkeys(text)),
        "## Gazetteers (tokenizer, synthetic lines, list of names)",
        table(["source", "what", "licence"], [[r["source"], r["what"], r["licence"]] for r in rows_of(sources(args.gazetteers))]),
    ]
    with open(args.out, "w", encoding="utf-8") as f:
        f.write("\n\n".join(parts) + "\n")


if __name__ == "__main__":
    main()
