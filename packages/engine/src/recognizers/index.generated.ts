// Written by scripts/generate-index.ts: do not edit.
import type { Recognizer } from '../define.ts'
import czDic from './cz/dic.ts'
import czRodneCislo from './cz/rodne-cislo.ts'
import deBsnr from './de/bsnr.ts'
import deFuehrerschein from './de/fuehrerschein.ts'
import deHandelsregister from './de/handelsregister.ts'
import deHealthInsurance from './de/health-insurance.ts'
import deIdCard from './de/id-card.ts'
import deKfz from './de/kfz.ts'
import deLanr from './de/lanr.ts'
import dePassport from './de/passport.ts'
import dePlz from './de/plz.ts'
import deSocialSecurity from './de/social-security.ts'
import deTaxId from './de/tax-id.ts'
import deTaxNumber from './de/tax-number.ts'
import deVatId from './de/vat-id.ts'
import dkCpr from './dk/cpr.ts'
import dkCvr from './dk/cvr.ts'
import eeDriverLicense from './ee/driver-license.ts'
import eeIdCard from './ee/id-card.ts'
import eeIk from './ee/ik.ts'
import eePassport from './ee/passport.ts'
import eeVat from './ee/vat.ts'
import fiPersonalIdentityCode from './fi/personal-identity-code.ts'
import fiYTunnus from './fi/y-tunnus.ts'
import gbBankAccountNumber from './gb/bank-account-number.ts'
import gbDrivingLicence from './gb/driving-licence.ts'
import gbNhs from './gb/nhs.ts'
import gbNino from './gb/nino.ts'
import gbPassport from './gb/passport.ts'
import gbPostcode from './gb/postcode.ts'
import gbSortCode from './gb/sort-code.ts'
import gbUtr from './gb/utr.ts'
import gbVat from './gb/vat.ts'
import gbVehicleRegistration from './gb/vehicle-registration.ts'
import huTaj from './hu/taj.ts'
import huTaxId from './hu/tax-id.ts'
import huVat from './hu/vat.ts'
import isKennitala from './is/kennitala.ts'
import ltAsmensKodas from './lt/asmens-kodas.ts'
import ltDriverLicense from './lt/driver-license.ts'
import ltIdCard from './lt/id-card.ts'
import ltPassport from './lt/passport.ts'
import ltVat from './lt/vat.ts'
import lvPersonasKods from './lv/personas-kods.ts'
import lvVat from './lv/vat.ts'
import nlBsn from './nl/bsn.ts'
import nlpDateTime from './nlp/date-time.ts'
import noFodselsnummer from './no/fodselsnummer.ts'
import noKontonummer from './no/kontonummer.ts'
import noOrgnr from './no/orgnr.ts'
import plIdCard from './pl/id-card.ts'
import plNip from './pl/nip.ts'
import plPesel from './pl/pesel.ts'
import plRegon from './pl/regon.ts'
import seOrganisationsnummer from './se/organisationsnummer.ts'
import sePersonnummer from './se/personnummer.ts'
import seVat from './se/vat.ts'
import skRodneCislo from './sk/rodne-cislo.ts'
import skVat from './sk/vat.ts'
import usAbaRoutingNumber from './us/aba-routing-number.ts'
import usBankAccount from './us/bank-account.ts'
import usDeaNumber from './us/dea-number.ts'
import usDriverLicense from './us/driver-license.ts'
import usEin from './us/ein.ts'
import usItin from './us/itin.ts'
import usLicensePlate from './us/license-plate.ts'
import usMbi from './us/mbi.ts'
import usNpi from './us/npi.ts'
import usPassport from './us/passport.ts'
import usSsn from './us/ssn.ts'
import usZipCode from './us/zip-code.ts'

