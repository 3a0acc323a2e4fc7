"""Name pools by language and script, read from the gazetteer files."""
import collections
import lzma
import os
import unicodedata

COUNTRY_LANG = {
    "US": "en", "GB": "en", "IE": "en", "AU": "en", "CA": "en", "NZ": "en", "ENG": "en", "SCO": "en", "WAL": "en",
    "DE": "de", "AT": "de", "CH": "de", "FR": "fr", "BE": "fr", "ES": "es", "MX": "es", "AR": "es", "CO": "es", "CL": "es",
    "IT": "it", "PT": "pt", "BR": "pt", "NL": "nl", "PL": "pl", "CZ": "cs", "SK": "sk", "UA": "uk", "RU": "ru", "BG": "bg",
    "RS": "sr", "HR": "hr", "BA": "bs", "SI": "sl", "MK": "mk", "LT": "lt", "LV": "lv", "EE": "et", "GR": "el", "CY": "el",
    "RO": "ro", "MD": "ro", "HU": "hu", "TR": "tr", "VN": "vi", "ID": "id", "MY": "ms", "IL": "he", "IR": "fa", "PK": "ur",
    "IN": "hi", "BD": "bn", "JP": "ja", "CN": "zh", "TW": "zh-Hant", "KR": "ko", "TH": "th", "SE": "sv", "DK": "da",
    "NO": "nb", "FI": "fi", "IS": "is", "KZ": "kk", "AL": "sq", "BY": "be", "EG": "ar", "SA": "ar", "MA": "ar",
    "Germany": "de", "France": "fr", "Italy": "it", "Spain": "es", "Brazil": "pt", "Portugal": "pt", "Netherlands": "nl",
    "Poland": "pl", "Sweden": "sv", "Norway": "nb", "Denmark": "da", "Finland": "fi", "Turkey": "tr", "Indonesia": "id",
    "Malaysia": "ms", "India": "hi", "Canada": "en", "Australia": "en", "United": "en", "United States": "en",
    "United Kingdom": "en", "en-wiki": "en", "sk-wiki": "sk", "ko-foreign": "ko", "zh-foreign": "zh", "zh_TW": "zh-Hant",
    "zh_CN": "zh", "Greece": "el", "Austria": "de", "Switzerland": "de", "Mexico": "es",
}
# Names of one language serve its neighbours where a list is thin.
ALSO = {"nb": ["nn"], "sr": ["bs"], "hr": ["bs"], "es": ["gl", "ca"], "en": ["ms"], "id": ["ms"], "zh": ["zh-Hant"],
        "zh-Hant": ["zh"], "ar": ["ur", "fa"], "fa": ["ur"], "cs": ["sk"], "bg": ["mk"], "ru": ["be", "kk"]}


def script(text):
    """First word of the Unicode name of the first letter: LATIN, CYRILLIC, HANGUL, CJK, ..."""
    for c in text:
        if c.isalpha():
            return unicodedata.name(c, "?").split()[0]
    return "?"


def language(column):
    if column in COUNTRY_LANG:
        return COUNTRY_LANG[column]
    return column.replace("-", "_").split("_")[0] if column and column[0].islower() else ""


class Gazetteer:
    """pools[kind][(lang, script)] = [name, ...], frequent names repeated."""

    def __init__(self, folder):
        self.pools = collections.defaultdict(lambda: collections.defaultdict(list))
        for file in ("given", "family", "places", "countries", "organisations"):
            with lzma.open(os.path.join(folder, file + ".tsv.xz"), "rt", encoding="utf-8") as f:
                for line in f:
                    name, kind, where, weight = line.rstrip("\n").split("\t")
                    if not 2 <= len(name) <= 60 or any(c in "(),;:/" for c in name) or kind == "place" and where.endswith("-wiki"):
                        continue
                    lang = language(where)
                    if not lang:
                        continue
                    if kind in ("given", "family"):
                        times = 1 + min(int(float(weight or 0)) // 4, 8)
                    elif kind == "place":
                        times = int(weight or 1)
                    else:
                        times = 1
                    key = script(name)
                    for target in [lang] + ALSO.get(lang, []):
                        self.pools[kind.split("_")[0]][target, key] += [name] * times

    def pick(self, rng, kind, lang, key):
        pool = self.pools[kind].get((lang, key))
        return rng.choice(pool) if pool and len(pool) >= 20 else None

    def person(self, rng, lang, key, full=True):
        given, family = self.pick(rng, "given", lang, key), self.pick(rng, "family", lang, key)
        if not given or not family:
            return None
        if not full:
            return given if rng.random() < 0.5 else family
        if key in ("CJK", "HANGUL", "HIRAGANA", "KATAKANA"):
            return family + given
        if lang in ("hu", "vi"):
            return f"{family} {given}"
        dice = rng.random()
        if dice < 0.08:
            return f"{given} {self.pick(rng, 'given', lang, key)} {family}"
        if dice < 0.13 and key in ("LATIN", "CYRILLIC"):
            return f"{given[0]}. {family}"
        if dice < 0.18 and key == "LATIN":
            return f"{given} {family}-{self.pick(rng, 'family', lang, key)}"
        if dice < 0.22 and key == "LATIN" and lang in ("en", "es", "pt"):
            return f"{given} {family} {self.pick(rng, 'family', lang, key)}" if lang != "en" else f"{given} {rng.choice('ABCDEFGHJKLMNPRSTW')}. {family}"
        return f"{given} {family}"
