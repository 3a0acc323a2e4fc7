/**
 * Three-letter codes of local governments on Nigerian plates in Abuja, Lagos, Oyo and Ondo, one line each.
 * The Federal Road Safety Corps publishes no full list of its several hundred codes; these come from
 * https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_Nigeria and the press lists per state at
 * https://autoreportng.com (2020).
 */
export const KNOWN_PLATE_CODES: ReadonlySet<string> = new Set(
  (
    'ABC ABJ BWR GWA KUJ KWL RBC RSH YAB ' +
    'AAA AGL AKD APP BDG EKY EPE FKJ FST GGE JJJ KJA KRD KSF KTU LND LSD LSR MUS SMK ' +
    'AME BDJ GBR LUY MAP NRK SEY YYY ' +
    'AKR ANG BDR FFN FGB GBA JTA KAA KTP LEL NND REE SUA WEN WWW'
  ).split(' '),
)
