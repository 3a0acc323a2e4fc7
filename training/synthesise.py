"""Step 2c: synthetic lines and name-substituted copies of annotated lines.

  python3 synthesise.py --ner DIR --gazetteers DIR --out synthetic/

templates.jsonl: sentences, forms, signatures and table rows filled from the
gazetteers. substituted.jsonl: annotated training lines in which the names are
exchanged for others of the same language and script, so that a model learns
what surrounds a name and not the few thousand names of the corpora.
"""
import argparse
import json
import os
import random

from prepare_ner import read_lines
from sfner.gazetteer import Gazetteer, script
from sfner.templates import FORMS, MONTHS, SENTENCES, STREETS

SCRIPTS = {"uk": "CYRILLIC", "ru": "CYRILLIC", "bg": "CYRILLIC", "mk": "CYRILLIC", "be": "CYRILLIC", "kk": "CYRILLIC",
           "el": "GREEK", "he": "HEBREW", "ar": "ARABIC", "fa": "ARABIC", "ur": "ARABIC", "hi": "DEVANAGARI", "bn": "BENGALI",
           "ja": "CJK", "zh": "CJK", "zh-Hant": "CJK", "ko": "HANGUL", "th": "THAI"}
SLOT = {"P": "PERSON", "F": "PERSON", "L": "LOCATION", "C": "LOCATION", "O": "ORGANIZATION", "D": "DATE_TIME", "A": "ADDRESS"}


