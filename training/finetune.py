"""Step 4: fine-tuning on partly annotated corpora, with or without a teacher.

  python3 finetune.py --data ner/ --tokenizer tokenizer.json --init student.pt \
      --seconds 240 --out student.ner.pt [--teacher a.ner.pt b.ner.pt --shards shards/]

Lines are packed into rows of one fixed shape (a mask keeps them apart), so that
the step compiles once. Corpora are drawn by size^0.7, gold ones 1.5 times as
often. With teachers the student also learns the mean of their tag probabilities, on the
same lines and on plain text; it is computed once, at the start, so that every step
costs only the student's time. The saved weights are a running average.
"""
import argparse
import multiprocessing
import pickle
import time

import numpy as np
import torch
import torch.nn.functional as F

from evaluate import evaluate, report, torch_runner
from pretrain import Stream
from sfner.labels import TAGS
from sfner.metrics import summary
from sfner.model import load, save
from sfner.names import SHAPE_BITS
from sfner.optim import Optimiser, trapezoid
from sfner.tokenizer import MASK, PAD, Tokenizer


LEAST = 1e-6  # a probability the teachers share; half precision knows none below 6e-8


def fill(lines, rows, length, padding):
    """Packs lines (start, tokens) into batches of rows of token positions, and numbers the lines of a row."""
    index, group = np.full((rows, length), padding, np.int32), np.zeros((rows, length), np.int16)
    row = at = number = 0
    for start, n in lines:
        if at + n > length:
            row, at, number = row + 1, 0, 0
            if row == rows:
                yield index.copy(), group.copy()
                index[:], group[:] = padding, 0
                row = 0
        number += 1
        index[row, at:at + n] = np.arange(start, start + n)
        group[row, at:at + n] = number
        at += n
    yield index, group


def pack(path, rows, length, power, gold, boost, seed, out):
    """A process of its own: draws lines for ever."""
    data = np.load(path)
    starts, lengths, source, names = data["starts"], data["lengths"], data["source"], data["names"]
    counts = np.bincount(source, minlength=len(names)).astype(float)
    weight = counts ** power * np.where(data["gold"], gold, 1.0) * np.array([boost.get(str(n), 1.0) for n in names])
    cumulative = np.cumsum((weight / counts)[source])
    rng = np.random.default_rng(seed)

    def drawn():
        while True:
            for line in np.searchsorted(cumulative, rng.random(50000) * cumulative[-1]):
                start, n = starts[line], lengths[line]
                if n > length:
                    start, n = start + rng.integers(0, n - length + 1), length
                yield start, n

    for batch in fill(drawn(), rows, length, int(lengths.sum())):
        out.put(batch)


class Lines:
    """Training lines on the device, packed into rows by worker processes."""

    def __init__(self, path, rows, length, power, gold, boost, seed, workers=2):
        self.path = path
        context = multiprocessing.get_context("fork")  # before the first CUDA call
        self.queue = context.Queue(32)
        for worker in range(workers):
            args = path, rows, length, power, gold, boost, (seed, worker), self.queue
            context.Process(target=pack, args=args, daemon=True).start()

    def load(self, device):
        data = np.load(self.path)
        end = np.zeros(1)  # one more token: padding
        put = lambda name, kind: torch.from_numpy(np.concatenate([data[name], end]).astype(kind)).to(device)
        self.ids, self.shapes, self.tags = put("ids", np.int32), put("shapes", np.int16), put("tags", np.int16)
        self.device = device

    def at(self, index):
        return self.ids[index].long(), self.shapes[index].long()

    def draw(self):
        index, group = self.queue.get()
        index = torch.from_numpy(index).to(self.device).long()
        return index, *self.at(index), self.tags[index].int(), torch.from_numpy(group).to(self.device)

    def all(self, rows, length):
        """Every line once; what is longer than a row in parts."""
        data = np.load(self.path)
        parts = ((start + k, min(length, n - k)) for start, n in zip(data["starts"].tolist(), data["lengths"].tolist())
                 for k in range(0, n, length))
        for index, group in fill(parts, rows, length, len(self.ids) - 1):
            yield torch.from_numpy(index).to(self.device).long(), torch.from_numpy(group).to(self.device)


def same_line(group):
    """Which positions of packed rows may look at each other."""
    return group[:, :, None] == group[:, None, :]


def logarithm(probabilities):
    return probabilities.float().clamp(min=LEAST).log().half()


