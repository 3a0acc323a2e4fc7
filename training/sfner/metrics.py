"""Strict span F1 and overlap recall, per corpus and per label."""
import collections


class Counts:
    def __init__(self):
        self.strict = collections.Counter()
        self.gold = collections.Counter()
        self.found = collections.Counter()
        self.touched = collections.Counter()

    def add(self, gold, found):
        """Both [[start, end, label]], already cut to the labels that count."""
        gold_set = {tuple(s) for s in gold}
        for s in found:
            self.found[s[2]] += 1
            if tuple(s) in gold_set:
                self.strict[s[2]] += 1
        for start, end, label in gold:
            self.gold[label] += 1
            if any(f[2] == label and f[0] < end and start < f[1] for f in found):
                self.touched[label] += 1

    def f1(self, label=None):
        total = lambda c: c[label] if label else sum(c.values())
        parts = total(self.gold) + total(self.found)
        return 2 * total(self.strict) / parts if parts else 0.0

    def overlap_recall(self, label):
        return self.touched[label] / self.gold[label] if self.gold[label] else None


def mean(values):
    values = [v for v in values if v is not None]
    return sum(values) / len(values) if values else 0.0


def merged(results):
    """Dev and test of one corpus together: [(corpus, lang, Counts)]."""
    out = {}
    for name, lang, counts in results:
        corpus = name.rsplit(".", 1)[0]
        total = out.setdefault(corpus, (corpus, lang, Counts()))[2]
        for field in ("strict", "gold", "found", "touched"):
            getattr(total, field).update(getattr(counts, field))
    return [r for r in out.values() if sum(r[2].gold.values())]


def summary(results):
    """results: [(set name, lang, Counts)]. The headline is the mean over corpora."""
    corpora = merged(results)
    by_lang, person_by_lang = collections.defaultdict(list), collections.defaultdict(list)
    pooled = Counts()
    for _, lang, c in corpora:
        by_lang[lang].append(c.f1())
        person_by_lang[lang].append(c.overlap_recall("PERSON"))
        for field in ("strict", "gold", "found", "touched"):
            getattr(pooled, field).update(getattr(c, field))
    files = [(name, c) for name, _, c in results if sum(c.gold.values())]
    return {
        "corpora": len(corpora),
        "strict_f1_mean": mean([c.f1() for _, _, c in corpora]),
        "strict_f1_mean_over_files": mean([c.f1() for _, c in files]),
        "files": len(files),
        "person_overlap_recall_mean": mean([c.overlap_recall("PERSON") for _, _, c in corpora]),
        "label_f1_pooled": {label: pooled.f1(label) for label in sorted(pooled.gold)},
        "strict_f1_by_language": {k: mean(v) for k, v in sorted(by_lang.items())},
        "person_overlap_recall_by_language": {k: mean(v) for k, v in sorted(person_by_lang.items()) if any(x is not None for x in v)},
        "strict_f1_by_corpus": {name: c.f1() for name, _, c in sorted(corpora, key=lambda r: r[0])},
        "label_f1_by_corpus": {name: {label: c.f1(label) for label in sorted(c.gold)} for name, _, c in sorted(corpora, key=lambda r: r[0])},
        "strict_f1_by_file": {name: c.f1() for name, c in sorted(files, key=lambda r: r[0])},
    }