class Maker:
    def __init__(self, gazetteer, rng):
        self.g, self.rng = gazetteer, rng

    def date(self, lang):
        rng = self.rng
        d, m, y = rng.randint(1, 28), rng.randint(1, 12), rng.randint(1930, 2029)
        forms = [f"{d:02d}.{m:02d}.{y}", f"{y}-{m:02d}-{d:02d}", f"{d}/{m}/{y}", f"{d:02d}/{m:02d}/{y % 100:02d}", f"{d}.{m}.{y}"]
        if lang in MONTHS:
            month = MONTHS[lang].split()[m - 1]
            long = {"en": [f"{month} {d}, {y}", f"{d} {month} {y}", f"{month[:3]} {d}", f"{month} {y}"], "de": [f"{d}. {month} {y}", f"{month} {y}"],
                    "es": [f"{d} de {month} de {y}"], "pt": [f"{d} de {month} de {y}"]}.get(lang, [f"{d} {month} {y}"])
            forms += long * 3
        if lang in ("zh", "zh-Hant", "ja"):
            forms = [f"{y}年{m}月{d}日", f"{m}月{d}日", f"{y}/{m:02d}/{d:02d}"]
        if lang == "ko":
            forms = [f"{y}년 {m}월 {d}일", f"{m}월 {d}일", f"{y}.{m:02d}.{d:02d}"]
        return rng.choice(forms)

    def place(self, lang, key):
        if self.rng.random() < 0.15:
            return self.g.pick(self.rng, "country", lang, key)
        return self.g.pick(self.rng, "place", lang, key)

    def organisation(self, lang, key):
        """Own language, else English names, which occur in text of every Latin-script language."""
        name = self.g.pick(self.rng, "org", lang, key)
        if name is None and key == "LATIN":
            name = self.g.pick(self.rng, "org", "en", key)
        if name is None or self.rng.random() < 0.15:
            family = self.g.pick(self.rng, "family", lang, key)
            form = {"de": "GmbH", "fr": "SARL", "es": "S.L.", "it": "S.r.l.", "pt": "Ltda.", "nl": "B.V.", "pl": "Sp. z o.o.", "cs": "s.r.o.",
                    "sk": "s.r.o.", "ru": "ООО", "uk": "ТОВ", "hu": "Kft.", "sv": "AB", "nb": "AS", "da": "ApS", "fi": "Oy", "tr": "A.Ş.",
                    "ro": "S.R.L.", "lt": "UAB", "lv": "SIA", "et": "OÜ", "bg": "ООД", "hr": "d.o.o.", "sr": "d.o.o.", "sl": "d.o.o.",
                    "ja": "株式会社", "zh": "有限公司", "zh-Hant": "有限公司", "ko": "주식회사"}.get(lang, "Ltd" if key == "LATIN" else "")
            if family is None:
                return name
            if lang in ("ru", "uk", "bg"):
                return f"{form} «{family}»"
            if lang in ("zh", "zh-Hant"):
                return family + form
            if lang in ("ja", "ko"):
                return f"{form} {family}".replace(" ", "" if lang == "ja" else " ")
            return f"{family} {self.rng.choice(['', '& Co. ', 'Group ', 'Holding '])}{form}".strip()
        return name

    def value(self, slot, lang, key):
        rng = self.rng
        if slot == "P":
            return self.g.person(rng, lang, key)
        if slot == "F":
            return self.g.person(rng, lang, key, full=False)
        if slot == "L":
            return self.place(lang, key)
        if slot == "C":
            return self.g.pick(rng, "country", lang, key)
        if slot == "O":
            return self.organisation(lang, key)
        if slot == "D":
            return self.date(lang)
        form = rng.choice(STREETS.get(lang, ["{F} {n}, {z} {L}"]))
        parts = {"F": self.g.pick(rng, "family", lang, key), "L": self.g.pick(rng, "place", lang, key),
                 "n": str(rng.randint(1, 250)) + rng.choice(["", "", "", "a", "B"]), "z": str(rng.randint(10000, 99999))}
        return form.format(**parts) if parts["F"] and parts["L"] else None

    def fill(self, template, lang, key):
        text, spans = "", []
        at = 0
        while at < len(template):
            if template[at] == "{":
                slot = template[at + 1]
                value = self.value(slot, lang, key)
                if value is None:
                    return None
                spans.append([len(text), len(text) + len(value), SLOT[slot]])
                text += value
                at += 3
            else:
                text += template[at]
                at += 1
        return {"text": text, "spans": spans, "lang": lang}

    def form(self, lang, key):
        rng = self.rng
        labels = dict(zip("PADOL", FORMS[lang]))
        style = rng.random()
        slots = rng.sample("PADOL", rng.randint(1, 5))
        if style < 0.6:
            colon = rng.choice([": ", ": ", ":", ":\t", " - "])
            template = rng.choice(["\n", "\n", "; ", ", "]).join(labels[s] + colon + "{" + s + "}" for s in slots)
        elif style < 0.85:
            template = rng.choice(["\t", " | ", ";", ", "]).join("{" + s + "}" for s in slots)
        else:
            template = "{P}"
        line = self.fill(template, lang, key)
        if line and rng.random() < 0.15 and key == "LATIN":  # SCHMIDT, Anna
            given, family = self.g.pick(rng, "given", lang, key), self.g.pick(rng, "family", lang, key)
            if given and family:
                name = f"{family.upper() if rng.random() < 0.5 else family}, {given}"
                text = f"{labels['P']}: {name}" if rng.random() < 0.5 else name
                return {"text": text, "spans": [[len(text) - len(name), len(text), "PERSON"]], "lang": lang}
        return line

    def substitute(self, line, lang):
        rng = self.rng
        text, spans, at, changed = "", [], 0, False
        for start, end, label in sorted(line["spans"]):
            old = line["text"][start:end]
            key = script(old)
            new = None
            if label == "PERSON":
                new = self.g.person(rng, lang, key, full=len(old.split()) > 1 or key in ("CJK", "HANGUL") and len(old) > 2)
            elif label == "LOCATION" and rng.random() < 0.7:
                new = self.place(lang, key)
            elif label == "ORGANIZATION" and rng.random() < 0.6:
                new = self.g.pick(rng, "org", lang, key)
            if new is None:
                new = old
            else:
                changed = True
                if old.isupper() and len(old) > 3:
                    new = new.upper()
                elif old.islower():
                    new = new.lower()
            text += line["text"][at:start]
            spans.append([len(text), len(text) + len(new), label])
            text += new
            at = end
        text += line["text"][at:]
        return {"text": text, "spans": spans, "lang": lang, "from": line["src"]} if changed else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ner", required=True)
    parser.add_argument("--gazetteers", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--per-language", type=int, default=900)
    parser.add_argument("--copies", type=int, default=1500, help="substituted lines per corpus, at most")
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    maker = Maker(Gazetteer(args.gazetteers), random.Random(7))
    counts = {}
    with open(os.path.join(args.out, "templates.jsonl"), "w", encoding="utf-8") as f:
        for lang in SENTENCES:
            key = SCRIPTS.get(lang, "LATIN")
            times = args.per_language * (3 if lang in ("en", "it") else 1)
            for _ in range(times):
                if lang in FORMS and maker.rng.random() < 0.4:
                    line = maker.form(lang, key)
                else:
                    line = maker.fill(maker.rng.choice(SENTENCES[lang]), lang, key)
                if line:
                    counts[lang] = counts.get(lang, 0) + 1
                    f.write(json.dumps(line, ensure_ascii=False) + "\n")
    print("templates", counts)
    total = 0
    with open(os.path.join(args.out, "substituted.jsonl"), "w", encoding="utf-8") as f:
        for file in sorted(os.listdir(args.ner)):
            if file.endswith(".train.jsonl.xz"):
                lines = [x for x in read_lines(os.path.join(args.ner, file)) if x["spans"]]
                maker.rng.shuffle(lines)
                english = bool(lines) and lines[0]["lang"] == "en"  # the weakest of the large languages
                for line in lines[:min(args.copies * 2, len(lines)) if english else min(args.copies, len(lines) // 2)]:
                    new = maker.substitute(line, line["lang"])
                    if new:
                        total += 1
                        f.write(json.dumps(new, ensure_ascii=False) + "\n")
    print("substituted", total)


if __name__ == "__main__":
    main()
