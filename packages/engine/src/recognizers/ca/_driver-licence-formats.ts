/**
 * Driver's licence numbers by province or territory, compact and in upper case.
 * Source: Canadian Council of Motor Transport Administrators, by way of the provinces' own sites and
 * https://ntsi.com/drivers-license-format/ (2024).
 */
export const DRIVER_LICENCE_FORMATS: Readonly<Record<string, RegExp>> = {
  AB: /\d{5,9}/,
  BC: /\d{7}/,
  MB: /[A-Z*]{7}\d{3}[A-Z]{2}/,
  NB: /\d{5,7}/,
  NL: /[A-Z]\d{9}/,
  NS: /[A-Z]{1,5}\d{9}/,
  NT: /\d{6}/,
  NU: /\d{5,6}|\d{9}/,
  ON: /[A-Z]\d{14}/,
  PE: /\d{5,6}/,
  QC: /[A-Z]\d{12}/,
  SK: /\d{8}/,
  YT: /\d{6}|\d{9,10}/,
}
