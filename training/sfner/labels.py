"""Tags, and what a corpus's annotation really says about each word.

A word's target is a set of allowed tags, kept as bits: a word left unmarked by
a corpus that never annotates dates may be a date, so its set holds O and the
date tags, and the loss sums their probabilities.
"""
LABELS = ["PERSON", "LOCATION", "ORGANIZATION", "NRP", "DATE_TIME", "ADDRESS"]
CORE = LABELS[:5]
TAGS = ["O"] + [p + "-" + label for label in LABELS for p in "BI"]
INDEX = {tag: i for i, tag in enumerate(TAGS)}

# Labels of a corpus that are ours under another name.
SAME = {"STREET": "ADDRESS"}
# Labels that other corpora count as one of ours: either reading is right.
EITHER = {"FAC": "LOCATION", "FACILITY": "LOCATION", "GROUP": "ORGANIZATION", "LOC_PART": "LOCATION",
          "ORG_PART": "ORGANIZATION", "STREET": "LOCATION", "HOUSE_NUMBER": "ADDRESS", "ZIP_CODE": "ADDRESS",
          "ZIP": "ADDRESS", "PERIOD": "DATE_TIME", "TIME": "DATE_TIME", "DATE": "DATE_TIME", "AGE": "DATE_TIME",
          "LOC_DERIV": "NRP", "LANGUAGE": "NRP", "TITLE": "PERSON", "TITLE_AFFIX": "PERSON"}
# Corpora whose ADDRESS spans are complete.
WITH_ADDRESS = {"meddocan", "presidio_synth_v2", "synthetic"}


def bits(*tags):
    out = 0
    for tag in tags:
        out |= 1 << INDEX[tag]
    return out


def both(label):
    return bits("B-" + label, "I-" + label)


def outside_bits(covered):
    """What an unmarked word may be in a corpus that annotates `covered` throughout."""
    out = bits("O")
    for label in LABELS:
        if label not in covered:
            out |= both(label)
    return out


def word_targets(words, spans, covered):
    """words: [(start, end, ...)]; spans: [[start, end, label]]. One bit set per word."""
    outside = outside_bits(covered)
    targets = [outside] * len(words)
    at = 0
    for start, end, label in sorted(spans):
        while at < len(words) and words[at][1] <= start:
            at += 1
        first = True
        k = at
        while k < len(words) and words[k][0] < end:
            mine = SAME.get(label, label)
            if mine in LABELS:
                targets[k] = bits(("B-" if first else "I-") + mine)
            else:
                targets[k] = outside
                if label in EITHER:
                    targets[k] |= both(EITHER[label])
            first = False
            k += 1
    return targets


def decode(tags, words, scores=None):
    """Best tag per word to spans [start, end, label]; an I- with nothing before it opens a span."""
    spans = []
    open_label = None
    for tag, word in zip(tags, words):
        name = TAGS[tag]
        if name == "O":
            open_label = None
            continue
        label = name[2:]
        if name[0] == "I" and open_label == label:
            spans[-1][1] = word[1]
        else:
            spans.append([word[0], word[1], label])
            open_label = label
    return spans
