/**
 * First two digits of a Chinese division code (GB/T 2260): municipalities, provinces and regions. 71, 81 and 82 are
 * Taiwan, Hong Kong and Macau (born there), 83 the residence permits of people from Taiwan. Counties have been
 * renumbered for decades, and a number keeps the code of its time, so only this level is held.
 * Source: https://www.mca.gov.cn/mzsj/xzqh/ and https://zh.wikipedia.org/wiki/中华人民共和国行政区划代码
 */
const PROVINCES = new Set(
  (
    '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 ' +
    '50 51 52 53 54 61 62 63 64 65 71 81 82 83'
  ).split(' '),
)

export const isProvince = (code: string): boolean => PROVINCES.has(code)
