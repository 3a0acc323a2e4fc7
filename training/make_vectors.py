"""Writes tokenizer-vectors.json, texts with their ids, shapes and offsets;
names-vectors.json, texts with the marks of their words; and line-digests.json,
digests of 10,000 lines made from the texts by a rule that any language can follow.

  python3 make_vectors.py --tokenizer tokenizer.json --names names.bin --out .

Offsets are given twice: in code points (Python) and in UTF-16 units (JavaScript).
Another implementation is right when it reproduces every vector.
"""
import argparse
import json
import os
import random

from sfner.names import Names
from sfner.tokenizer import Tokenizer

TEXTS = [
    # plain sentences, one a language
    "Anna Schmidt lives in New York and works for Acme Ltd.", "Frau Dr. Müller wohnt in Köln-Ehrenfeld.", "L'Oréal a recruté Mme Dupont à Aix-en-Provence.",
    "El señor García Márquez vive en Ciudad de México.", "Il dott. D'Angelo è nato a L'Aquila il 12 marzo 1980.", "João da Silva mora em São Paulo.",
    "Jan van der Berg woont in 's-Hertogenbosch.", "Łukasz Żółć mieszka w Łodzi.", "Jiří Dvořák žije v Praze.", "Ľubomír Šťastný býva v Košiciach.",
    "Володимир Зеленський народився у Кривому Розі.", "Анна Каренина живёт в Москве.", "Иван Вазов е роден в Сопот.", "Đorđe Balašević iz Novog Sada.",
    "Ђорђе живи у Београду.", "Željko živi u Zagrebu.", "Čedo iz Ljubljane.", "Žydrūnas gyvena Šiauliuose.", "Jānis dzīvo Rīgā.", "Õnne elab Tallinnas.",
    "Ο Γιώργος Παπαδόπουλος μένει στην Αθήνα.", "Ștefan locuiește în București.", "Kovács Győző Székesfehérváron él.", "İbrahim Işık Iğdır'da yaşıyor.", "Nguyễn Văn Đức sống ở Hà Nội.",
    "Budi tinggal di Jakarta.", "Siti binti Ahmad dari Kuala Lumpur.", "La Núria viu a l'Hospitalet.", "Xoán vive na Coruña.", "דוד בן־גוריון נולד בפלונסק.", "يعيش محمد علي في القاهرة.",
    "محمد رضا در تهران زندگی می‌کند.", "علی لاہور میں رہتا ہے۔", "अमिताभ बच्चन मुंबई में रहते हैं।", "রবীন্দ্রনাথ ঠাকুর কলকাতায় জন্মগ্রহণ করেন।", "ராமன் சென்னையில் வசிக்கிறார்.",
    "山田太郎は東京都渋谷区に住んでいる。", "トヨタ自動車のアレクサンダー・スミス氏", "王小明住在北京市朝阳区。", "陳大文住在臺北市。", "김철수는 서울특별시 강남구에 산다.", "สมชายอาศัยอยู่ที่กรุงเทพมหานคร",
    "Åsa bor i Göteborg.", "Søren bor i Aarhus.", "Øystein bor i Tromsø.", "Päivi asuu Jyväskylässä.", "Þórður býr í Reykjavík.", "Нұрсұлтан Астана қаласында тұрады.", "Горѓи живее во Скопје.",
    "Алесь жыве ў Гомелі.", "Gjon jeton në Tiranë.", "Itziar Donostian bizi da.", "Pieter woon in Bloemfontein.", "გიორგი ცხოვრობს თბილისში.", "Արամը ապրում է Երևանում.", "မောင်မောင် ရန်ကုန်မှာ နေတယ်။", "សុខ រស់នៅភ្នំពេញ", "ສົມພອນ ຢູ່ ວຽງຈັນ",
    # casing
    "ANNA SCHMIDT", "anna schmidt", "aNNA sCHMIDT", "McDonald iPhone eBay LaTeX", "A", "a", "É", "ß", "STRASSE Straße STRAẞE", "ǅ ǆ Ǆ", "İSTANBUL ISPARTA ılık", "ΣΊΣΥΦΟΣ Σίσυφος", "NATO's U.S.A. e.g. i.e.", "ﬁnance ﬀ", "Ⅳ ⅳ", "ᲗᲑᲘᲚᲘᲡᲘ თბილისი",
    # digits
    "0123456789", "12.03.2024", "1,234.56 €", "COVID-19 B2B 3M H2O", "٠١٢٣ ۱۲۳ १२३ ๑๒๓ 123", "²³½①", "00000000000000000000000000000000000000000000000000000000000", "192.168.0.1:8080", "+49 (0)30 1234567", "IBAN DE89 3704 0044 0532 0130 00",
    # punctuation, apostrophes, hyphens
    "O'Brien O’Brien d'Artagnan l’eau rock'n'roll", "Jean-Pierre Jean–Pierre Jean‑Pierre Jean—Pierre", "...", "....!!!???", "-----", "=" * 100, "a_b __init__", "«Привет» „Hallo“ 「東京」", "@anna #berlin http://example.com/a?b=c&d=e#f", "anna.schmidt@example.co.uk", "C++ C# .NET", "50% $5 £6 ¥7 ₹8", "<b>x</b>", "{\"name\": \"Anna\"}", "a/b\\c|d~e`f^g", "## ##a #", "§ 12 Abs. 3 ¶", "·•◦▪", "“”‘’‚„‹›", "¡Hola! ¿Qué?", "、。!?:;()", "・ー", "ー", "々〆〇", "…",
    # gaps
    "", " ", "\n", "\t", "a", " a ", "a  b", "a\tb", "a\nb", "a\r\nb", "a \n\t b", "a\u00a0b", "a\u3000b", "a\u2028b", "a\u0085b", "a\u000bb", "\ta", "\na", "Name:\tAnna\nCity:\tBerlin", "a\u1680b\u2003c",
    # ignorable and control characters
    "Schm\u00adidt", "\u200bAnna", "An\u200bna", "Anna\u200b", "\ufeffAnna", "می\u200cخواهم", "क्\u200dष", "\u202eabc\u202c", "a\u0000b", "a\u0007b", "1\u200b2", "東\ufe00京", "\u200b", "\u200b\u200b a", "a\u2060b", "-\u200b-", "ト\u200bヨタ", "\u00ad\u00ad\u00ad",
    # marks, decomposed text
    "e\u0301te\u0301", "\u0301", "a\u0301\u0302\u0303", "n\u0303o", "한국", "\u1112\u1161\u11ab", "か\u3099", "กำ น้ำ เพื่อ", "ᾳ", "i\u0307", "ト\u3099",
    # emoji, symbols, rare planes
    "😀", "😀😀😀", "👨‍👩‍👧", "🇩🇪", "☺️", "1️⃣", "𝐀𝐧𝐧𝐚", "𠮷野家", "𓀀", "\ue000", "\U0010fffd", "\uffff", "♥♥♥", "→ ←", "™®©", "a😀b", "Ａｎｎａ １２３", "ｱﾝﾅ", "ꯍ", "ᏣᎳᎩ", "ⵣ", "ሰላም",
    # long words
    "x" * 48, "x" * 49, "x" * 200, "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "aGVsbG8gd29ybGQgdGhpcyBpcyBiYXNlNjQ=", "x\u200b" * 60, "ト" * 60, "7" * 100, "東" * 60, "!" * 49,
    "MÜLLERSTRASSE12B", "foo.bar_baz-qux", "Müller,Schmidt;Weber/Klein",
]


