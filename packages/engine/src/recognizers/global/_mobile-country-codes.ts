/**
 * Mobile country codes in use: ITU-T E.212, annex to the Operational Bulletin
 * (https://www.itu.int/pub/T-SP-E.212B), ranges written as first-last.
 */
const RANGES =
  '202 204 206 208 212-214 216 218-222 226 228 230-232 234 235 238 240 242 244 246-248 250 255 257 259 260 262 ' +
  '266 268 270 272 274 276 278 280 282-284 286 288-290 292-295 297 302 308 310-316 330 334 338 340 342 344 346 ' +
  '348 350 352 354 356 358 360 362-366 368 370 372 374 376 400-402 404-406 410 412-422 424-432 434 436-438 440 ' +
  '441 450 452 454-457 460 461 466 467 470 472 502 505 510 514 515 520 525 528 530 536 537 539-549 551-555 ' +
  '602-643 645-655 657 659 702 704 706 708 710 712 714 716 722 724 730 732 734 736 738 740 742 744 746 748 750 901'

export const MOBILE_COUNTRY_CODES: ReadonlySet<string> = new Set(
  RANGES.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => String(first + i))
  }),
)
