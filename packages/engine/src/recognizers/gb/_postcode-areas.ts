/**
 * Postcode areas and the London districts that end in a letter.
 * Source: Royal Mail Postcode Address File as listed by the Office for National Statistics
 * (https://www.ons.gov.uk/methodology/geography/ukgeographies/postalgeography) and
 * https://en.wikipedia.org/wiki/List_of_postcode_areas_in_the_United_Kingdom. BF is British Forces post.
 */
export const POSTCODE_AREAS: ReadonlySet<string> = new Set(
  (
    'AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN ' +
    'EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N ' +
    'NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN ' +
    'TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
)

/** Highest geographic or large-user district of the one-letter areas, whose codes are easily hit by chance. */
export const HIGHEST_DISTRICT: Readonly<Record<string, number>> = {
  B: 99,
  E: 20,
  G: 90,
  L: 80,
  M: 99,
  N: 22,
  S: 99,
  W: 14,
}

/** Outward codes with a letter in the last place exist only in central London. */
export const LETTERED_DISTRICT =
  /^(?:E1W|N1[CP]|W1[A-HJKPSTUW]|EC[1-4][AMNPRVY]|NW1W|SE1P|SW1[AEHPVWXY]|WC1[ABEHNRVX]|WC2[ABEHNR])$/