/** Every recognizer by its path below this folder. */
export const RECOGNIZERS: Readonly<Record<string, Recognizer>> = {
  'cz/dic': czDic,
  'cz/rodne-cislo': czRodneCislo,
  'de/bsnr': deBsnr,
  'de/fuehrerschein': deFuehrerschein,
  'de/handelsregister': deHandelsregister,
  'de/health-insurance': deHealthInsurance,
  'de/id-card': deIdCard,
  'de/kfz': deKfz,
  'de/lanr': deLanr,
  'de/passport': dePassport,
  'de/plz': dePlz,
  'de/social-security': deSocialSecurity,
  'de/tax-id': deTaxId,
  'de/tax-number': deTaxNumber,
  'de/vat-id': deVatId,
  'dk/cpr': dkCpr,
  'dk/cvr': dkCvr,
  'ee/driver-license': eeDriverLicense,
  'ee/id-card': eeIdCard,
  'ee/ik': eeIk,
  'ee/passport': eePassport,
  'ee/vat': eeVat,
  'fi/personal-identity-code': fiPersonalIdentityCode,
  'fi/y-tunnus': fiYTunnus,
  'gb/bank-account-number': gbBankAccountNumber,
  'gb/driving-licence': gbDrivingLicence,
  'gb/nhs': gbNhs,
  'gb/nino': gbNino,
  'gb/passport': gbPassport,
  'gb/postcode': gbPostcode,
  'gb/sort-code': gbSortCode,
  'gb/utr': gbUtr,
  'gb/vat': gbVat,
  'gb/vehicle-registration': gbVehicleRegistration,
  'hu/taj': huTaj,
  'hu/tax-id': huTaxId,
  'hu/vat': huVat,
  'is/kennitala': isKennitala,
  'lt/asmens-kodas': ltAsmensKodas,
  'lt/driver-license': ltDriverLicense,
  'lt/id-card': ltIdCard,
  'lt/passport': ltPassport,
  'lt/vat': ltVat,
  'lv/personas-kods': lvPersonasKods,
  'lv/vat': lvVat,
  'nl/bsn': nlBsn,
  'nlp/date-time': nlpDateTime,
  'no/fodselsnummer': noFodselsnummer,
  'no/kontonummer': noKontonummer,
  'no/orgnr': noOrgnr,
  'pl/id-card': plIdCard,
  'pl/nip': plNip,
  'pl/pesel': plPesel,
  'pl/regon': plRegon,
  'se/organisationsnummer': seOrganisationsnummer,
  'se/personnummer': sePersonnummer,
  'se/vat': seVat,
  'sk/rodne-cislo': skRodneCislo,
  'sk/vat': skVat,
  'us/aba-routing-number': usAbaRoutingNumber,
  'us/bank-account': usBankAccount,
  'us/dea-number': usDeaNumber,
  'us/driver-license': usDriverLicense,
  'us/ein': usEin,
  'us/itin': usItin,
  'us/license-plate': usLicensePlate,
  'us/mbi': usMbi,
  'us/npi': usNpi,
  'us/passport': usPassport,
  'us/ssn': usSsn,
  'us/zip-code': usZipCode,
}

export type EntityType =
  | 'ABA_ROUTING_NUMBER'
  | 'CZ_DIC'
  | 'CZ_RODNE_CISLO'
  | 'DATE_TIME'
  | 'DE_BSNR'
  | 'DE_FUEHRERSCHEIN'
  | 'DE_HANDELSREGISTER'
  | 'DE_HEALTH_INSURANCE'
  | 'DE_ID_CARD'
  | 'DE_KFZ'
  | 'DE_LANR'
  | 'DE_PASSPORT'
  | 'DE_PLZ'
  | 'DE_SOCIAL_SECURITY'
  | 'DE_TAX_ID'
  | 'DE_TAX_NUMBER'
  | 'DE_VAT_ID'
  | 'DK_CPR'
  | 'DK_CVR'
  | 'EE_DRIVER_LICENSE'
  | 'EE_ID_CARD'
  | 'EE_IK'
  | 'EE_PASSPORT'
  | 'EE_VAT'
  | 'FI_PERSONAL_IDENTITY_CODE'
  | 'FI_Y_TUNNUS'
  | 'HU_TAJ'
  | 'HU_TAX_ID'
  | 'HU_VAT'
  | 'IS_KENNITALA'
  | 'LT_ASMENS_KODAS'
  | 'LT_DRIVER_LICENSE'
  | 'LT_ID_CARD'
  | 'LT_PASSPORT'
  | 'LT_VAT'
  | 'LV_PERSONAS_KODS'
  | 'LV_VAT'
  | 'MEDICAL_LICENSE'
  | 'NL_BSN'
  | 'NO_FODSELSNUMMER'
  | 'NO_KONTONUMMER'
  | 'NO_ORGNR'
  | 'PL_ID_CARD'
  | 'PL_NIP'
  | 'PL_PESEL'
  | 'PL_REGON'
  | 'SE_ORGANISATIONSNUMMER'
  | 'SE_PERSONNUMMER'
  | 'SE_VAT'
  | 'SK_RODNE_CISLO'
  | 'SK_VAT'
  | 'UK_BANK_ACCOUNT_NUMBER'
  | 'UK_DRIVING_LICENCE'
  | 'UK_NHS'
  | 'UK_NINO'
  | 'UK_PASSPORT'
  | 'UK_POSTCODE'
  | 'UK_SORT_CODE'
  | 'UK_UTR'
  | 'UK_VAT'
  | 'UK_VEHICLE_REGISTRATION'
  | 'US_BANK_NUMBER'
  | 'US_DRIVER_LICENSE'
  | 'US_EIN'
  | 'US_ITIN'
  | 'US_LICENSE_PLATE'
  | 'US_MBI'
  | 'US_NPI'
  | 'US_PASSPORT'
  | 'US_SSN'
  | 'US_ZIP_CODE'