class Lessons:
    """What the teachers say, in the mean, of every labelled line and of a stock of plain text, as log-probabilities."""

    def __init__(self, teachers, lines, stream, windows, length, device, compiled, rows=256):
        put = lambda *shape: torch.zeros(*shape, len(TAGS), dtype=torch.float16, device=device)
        batches = windows // rows if stream else 0
        drawn = [stream.draw(rows, length) for _ in range(batches)]
        together = torch.ones(rows, length, length, dtype=torch.bool, device=device)
        self.lines, self.text = put(len(lines.ids)), [put(rows, length) for _ in range(batches)]

        def voice(model):
            def say(ids, shapes, mask):
                with torch.no_grad(), torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                    return (model.tags(ids, shapes, mask).float().softmax(-1) / len(teachers)).half()
            return torch.compile(say, dynamic=False) if compiled else say

        packed, model = list(lines.all(rows, length)), None
        for path in teachers:
            teacher = load(path, device)[0].eval().requires_grad_(False)
            if model and model.config == teacher.config:  # of one shape: compiled once
                model.load_state_dict(teacher.state_dict())
            else:
                model, say = teacher, voice(teacher)
            for index, group in packed:
                self.lines[index] += say(*lines.at(index), same_line(group))
            for (ids, shapes), heard in zip(drawn, self.text):
                heard += say(ids, shapes, together)
        self.lines = logarithm(self.lines)
        ids, shapes = (torch.cat([pair[k] for pair in drawn]) for k in (0, 1)) if drawn else (None, None)
        self.text = (ids.int(), shapes.short(), logarithm(torch.cat(self.text))) if drawn else None

    def draw_text(self, rows):
        pick = torch.randint(len(self.text[0]), (rows,), device=self.text[0].device)
        ids, shapes, soft = (part[pick] for part in self.text)
        return ids.long(), shapes.long(), soft


def augment(ids, shapes, group, single, blank):
    """Casing as a feature makes case augmentation a lookup: some lines all lower, all
    upper or all title case. Some pieces are blanked, some names forgotten: the list
    knows more of the names in the corpora than of those in the world."""
    case = shapes % 8
    dice = torch.rand(ids.shape[0], 64, device=ids.device).gather(1, group.long().clamp(max=63))
    upper = torch.where(single[ids] & (case == 1), 4, torch.where((case == 1) | (case == 2) | (case == 5), 3, case))
    lower = torch.where((case >= 2) & (case <= 5), 1, case)
    title = torch.where(case == 1, 2, case)
    case = torch.where(dice < 0.06, lower, torch.where(dice < 0.12, upper, torch.where(dice < 0.14, title, case)))
    shapes = shapes - shapes % 8 + case
    forget = torch.rand(ids.shape[0], 64, device=ids.device).gather(1, group.long().clamp(max=63)) < 0.1
    forget |= torch.rand(ids.shape, device=ids.device) < 0.1
    shapes = torch.where(forget, shapes % 2 ** SHAPE_BITS, shapes)
    ids = torch.where((torch.rand(ids.shape, device=ids.device) < blank) & (ids != PAD), MASK, ids)
    return ids, shapes


