/**
 * Province of birth registration in a Vietnamese citizen identity number, 001 (Hanoi) to 096 (Cà Mau), as numbered
 * for the 63 provinces of Circular 59/2021/TT-BCA. The 34 provinces since July 2025 keep codes out of this list.
 * Source: https://thuvienphapluat.vn/van-ban/EN/Quyen-dan-su/Circular-59-2021-TT-BCA-guidelines-for-Law-on-citizen-identification/479095/tieng-anh.aspx
 */
const PROVINCES = new Set(
  (
    '1 2 4 6 8 10 11 12 14 15 17 19 20 22 24 25 26 27 30 31 33 34 35 36 37 38 40 42 44 45 46 48 49 51 52 54 56 58 ' +
    '60 62 64 66 67 68 70 72 74 75 77 79 80 82 83 84 86 87 89 91 92 93 94 95 96'
  )
    .split(' ')
    .map(Number),
)

export const isProvince = (code: number): boolean => PROVINCES.has(code)
