/**
 * Indian states and union territories on vehicle plates and driving licences, with the highest number of a regional
 * transport office in use. Source: Ministry of Road Transport and Highways, Vahan register
 * (https://vahan.parivahan.gov.in) and https://en.wikipedia.org/wiki/List_of_Regional_Transport_Office_districts_in_India.
 * New offices are opened every year, so the limits leave room. OR, TS, UA and CG are earlier or parallel codes.
 */
export const HIGHEST_TRANSPORT_OFFICE: Readonly<Record<string, number>> = {
  AN: 5,
  AP: 45,
  AR: 30,
  AS: 36,
  BR: 60,
  CG: 35,
  CH: 5,
  DD: 5,
  DL: 20,
  DN: 12,
  GA: 15,
  GJ: 45,
  HP: 99,
  HR: 99,
  JH: 26,
  JK: 25,
  KA: 75,
  KL: 99,
  LA: 5,
  LD: 12,
  MH: 60,
  ML: 14,
  MN: 15,
  MP: 75,
  MZ: 12,
  NL: 15,
  OD: 40,
  OR: 40,
  PB: 99,
  PY: 5,
  RJ: 65,
  SK: 10,
  TG: 40,
  TN: 99,
  TR: 12,
  TS: 40,
  UA: 22,
  UK: 22,
  UP: 99,
  WB: 99,
}

export const isTransportOffice = (state: string, office: number): boolean =>
  office >= 1 && office <= (HIGHEST_TRANSPORT_OFFICE[state] ?? 0)