def partial_loss(logits, tags):
    """-log of the summed probability of the allowed tags, per token; 0 where there is no target."""
    allowed = ((tags[..., None] >> torch.arange(len(TAGS), device=tags.device)) & 1).bool()
    counts = tags != 0
    some = allowed | ~counts[..., None]
    right = logits.masked_fill(~some, -1e9).logsumexp(-1)
    return logits.logsumexp(-1) - right, counts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", required=True)
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--init", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--teacher", nargs="+", help="fine-tuned models whose mean the student learns")
    parser.add_argument("--shards", help="plain text for the teacher to label")
    parser.add_argument("--text-rows", type=float, default=0.75, help="share of rows that are plain text")
    parser.add_argument("--text-windows", type=int, default=200_000, help="windows of plain text the teacher labels")
    parser.add_argument("--teacher-weight", type=float, default=0.7)
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--rows", type=int, default=128)
    parser.add_argument("--length", type=int, default=256)
    parser.add_argument("--muon-lr", type=float, default=0.005)
    parser.add_argument("--adam-lr", type=float, default=5e-4)
    parser.add_argument("--weight-decay", type=float, default=0.02)
    parser.add_argument("--drop", type=float, default=0.1)
    parser.add_argument("--blank", type=float, default=0.06)
    parser.add_argument("--power", type=float, default=0.7)
    parser.add_argument("--gold", type=float, default=1.5)
    parser.add_argument("--decay", type=float, default=0.8)
    parser.add_argument("--average", type=float, default=0.998)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--quick", type=int, default=0, help="lines per set in the closing evaluation (0: all)")
    args = parser.parse_args()
    began = time.time()
    text_rows = int(args.rows * args.text_rows) if args.shards and args.teacher else 0
    lines = Lines(args.data + "/train.npz", args.rows - text_rows, args.length, args.power, args.gold, {"substituted": 2.0}, args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    tokenizer = Tokenizer.load(args.tokenizer)
    single = torch.zeros(tokenizer.size, dtype=torch.bool)
    for piece, number in tokenizer.initial.items():
        single[number] = len(piece) == 1
    single = single.to(device)
    starts_word = torch.ones(tokenizer.size, dtype=torch.bool)
    starts_word[tokenizer.size - len(tokenizer.continuation):] = False
    starts_word[:8] = False
    starts_word = starts_word.to(device)
    model, _ = load(args.init, device)
    for layer in model.layers:
        layer.drop = args.drop
    model.train()
    lines.load(device)
    stream = Stream(args.shards, device, 0.7, {"en": 2.5}) if text_rows else None
    lessons = None
    if args.teacher:
        lessons = Lessons(args.teacher, lines, stream, args.text_windows, args.length, device, args.compile)
        print(f"lessons after {time.time() - began:.0f} s", flush=True)
    optimiser = Optimiser(model, args.muon_lr, args.adam_lr, args.weight_decay)
    average = {k: v.detach().clone() for k, v in model.state_dict().items()}

    def loss_of(ids, shapes, mask, tags, soft, soft_mask):
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            logits = model.tags(ids, shapes, mask)
        hard, counts = partial_loss(logits.float(), tags)
        hard = (hard * counts).sum() / counts.sum().clamp(min=1)
        if soft is None:
            return hard, hard
        soft = soft.float()
        gap = (soft.exp() * (soft - logits.float().log_softmax(-1))).sum(-1)
        gap = (gap * soft_mask).sum() / soft_mask.sum().clamp(min=1)
        return (1 - args.teacher_weight) * hard + args.teacher_weight * gap, hard

    if args.compile:
        loss_of = torch.compile(loss_of, dynamic=False)
    step, said, recent = 0, time.time(), []
    while time.time() - began < args.seconds:
        factor = trapezoid(step, 100, time.time() - began, args.seconds, args.decay)
        index, ids, shapes, tags, group = lines.draw()
        soft, soft_mask = None, None
        if lessons:
            soft = lessons.lines[index]  # the teacher saw the line as it was
            if stream:
                more, more_shapes, more_soft = lessons.draw_text(text_rows)
                ids, shapes, soft = torch.cat((ids, more)), torch.cat((shapes, more_shapes)), torch.cat((soft, more_soft))
                tags = torch.cat((tags, torch.zeros_like(more, dtype=tags.dtype)))
                group = torch.cat((group, torch.ones_like(more, dtype=group.dtype)))
            soft_mask = starts_word[ids]
        seen, seen_shapes = augment(ids, shapes, group, single, args.blank)
        loss, hard = loss_of(seen, seen_shapes, same_line(group), tags, soft, soft_mask)
        loss.backward()
        optimiser.step(factor)
        optimiser.zero()
        step += 1
        with torch.no_grad():
            keep = min(args.average, (step + 1) / (step + 10))
            state = model.state_dict()
            torch._foreach_mul_(list(average.values()), keep)
            torch._foreach_add_(list(average.values()), [state[k] for k in average], alpha=1 - keep)
        recent.append(torch.stack((loss.detach(), hard.detach())))
        if step % 20 == 0:
            mean = torch.stack(recent).mean(0).tolist()
            recent = []
            if time.time() - said > 10 or step == 20:
                said = time.time()
                print(f"step {step} {said - began:.0f} s loss {mean[0]:.4f} labelled {mean[1]:.4f} rate {factor:.2f}", flush=True)
    save(args.out, model, average, step=step)
    print(f"done: {step} steps of {args.rows} x {args.length} tokens", flush=True)
    model.load_state_dict(average)
    with open(args.data + "/eval.pickle", "rb") as f:
        sets = pickle.load(f)
    report(summary(evaluate(torch_runner(model, device), sets, limit=args.quick)), args.out)


if __name__ == "__main__":
    main()
