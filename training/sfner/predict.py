"""From token arrays to tags per word: windows, batches, constrained best path.

`run(ids, shapes, mask) -> logits` is any model (torch or onnxruntime), numpy in
and out. The TypeScript runtime follows the same window and decoding rules.
"""
import numpy as np

from .labels import TAGS

WINDOW, STRIDE = 256, 192

# I-X may only follow B-X or I-X.
ALLOWED = np.array([[not b.startswith("I-") or a[2:] == b[2:] and a != "O" for b in TAGS] for a in TAGS])
TRANSITION = np.where(ALLOWED, 0.0, -1e9).astype(np.float32)
START = np.array([-1e9 if t.startswith("I-") else 0.0 for t in TAGS], np.float32)


def best_path(scores, lengths):
    """Viterbi over a padded batch [n, words, tags] of log-probabilities."""
    n, t, k = scores.shape
    back = np.zeros((t, n, k), np.int16)
    path = scores[:, 0] + START
    final = path.copy()
    for i in range(1, t):
        options = path[:, :, None] + TRANSITION
        back[i] = options.argmax(1)
        path = options.max(1) + scores[:, i]
        live = lengths > i
        final[live] = path[live]
    tags = np.zeros((n, t), np.int64)
    current = final.argmax(1)
    for i in range(t - 1, -1, -1):
        at_end = lengths - 1 == i
        if i < t - 1:
            inside = lengths - 1 > i
            current = np.where(inside, back[i + 1][np.arange(n), current], current)
        tags[at_end | (lengths - 1 > i), i] = current[at_end | (lengths - 1 > i)]
    return tags


def windows_of(length):
    """[(start, end, first kept, end of kept)]: overlapping windows, each token kept once."""
    if length <= WINDOW:
        return [(0, length, 0, length)]
    out = []
    start = 0
    half = (WINDOW - STRIDE) // 2
    while True:
        end = min(start + WINDOW, length)
        keep = 0 if start == 0 else start + half
        out.append([start, end, keep, length if end == length else end - half])
        if end == length:
            return out
        start += STRIDE


def predict(run, rows, batch_tokens=65536):
    """rows: [ids, shapes, _, first-token index of each word, ...]. Tags per row."""
    pieces = []
    for r, row in enumerate(rows):
        for window in windows_of(len(row[0])):
            pieces.append((window[1] - window[0], r, window))
    pieces.sort(key=lambda p: p[0])
    logits = [None] * len(rows)
    at = 0
    while at < len(pieces):
        last = at + 1
        while last < len(pieces) and (last - at + 1) * pieces[last][0] <= batch_tokens:
            last += 1
        chunk = pieces[at:last]
        width = chunk[-1][0]
        ids, shapes = np.zeros((len(chunk), width), np.int64), np.zeros((len(chunk), width), np.int64)
        mask = np.zeros((len(chunk), width), np.int64)
        for k, (n, r, (start, end, _, _)) in enumerate(chunk):
            ids[k, :n], shapes[k, :n], mask[k, :n] = rows[r][0][start:end], rows[r][1][start:end], 1
        out = run(ids, shapes, mask)
        for k, (_, r, (start, _, keep, until)) in enumerate(chunk):
            if logits[r] is None:
                logits[r] = np.zeros((len(rows[r][0]), out.shape[-1]), np.float32)
            logits[r][keep:until] = out[k, keep - start:until - start]
        at = last
    tags = [None] * len(rows)
    order = sorted(range(len(rows)), key=lambda r: len(rows[r][3]))
    for at in range(0, len(order), 512):
        chunk = order[at:at + 512]
        firsts = [[f for f in rows[r][3] if f < len(rows[r][0])] for r in chunk]
        lengths = np.array([len(f) for f in firsts])
        scores = np.zeros((len(chunk), max(1, lengths.max()), len(TAGS)), np.float32)
        for k, r in enumerate(chunk):
            x = logits[r][firsts[k]]
            x = x - x.max(-1, keepdims=True)
            scores[k, :lengths[k]] = x - np.log(np.exp(x).sum(-1, keepdims=True))
        paths = best_path(scores, lengths)
        for k, r in enumerate(chunk):
            tags[r] = paths[k, :lengths[k]]
    return tags
