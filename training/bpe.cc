// Step 1b: byte-pair merges over weighted words, word-initial and continuing
// symbols kept apart. Input: lines "word<TAB>count" (UTF-8) on stdin.
// Output: one piece a line, "i" (initial) or "c" (continuation), tab, text,
// single characters first, then merges in order.
//   bpe PIECES MIN_CHAR_COUNT < words.tsv > pieces.tsv
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <queue>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

typedef uint64_t Pair;
struct Word { std::vector<int> s; double n; };
static Pair key(int a, int b) { return (Pair(uint32_t(a)) << 32) | uint32_t(b); }

int main(int argc, char** argv) {
  size_t target = strtoul(argv[1], nullptr, 10);
  double min_char = atof(argv[2]);
  std::vector<std::string> text;
  std::vector<char> initial;
  std::unordered_map<std::string, int> ids[2];
  std::vector<double> seen;
  std::vector<Word> words;
  auto symbol = [&](const std::string& t, int init) {
    auto it = ids[init].find(t);
    if (it != ids[init].end()) return it->second;
    int id = text.size();
    ids[init][t] = id; text.push_back(t); initial.push_back(init); seen.push_back(0);
    return id;
  };
  std::string line;
  while (std::getline(std::cin, line)) {
    size_t tab = line.rfind('\t');
    if (tab == std::string::npos || tab == 0) continue;
    Word w; w.n = atof(line.c_str() + tab + 1);
    for (size_t i = 0; i < tab;) {
      unsigned char c = line[i];
      size_t len = c < 0x80 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
      int id = symbol(line.substr(i, len), i == 0);
      seen[id] += w.n; w.s.push_back(id); i += len;
    }
    words.push_back(std::move(w));
  }
  // Rare characters take no part: -1 breaks the word there.
  size_t chars = text.size(), kept = 0;
  for (size_t i = 0; i < chars; i++) if (seen[i] >= min_char) { kept++; printf("%c\t%s\n", initial[i] ? 'i' : 'c', text[i].c_str()); }
  for (auto& w : words) for (auto& s : w.s) if (seen[s] < min_char) s = -1;
  std::unordered_map<Pair, double> count;
  std::unordered_map<Pair, std::vector<uint32_t>> where;
  for (uint32_t i = 0; i < words.size(); i++) {
    auto& s = words[i].s;
    for (size_t j = 0; j + 1 < s.size(); j++) if (s[j] >= 0 && s[j + 1] >= 0) {
      Pair p = key(s[j], s[j + 1]); count[p] += words[i].n; where[p].push_back(i);
    }
  }
  typedef std::pair<double, Pair> Item;
  std::priority_queue<Item> queue;
  for (auto& c : count) queue.push({c.second, c.first});
  while (kept < target && !queue.empty()) {
    Item top = queue.top(); queue.pop();
    double now = count[top.second];
    if (now <= 0) continue;
    if (now < top.first - 1e-6) { queue.push({now, top.second}); continue; }
    int a = int(top.second >> 32), b = int(top.second & 0xffffffff);
    size_t before = text.size();
    int merged = symbol(text[a] + text[b], initial[a]);
    if (text.size() > before) { kept++; printf("%c\t%s\n", initial[a] ? 'i' : 'c', text[merged].c_str()); }
    std::vector<uint32_t> places; places.swap(where[top.second]);
    where.erase(top.second);
    std::unordered_set<Pair> touched;
    for (uint32_t i : places) {
      auto& s = words[i].s; double n = words[i].n;
      for (size_t j = 0; j + 1 < s.size(); j++) {
        if (s[j] != a || s[j + 1] != b) continue;
        if (j > 0 && s[j - 1] >= 0) {
          count[key(s[j - 1], a)] -= n;
          Pair p = key(s[j - 1], merged); count[p] += n; where[p].push_back(i); touched.insert(p);
        }
        if (j + 2 < s.size() && s[j + 2] >= 0) {
          count[key(b, s[j + 2])] -= n;
          Pair p = key(merged, s[j + 2]); count[p] += n; where[p].push_back(i); touched.insert(p);
        }
        s[j] = merged; s.erase(s.begin() + j + 1);
      }
    }
    count.erase(top.second);
    for (Pair p : touched) queue.push({count[p], p});
  }
}
