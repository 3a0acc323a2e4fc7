"""Step 3: pretraining with masked words, for a given number of seconds.

  python3 pretrain.py --shards shards/ --tokenizer tokenizer.json --shape student \
      --seconds 600 --decay 0.3 --out student.pt [--resume student.stable.pt]

Warm-up, flat learning rate, linear decay at the end. OUT.stable.pt is the state
before the decay: a later run resumes from there. Shards that appear in the
folder while this runs are picked up.
"""
import argparse
import glob
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from sfner.labels import TAGS
from sfner.model import Tagger, load, make_config, save
from sfner.names import SHAPE_BITS
from sfner.optim import Optimiser, trapezoid
from sfner.tokenizer import CASE_HIDDEN, MASK, Tokenizer


class Stream:
    """All shards on the device, one run of tokens per language; draws random windows."""

    def __init__(self, folder, device, power, boost):
        self.folder, self.device, self.power, self.boost = folder, device, power, boost
        self.known, self.parts = set(), {}
        self.refresh()

    def refresh(self):
        new = set(glob.glob(os.path.join(self.folder, "*.npz"))) - self.known
        if not new:
            return False
        for path in sorted(new):
            data = np.load(path)
            self.parts.setdefault(os.path.basename(path).split(".")[0], []).append((data["ids"], data["shapes"]))
        self.known |= new
        langs = sorted(self.parts)
        sizes = [sum(len(p[0]) for p in self.parts[lang]) for lang in langs]
        put = lambda k, kind: torch.from_numpy(
            np.concatenate([p[k] for lang in langs for p in self.parts[lang]]).astype(kind)).to(self.device)
        self.ids, self.shapes = put(0, np.int32), put(1, np.int16)
        self.sizes = torch.tensor(sizes, device=self.device)
        self.bases = torch.cumsum(self.sizes, 0) - self.sizes
        self.weights = torch.tensor([self.boost.get(lang, 1.0) * n ** self.power for lang, n in zip(langs, sizes)], device=self.device)
        print(f"{len(self.known)} shards, {sum(sizes) / 1e6:.1f} M tokens, {len(langs)} languages", flush=True)
        return True

    def draw(self, batch, length):
        lang = torch.multinomial(self.weights, batch, replacement=True)
        room = (self.sizes[lang] - length).clamp(min=1)
        start = self.bases[lang] + (torch.rand(batch, device=self.device, dtype=torch.float64) * room).long()
        index = start[:, None] + torch.arange(length, device=self.device)
        index = index.clamp(max=self.ids.numel() - 1)
        return self.ids[index].long(), self.shapes[index].long()


def hide(ids, shapes, starts_word, room, rate, name_rate):
    """Masks whole words, capitalised ones more often (names are what we want to know).

    Returns what the model sees, the masked positions (a fixed number, so that
    the step has one shape) and their targets."""
    b, t = ids.shape
    word = starts_word[ids].long().cumsum(1)
    case = shapes % 8
    chance = torch.where((case == 2) | (case == 4), name_rate, rate)
    hit = torch.rand(b, t + 1, device=ids.device).gather(1, word) < chance
    seen = torch.where(hit & (torch.rand(b, t, device=ids.device) < 0.95), MASK, ids)
    hide_case = hit & (torch.rand(b, t, device=ids.device) < 0.4)
    seen_shapes = torch.where(hide_case, shapes - case + CASE_HIDDEN, shapes)
    hide_marks = hit & (torch.rand(b, t, device=ids.device) < 0.6)
    seen_shapes = torch.where(hide_marks, seen_shapes % 2 ** SHAPE_BITS, seen_shapes)
    flat = hit.flatten()
    where = torch.argsort(flat.to(torch.uint8), descending=True, stable=True)[:int(room * b * t)]
    target = torch.where(flat[where], ids.flatten()[where], -100)
    return seen, seen_shapes, where, target


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shards", required=True)
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--shape", default="student")
    parser.add_argument("--out", required=True)
    parser.add_argument("--resume")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--decay", type=float, default=0.3)
    parser.add_argument("--batch", type=int, default=768)
    parser.add_argument("--length", type=int, default=192)
    parser.add_argument("--muon-lr", type=float, default=0.02)
    parser.add_argument("--adam-lr", type=float, default=2e-3)
    parser.add_argument("--warmup", type=int, default=200)
    parser.add_argument("--power", type=float, default=0.65)
    parser.add_argument("--compile", action="store_true")
    args = parser.parse_args()
    began = time.time()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(int(began))
    torch.set_float32_matmul_precision("high")
    tokenizer = Tokenizer.load(args.tokenizer)
    starts_word = torch.ones(tokenizer.size, dtype=torch.bool)
    starts_word[tokenizer.size - len(tokenizer.continuation):] = False
    starts_word = starts_word.to(device)
    if args.resume:
        model, _ = load(args.resume, device)
    else:
        model = Tagger(make_config(args.shape, tokenizer.size, len(TAGS))).to(device)
    optimiser = Optimiser(model, args.muon_lr, args.adam_lr)
    stream = Stream(args.shards, device, args.power, {"en": 1.5})

    def loss_of(ids, shapes, where, target):
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            hidden = model(ids, shapes).flatten(0, 1)[where]
            logits = F.linear(model.mlm(hidden), model.embed.weight)
        return F.cross_entropy(logits.float(), target, ignore_index=-100)

    if args.compile:
        loss_of = torch.compile(loss_of, dynamic=False)
    step, tokens, looked, saved, said, recent = 0, 0, time.time(), False, time.time(), []
    while True:
        elapsed = time.time() - began
        factor = trapezoid(step, args.warmup, elapsed, args.seconds, args.decay)
        if not saved and elapsed > args.seconds * (1 - args.decay):
            save(args.out.replace(".pt", ".stable.pt"), model, step=step)
            saved = True
        if elapsed >= args.seconds:
            break
        batch = hide(*stream.draw(args.batch, args.length), starts_word, 0.28, 0.20, 0.34)
        loss = loss_of(*batch)
        loss.backward()
        optimiser.step(factor)
        optimiser.zero()
        step += 1
        tokens += args.batch * args.length
        recent.append(loss.detach())
        if step % 20 == 0:
            mean = torch.stack(recent).mean().item()  # also waits for the device
            recent = []
            if mean != mean:
                raise SystemExit(f"step {step}: the loss is not a number")
            if time.time() - said > 10 or step == 20:
                said = time.time()
                print(f"step {step} {said - began:.0f} s loss {mean:.3f} rate {factor:.2f} {tokens / 1e6:.0f} M tokens", flush=True)
            if time.time() - looked > 8:
                stream.refresh()
                looked = time.time()
    save(args.out, model, step=step, tokens=tokens)
    print(f"done: {step} steps, {tokens / 1e6:.0f} M tokens, last mean loss {mean if step >= 20 else loss.item():.3f}", flush=True)


if __name__ == "__main__":
    main()
