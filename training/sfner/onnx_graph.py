"""Writes the tagger as an ONNX graph by hand.

A traced export brings dozens of reshapes and unfused operators per layer; this
graph is built from the fused CPU operators of onnxruntime instead, which is
what makes the small model fast on one core.
"""
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

MS = "com.microsoft"


class Graph:
    def __init__(self):
        self.nodes, self.weights, self.count = [], [], 0

    def const(self, array, name=None):
        name = name or self.fresh("w")
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def fresh(self, hint):
        self.count += 1
        return f"{hint}_{self.count}"

    def op(self, kind, inputs, outputs=1, domain="", **attributes):
        names = [self.fresh(kind.lower()) for _ in range(outputs)]
        self.nodes.append(helper.make_node(kind, inputs, names, domain=domain, name=names[0] + "_n", **attributes))
        return names[0] if outputs == 1 else names


def quantise_columns(w):
    """Symmetric int8 per output column of a [K, N] matrix."""
    scale = np.maximum(np.abs(w).max(axis=0), 1e-8) / 127.0
    return np.clip(np.rint(w / scale), -127, 127).astype(np.int8), scale.astype(np.float32)


def quantise_rows(w):
    q, scale = quantise_columns(w.T)
    return np.ascontiguousarray(q.T), scale


def pack_nbits(w, bits, block):
    """MatMulNBits layout of a [K, N] matrix: [N, K / block, block * bits / 8]."""
    k, n = w.shape
    blocks = w.T.reshape(n, k // block, block)
    top = 2 ** (bits - 1)
    peak = np.maximum(np.abs(blocks).max(axis=2, keepdims=True), 1e-8)
    scale = peak / (top - 1)
    q = (np.clip(np.rint(blocks / scale), -top, top - 1) + top).astype(np.uint8)
    if bits == 4:
        q = (q[..., 0::2] | (q[..., 1::2] << 4)).astype(np.uint8)
    return q, scale.reshape(n, -1).astype(np.float32)


class Linear:
    """x @ w for several w [K, N] over the same x; int8 quantises x only once."""

    def __init__(self, g, x, mode):
        self.g, self.x, self.mode = g, x, mode
        if mode == "int8":
            self.q, self.scale, self.zero = g.op("DynamicQuantizeLinear", [x], outputs=3)

    def __call__(self, w, name):
        g = self.g
        if self.mode == "float":
            return g.op("MatMul", [self.x, g.const(w.astype(np.float32), name)])
        if self.mode == "int8":
            q, scale = quantise_columns(w)
            return g.op("MatMulIntegerToFloat", [self.q, g.const(q, name), self.scale, g.const(scale), self.zero],
                        domain=MS)
        bits, block = int(self.mode[5]), int(self.mode.split("b")[-1])
        q, scale = pack_nbits(w, bits, block)
        k, n = w.shape
        return g.op("MatMulNBits", [self.x, g.const(q, name), g.const(scale)], domain=MS,
                    K=k, N=n, bits=bits, block_size=block, accuracy_level=4)


def build(weights, config, mode="float", embedding="float"):
    """weights: numpy arrays by the names of model.py; linear weights are [out, in]."""
    g = Graph()
    d, heads, layers = config["width"], config["heads"], config["layers"]
    eps = 1e-5

    def norm(x, key, skip=None):
        """RMS norm; with skip, of x + skip, and the sum comes back too."""
        gain = g.const(weights[key].astype(np.float32), key)
        if skip is None:
            return x, g.op("SimplifiedLayerNormalization", [x, gain], epsilon=eps, axis=-1)
        names = [g.fresh("norm"), g.fresh("sum")]
        g.nodes.append(helper.make_node("SkipSimplifiedLayerNormalization", [x, skip, gain],
                                        [names[0], "", "", names[1]], domain=MS, epsilon=eps))
        return names[1], names[0]

    table = weights["embed.weight"]
    if embedding == "int8":
        q, scale = quantise_rows(table)
        rows = g.op("Cast", [g.op("Gather", [g.const(q, "embed.weight"), "input_ids"])], to=TensorProto.FLOAT)
        x = g.op("Mul", [rows, g.op("Gather", [g.const(scale[:, None], "embed.scale"), "input_ids"])])
    else:
        x = g.op("Gather", [g.const(table.astype(np.float32), "embed.weight"), "input_ids"])
    shapes = (weights["names.weight"][:, None] + weights["shape.weight"]).reshape(-1, d)  # one table: one look-up
    x = g.op("Add", [x, g.op("Gather", [g.const(shapes.astype(np.float32), "shape.weight"), "shape_ids"])])
    _, x = norm(x, "embed_norm.weight")
    mask = g.op("Cast", ["attention_mask"], to=TensorProto.INT32)
    half = d // heads // 2
    angles = np.outer(np.arange(config["positions"]), config["rope_base"] ** (-np.arange(half) / half))
    cos, sin = g.const(np.cos(angles).astype(np.float32)), g.const(np.sin(angles).astype(np.float32))
    start = g.const(np.zeros(1, np.int64))
    delta = None
    for i in range(layers):
        p = f"layers.{i}."
        x, h = norm(x, p + "norm1.weight", delta)
        lin = Linear(g, h, mode)
        wq, wk, wv = (w.T for w in np.split(weights[p + "qkv.weight"], 3))
        q = g.op("RotaryEmbedding", [lin(wq, p + "q"), start, cos, sin], domain=MS, num_heads=heads)
        k = g.op("RotaryEmbedding", [lin(wk, p + "k"), start, cos, sin], domain=MS, num_heads=heads)
        o = g.op("MultiHeadAttention", [q, k, lin(wv, p + "v"), "", mask], domain=MS, num_heads=heads)
        x, h = norm(x, p + "norm2.weight", Linear(g, o, mode)(weights[p + "out.weight"].T, p + "o"))
        lin = Linear(g, h, mode)
        wa, wb = (w.T for w in np.split(weights[p + "up.weight"], 2))
        gated = g.op("Mul", [g.op("Relu", [lin(wa, p + "gate")]), lin(wb, p + "up")])
        delta = Linear(g, gated, mode)(weights[p + "down.weight"].T, p + "down")
    _, x = norm(x, "norm.weight", delta)
    logits = g.op("MatMul", [x, g.const(weights["tag.weight"].T.astype(np.float32), "tag.weight")])
    g.nodes.append(helper.make_node("Add", [logits, g.const(weights["tag.bias"].astype(np.float32), "tag.bias")], ["logits"]))
    ints = lambda n: helper.make_tensor_value_info(n, TensorProto.INT64, ["batch", "length"])
    graph = helper.make_graph(
        g.nodes, "sfumato", [ints("input_ids"), ints("shape_ids"), ints("attention_mask")],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["batch", "length", config["tags"]])], g.weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17), helper.make_opsetid(MS, 1)])
    model.ir_version = 8
    return model
