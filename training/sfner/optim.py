"""Muon for the matrices inside the layers, Adam for everything else.

Muon (orthogonalised momentum) reaches the same masked-word loss in clearly
fewer steps than Adam, and steps are what a half-hour run is short of.
"""
import torch


def orthogonalise(g, steps=5):
    """Newton-Schulz over a batch of matrices [n, rows, cols]."""
    x = g.to(torch.bfloat16) if g.is_cuda else g
    flip = x.shape[-2] > x.shape[-1]
    if flip:
        x = x.transpose(-1, -2)
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(steps):
        a = x @ x.transpose(-1, -2)
        x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
    return (x.transpose(-1, -2) if flip else x).to(g.dtype)


class Muon(torch.optim.Optimizer):
    def __init__(self, params, lr, momentum=0.95, weight_decay=0.0):
        super().__init__(list(params), dict(lr=lr, momentum=momentum, weight_decay=weight_decay))

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            by_shape = {}
            for p in group["params"]:
                by_shape.setdefault(p.shape, []).append(p)
            for shape, params in by_shape.items():
                grads = torch.stack([p.grad for p in params])
                state = self.state[params[0]]
                if "buffer" not in state:
                    state["buffer"] = torch.zeros_like(grads)
                buffer = state["buffer"]
                buffer.lerp_(grads, 1 - group["momentum"])
                update = orthogonalise(grads.lerp(buffer, group["momentum"]))
                scale = group["lr"] * max(1, shape[0] / shape[1]) ** 0.5
                for p, u in zip(params, update):
                    p.mul_(1 - group["lr"] * group["weight_decay"])
                    p.add_(u, alpha=-scale)


class Optimiser:
    """Both optimisers behind one step, with a common factor on the learning rates."""

    def __init__(self, model, muon_lr, adam_lr, weight_decay=0.01):
        matrices = [p for n, p in model.named_parameters() if n.startswith("layers.") and p.ndim == 2]
        chosen = set(map(id, matrices))
        others = [p for p in model.parameters() if id(p) not in chosen]
        fused = {"fused": True} if torch.cuda.is_available() else {}
        self.parts = [Muon(matrices, muon_lr, weight_decay=weight_decay * 10),
                      torch.optim.AdamW(others, adam_lr, betas=(0.9, 0.98), eps=1e-8, weight_decay=weight_decay, **fused)]
        self.base = [muon_lr, adam_lr]

    def step(self, factor):
        for part, base in zip(self.parts, self.base):
            for group in part.param_groups:
                group["lr"] = base * factor
            part.step()

    def zero(self):
        for part in self.parts:
            part.zero_grad(set_to_none=True)


def trapezoid(step, warmup, elapsed, seconds, decay):
    """Warm-up by steps, flat, then linear to zero over the last `decay` share of the time."""
    if step < warmup:
        return (step + 1) / warmup
    left = max(0.0, 1.0 - elapsed / seconds)
    return min(1.0, left / decay) if decay > 0 else 1.0
