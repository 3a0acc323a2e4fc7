"""The encoder: pre-norm, rotary positions, ReLU-gated feed-forward, RMS norms.

No biases and no position table: what is here maps one to one onto the fused
operators used by onnx_graph.py.
"""
import torch
import torch.nn as nn
import torch.nn.functional as F

from .names import MARKS, SHAPE_BITS

SHAPES = {
    # name: width, layers, heads, ffn
    "student": (256, 4, 4, 384),
    "teacher": (512, 10, 8, 1024),
    "tiny": (32, 2, 2, 64),
}


def make_config(shape, vocab, tags, positions=1024):
    width, layers, heads, ffn = SHAPES[shape]
    return {"width": width, "layers": layers, "heads": heads, "ffn": ffn, "vocab": vocab,
            "tags": tags, "positions": positions, "rope_base": 10000.0}


class RMSNorm(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        y = x.float()
        y = y * torch.rsqrt(y.square().mean(-1, keepdim=True) + 1e-5)
        return (y * self.weight).to(x.dtype)


def rotate(x, cos, sin):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)


def attend(q, k, v, mask):
    if hasattr(F, "scaled_dot_product_attention"):
        return F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
    scores = q @ k.transpose(-1, -2) * q.shape[-1] ** -0.5  # old torch: smoke tests only
    if mask is not None:
        scores = scores.masked_fill(~mask, float("-inf"))
    return scores.softmax(-1) @ v


class Layer(nn.Module):
    def __init__(self, c):
        super().__init__()
        d, self.heads = c["width"], c["heads"]
        self.norm1, self.norm2 = RMSNorm(d), RMSNorm(d)
        self.qkv = nn.Linear(d, 3 * d, bias=False)
        self.out = nn.Linear(d, d, bias=False)
        self.up = nn.Linear(d, 2 * c["ffn"], bias=False)
        self.down = nn.Linear(c["ffn"], d, bias=False)
        self.drop = 0.0  # share of each branch's output dropped, set by finetune.py

    def forward(self, x, cos, sin, mask):
        b, t, d = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(b, t, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4)
        y = attend(rotate(q, cos, sin), rotate(k, cos, sin), v, mask)
        x = x + F.dropout(self.out(y.transpose(1, 2).reshape(b, t, d)), self.drop, self.training)
        gate, value = self.up(self.norm2(x)).chunk(2, dim=-1)
        return x + F.dropout(self.down(F.relu(gate) * value), self.drop, self.training)


class Tagger(nn.Module):
    def __init__(self, config):
        super().__init__()
        c = self.config = config
        d = c["width"]
        self.embed = nn.Embedding(c["vocab"], d)
        self.shape = nn.Embedding(32, d)
        self.names = nn.Embedding(MARKS, d)  # what the list of names says of a word
        self.embed_norm = RMSNorm(d)
        self.layers = nn.ModuleList(Layer(c) for _ in range(c["layers"]))
        self.norm = RMSNorm(d)
        self.mlm = nn.Linear(d, d, bias=False)  # masked-word head, dropped on export
        self.tag = nn.Linear(d, c["tags"])
        half = d // c["heads"] // 2
        angles = torch.outer(torch.arange(c["positions"]).float(), c["rope_base"] ** (-torch.arange(half).float() / half))
        self.register_buffer("cos", angles.cos(), persistent=False)
        self.register_buffer("sin", angles.sin(), persistent=False)
        self.reset()

    def reset(self):
        d, layers = self.config["width"], self.config["layers"]
        nn.init.normal_(self.embed.weight, std=0.05)
        nn.init.normal_(self.shape.weight, std=0.05)
        nn.init.zeros_(self.names.weight)
        for layer in self.layers:
            for linear in (layer.qkv, layer.up, layer.out, layer.down):
                nn.init.normal_(linear.weight, std=linear.in_features ** -0.5)
            for linear in (layer.out, layer.down):
                linear.weight.data.mul_((2 * layers) ** -0.5)
        nn.init.normal_(self.mlm.weight, std=d ** -0.5)
        nn.init.normal_(self.tag.weight, std=0.02)
        nn.init.zeros_(self.tag.bias)

    def forward(self, ids, shapes, mask=None):
        """Hidden states; mask is [batch, length] (True where a token is) or, for packed
        lines, [batch, length, length] (True where one may look at the other)."""
        x = self.embed_norm(self.embed(ids) + self.shape(shapes % 2 ** SHAPE_BITS) + self.names(shapes >> SHAPE_BITS))
        if torch.is_autocast_enabled():
            x = x.to(torch.bfloat16)  # the residual stream too: half the traffic
        t = ids.shape[1]
        cos, sin = self.cos[:t].to(x.dtype), self.sin[:t].to(x.dtype)
        if mask is not None:
            mask = mask[:, None, None, :] if mask.ndim == 2 else mask[:, None]
        for layer in self.layers:
            x = layer(x, cos, sin, mask)
        return self.norm(x)

    def tags(self, ids, shapes, mask=None):
        return self.tag(self.forward(ids, shapes, mask)).float()


def save(path, model, weights=None, **extra):
    """bf16 weights: half the size, and the optimiser re-warms on resume anyway."""
    weights = weights or model.state_dict()
    torch.save({"config": model.config, "weights": {k: v.detach().to(torch.bfloat16).cpu() for k, v in weights.items()},
                **extra}, path)


def load(path, device="cpu"):
    try:
        data = torch.load(path, map_location="cpu", weights_only=False)
    except TypeError:  # torch before 2
        data = torch.load(path, map_location="cpu")
    model = Tagger(data["config"])
    weights = {"names.weight": model.names.weight.detach(), **data["weights"]}  # absent before there was a list
    model.load_state_dict({k: v.float() for k, v in weights.items()})
    return model.to(device), data
