/**
 * Three-digit ZIP prefixes by state, as regular expression fragments.
 * Source: USPS Postal Explorer labeling list L002 (https://postalpro.usps.com/node/1091) by way of
 * https://en.wikipedia.org/wiki/List_of_ZIP_Code_prefixes. New prefixes are rare; check yearly.
 */
export const ZIP_PREFIXES_BY_STATE: Readonly<Record<string, { name: string; prefixes: string }>> = {
  AL: { name: 'Alabama', prefixes: '3[56]\\d' },
  AK: { name: 'Alaska', prefixes: '99[5-9]' },
  AZ: { name: 'Arizona', prefixes: '8[56]\\d' },
  AR: { name: 'Arkansas', prefixes: '71[6-9]|72\\d|755' },
  CA: { name: 'California', prefixes: '9[0-5]\\d|96[01]' },
  CO: { name: 'Colorado', prefixes: '80\\d|81[0-6]' },
  CT: { name: 'Connecticut', prefixes: '06\\d' },
  DE: { name: 'Delaware', prefixes: '19[7-9]' },
  DC: { name: 'District of Columbia', prefixes: '20[02-5]|569' },
  FL: { name: 'Florida', prefixes: '3[2-4]\\d' },
  GA: { name: 'Georgia', prefixes: '3[01]\\d|39[89]' },
  HI: { name: 'Hawaii', prefixes: '96[78]' },
  ID: { name: 'Idaho', prefixes: '83[2-8]' },
  IL: { name: 'Illinois', prefixes: '6[0-2]\\d' },
  IN: { name: 'Indiana', prefixes: '4[67]\\d' },
  IA: { name: 'Iowa', prefixes: '5[0-2]\\d' },
  KS: { name: 'Kansas', prefixes: '6[67]\\d' },
  KY: { name: 'Kentucky', prefixes: '4[0-2]\\d' },
  LA: { name: 'Louisiana', prefixes: '70\\d|71[0-4]' },
  ME: { name: 'Maine', prefixes: '039|04\\d' },
  MD: { name: 'Maryland', prefixes: '20[6-9]|21\\d' },
  MA: { name: 'Massachusetts', prefixes: '01\\d|02[0-7]|055' },
  MI: { name: 'Michigan', prefixes: '4[89]\\d' },
  MN: { name: 'Minnesota', prefixes: '55\\d|56[0-7]' },
  MS: { name: 'Mississippi', prefixes: '38[6-9]|39[0-7]' },
  MO: { name: 'Missouri', prefixes: '6[3-5]\\d' },
  MT: { name: 'Montana', prefixes: '59\\d' },
  NE: { name: 'Nebraska', prefixes: '68\\d|69[0-3]' },
  NV: { name: 'Nevada', prefixes: '889|89\\d' },
  NH: { name: 'New Hampshire', prefixes: '03[0-8]' },
  NJ: { name: 'New Jersey', prefixes: '0[78]\\d' },
  NM: { name: 'New Mexico', prefixes: '87\\d|88[0-4]' },
  NY: { name: 'New York', prefixes: '005|063|1[0-4]\\d' },
  NC: { name: 'North Carolina', prefixes: '2[78]\\d' },
  ND: { name: 'North Dakota', prefixes: '58[0-8]' },
  OH: { name: 'Ohio', prefixes: '4[3-5]\\d' },
  OK: { name: 'Oklahoma', prefixes: '7[34]\\d' },
  OR: { name: 'Oregon', prefixes: '97\\d' },
  PA: { name: 'Pennsylvania', prefixes: '1[5-8]\\d|19[0-6]' },
  RI: { name: 'Rhode Island', prefixes: '02[89]' },
  SC: { name: 'South Carolina', prefixes: '29\\d' },
  SD: { name: 'South Dakota', prefixes: '57[0-7]' },
  TN: { name: 'Tennessee', prefixes: '37\\d|38[0-5]' },
  TX: { name: 'Texas', prefixes: '7[5-9]\\d|885|733' },
  UT: { name: 'Utah', prefixes: '84[0-7]' },
  VT: { name: 'Vermont', prefixes: '05[0-46-9]' },
  VA: { name: 'Virginia', prefixes: '201|2[23]\\d|24[0-6]' },
  WA: { name: 'Washington', prefixes: '98\\d|99[0-4]' },
  WV: { name: 'West Virginia', prefixes: '24[7-9]|25\\d|26[0-8]' },
  WI: { name: 'Wisconsin', prefixes: '53\\d|54\\d' },
  WY: { name: 'Wyoming', prefixes: '82\\d|83[01]' },
  PR: { name: 'Puerto Rico', prefixes: '00[679]' },
  VI: { name: 'Virgin Islands', prefixes: '008' },
  GU: { name: 'Guam', prefixes: '969' },
  AE: { name: 'Armed Forces Europe', prefixes: '09[0-8]' },
  AP: { name: 'Armed Forces Pacific', prefixes: '96[2-6]' },
}

/** Prefixes without any ZIP code, same source. */
export const UNASSIGNED_ZIP_PREFIXES: ReadonlySet<string> = new Set(
  (
    '000 001 002 003 004 099 213 269 343 345 348 353 419 428 429 517 518 519 529 533 536 552 568 578 579 589 ' +
    '621 632 642 643 659 663 682 694 695 696 697 698 699 702 709 715 732 742 771 817 818 819 839 848 849 854 ' +
    '858 861 862 866 867 868 869 876 886 887 888 892 896 899 909 929 987'
  ).split(' '),
)
