/**
 * First two digits of a Russian passport series: the region that ordered the blanks, by the OKATO classifier and the
 * codes of the autonomous areas of 1997. Nearly all pairs are taken; these are the ones no region has.
 * Source: OKATO (OK 019-95), https://rosstat.gov.ru/classification
 */
const WITHOUT_REGION = new Set(['00', '02', '06', '09', '13', '16', '21', '23', '31'])

/** The next two are the year the blank was printed: 1997 at the earliest. */
export const isPassportSeries = (series: string): boolean => {
  const year = Number(series.slice(2, 4))
  return !WITHOUT_REGION.has(series.slice(0, 2)) && (year >= 97 || year <= 40)
}