def mixtures(count):
    """Random strings over awkward characters, to catch what nobody thought of."""
    rng = random.Random(5)
    pool = list("aZßé 0\t\n.-'\u200b\u00ad\u0301東ト김ส😀\ufe0f!_#٠Éİ\x00か") + ["\u0e35", "Anna", "Müller", "  ", "\r\n", "한국", "тест", "मुंबई"]
    return ["".join(rng.choice(pool) for _ in range(rng.randint(2, 24))) for _ in range(count)]


def utf16(text):
    """Where each code point starts in UTF-16 units, and the end."""
    units = [0]
    for c in text:
        units.append(units[-1] + (2 if ord(c) > 0xFFFF else 1))
    return units


class Lines:
    """Lines of two to six parts of the texts: parts of 1 to 24 code points, with a gap between them."""
    GAPS = ["", " ", " ", ", ", "\n", "\t"]

    def __init__(self, texts):
        self.texts, self.state = texts, 1

    def below(self, n):
        self.state = (self.state * 1664525 + 1013904223) % 2 ** 32
        return (self.state >> 8) % n

    def next(self):
        line = ""
        for _ in range(2 + self.below(5)):
            text = self.texts[self.below(len(self.texts))]
            start = self.below(len(text))
            line += text[start:start + 1 + self.below(24)] + self.GAPS[self.below(len(self.GAPS))]
        return line


def digest(numbers):
    """FNV-1a over 32-bit numbers."""
    value = 0x811C9DC5
    for number in numbers:
        value = (value ^ number) * 0x01000193 % 2 ** 32
    return value


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--names", required=True)
    parser.add_argument("--out", required=True, help="folder")
    args = parser.parse_args()
    tokenizer = Tokenizer.load(args.tokenizer)
    names = Names.load(args.names)
    vectors, marks = [], []
    for text in list(dict.fromkeys(TEXTS)) + mixtures(40):
        ids, shapes, offsets, words = tokenizer.encode(text)
        units = utf16(text)
        vectors.append({"text": text, "ids": ids, "shapes": shapes, "words": words, "offsets": [list(o) for o in offsets],
                        "utf16": [[units[s], units[e]] for s, e in offsets]})
        firsts = [k for k in range(len(ids)) if k == 0 or words[k] != words[k - 1]]
        found = names.marks(ids, firsts, [shapes[k] // 8 for k in firsts]).tolist()
        if any(found):
            marks.append({"text": text, "marks": found})
    lines, digests = Lines([v["text"] for v in vectors if v["text"]]), []
    for _ in range(100):
        numbers = []
        for _ in range(100):
            text = lines.next()
            ids, shapes, offsets, words = tokenizer.encode(text)
            units = utf16(text)
            numbers += ids + shapes + words + [units[at] for offset in offsets for at in offset]
        digests.append(digest(numbers))
    for name, rows in (("tokenizer-vectors.json", vectors), ("names-vectors.json", marks), ("line-digests.json", digests)):
        with open(os.path.join(args.out, name), "w", encoding="ascii") as f:
            f.write("[\n" + ",\n".join(json.dumps(v, separators=(",", ":")) for v in rows) + "\n]\n")
        print(len(rows), name)


if __name__ == "__main__":
    main()
