// Written by scripts/generate-index.ts: do not edit.
import type { Recognizer } from '../define.ts'
import aeEmiratesId from './ae/emirates-id.ts'
import alNipt from './al/nipt.ts'
import arCbu from './ar/cbu.ts'
import arCuit from './ar/cuit.ts'
import arDni from './ar/dni.ts'
import arPassport from './ar/passport.ts'
import atDriverLicense from './at/driver-license.ts'
import atPassport from './at/passport.ts'
import atSvn from './at/svn.ts'
import atTaxId from './at/tax-id.ts'
import atVat from './at/vat.ts'
import auAbn from './au/abn.ts'
import auAcn from './au/acn.ts'
import auBsb from './au/bsb.ts'
import auIhi from './au/ihi.ts'
import auMedicare from './au/medicare.ts'
import auPassport from './au/passport.ts'
import auTfn from './au/tfn.ts'
import beDriverLicense from './be/driver-license.ts'
import beNationalNumber from './be/national-number.ts'
import bePassport from './be/passport.ts'
import beVat from './be/vat.ts'
import bgEgn from './bg/egn.ts'
import bgVat from './bg/vat.ts'
import brCnh from './br/cnh.ts'
import brCnpj from './br/cnpj.ts'
import brCpf from './br/cpf.ts'
import brPassport from './br/passport.ts'
import brPis from './br/pis.ts'
import brRg from './br/rg.ts'
import caBankAccount from './ca/bank-account.ts'
import caBn from './ca/bn.ts'
import caDriverLicence from './ca/driver-licence.ts'
import caHealthCard from './ca/health-card.ts'
import caPassport from './ca/passport.ts'
import caPostalCode from './ca/postal-code.ts'
import caSin from './ca/sin.ts'
import chAhv from './ch/ahv.ts'
import chUid from './ch/uid.ts'
import clRut from './cl/rut.ts'
import cnResidentId from './cn/resident-id.ts'
import coCc from './co/cc.ts'
import coNit from './co/nit.ts'
import coPassport from './co/passport.ts'
import cyTaxId from './cy/tax-id.ts'
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
import egNationalId from './eg/national-id.ts'
import esCif from './es/cif.ts'
import esNie from './es/nie.ts'
import esNif from './es/nif.ts'
import esNss from './es/nss.ts'
import esPassport from './es/passport.ts'
import euEhic from './eu/ehic.ts'
import fiPersonalIdentityCode from './fi/personal-identity-code.ts'
import fiYTunnus from './fi/y-tunnus.ts'
import frCni from './fr/cni.ts'
import frDriverLicense from './fr/driver-license.ts'
import frNir from './fr/nir.ts'
import frPassport from './fr/passport.ts'
import frSiren from './fr/siren.ts'
import frTaxId from './fr/tax-id.ts'
import frVat from './fr/vat.ts'
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
import globalAccountNumber from './global/account-number.ts'
import globalAdvertisingId from './global/advertising-id.ts'
import globalAnthropicApiKey from './global/anthropic-api-key.ts'
import globalApiKey from './global/api-key.ts'
import globalAwsAccessKeyId from './global/aws-access-key-id.ts'
import globalAwsSecretAccessKey from './global/aws-secret-access-key.ts'
import globalAzureClientSecret from './global/azure-client-secret.ts'
import globalAzureSasToken from './global/azure-sas-token.ts'
import globalAzureStorageKey from './global/azure-storage-key.ts'
import globalBasicAuthCredentials from './global/basic-auth-credentials.ts'
import globalBearerToken from './global/bearer-token.ts'
import globalCaseNumber from './global/case-number.ts'
import globalCreditCard from './global/credit-card.ts'
import globalCreditCardCvv from './global/credit-card-cvv.ts'
import globalCreditCardExpiry from './global/credit-card-expiry.ts'
import globalCreditCardTrackData from './global/credit-card-track-data.ts'
import globalCrypto from './global/crypto.ts'
import globalCryptoSeedPhrase from './global/crypto-seed-phrase.ts'
import globalDatabaseConnectionString from './global/database-connection-string.ts'
import globalDateOfBirth from './global/date-of-birth.ts'
import globalDeviceSerialNumber from './global/device-serial-number.ts'
import globalEmailAddress from './global/email-address.ts'
import globalEmployeeId from './global/employee-id.ts'
import globalEthereumAddress from './global/ethereum-address.ts'
import globalFaxNumber from './global/fax-number.ts'
import globalGcpApiKey from './global/gcp-api-key.ts'
import globalGcpServiceAccountKey from './global/gcp-service-account-key.ts'
import globalGeneticVariant from './global/genetic-variant.ts'
import globalGithubToken from './global/github-token.ts'
import globalGitlabToken from './global/gitlab-token.ts'
import globalGpsCoordinates from './global/gps-coordinates.ts'
import globalHealthPlanId from './global/health-plan-id.ts'
import globalIbanCode from './global/iban-code.ts'
import globalIccid from './global/iccid.ts'
import globalIcd10Code from './global/icd10-code.ts'
import globalImei from './global/imei.ts'
import globalImsi from './global/imsi.ts'
import globalInsurancePolicyNumber from './global/insurance-policy-number.ts'
import globalIpAddress from './global/ip-address.ts'
import globalJwt from './global/jwt.ts'
import globalMacAddress from './global/mac-address.ts'
import globalMedicalRecordNumber from './global/medical-record-number.ts'
import globalNpmToken from './global/npm-token.ts'
import globalOneTimePasscode from './global/one-time-passcode.ts'
import globalOpenaiApiKey from './global/openai-api-key.ts'
import globalPassportMrz from './global/passport-mrz.ts'
import globalPassword from './global/password.ts'
import globalPasswordHash from './global/password-hash.ts'
import globalPhoneNumber from './global/phone-number.ts'
import globalPinCode from './global/pin-code.ts'
import globalPrivateKey from './global/private-key.ts'
import globalSessionCookie from './global/session-cookie.ts'
import globalSlackToken from './global/slack-token.ts'
import globalSlackWebhookUrl from './global/slack-webhook-url.ts'
import globalSocialMediaHandle from './global/social-media-handle.ts'
import globalStripeApiKey from './global/stripe-api-key.ts'
import globalStudentId from './global/student-id.ts'
import globalSwiftCode from './global/swift-code.ts'
import globalTronAddress from './global/tron-address.ts'
import globalUrl from './global/url.ts'
import globalUsername from './global/username.ts'
import globalUuid from './global/uuid.ts'
import globalVin from './global/vin.ts'
import grAfm from './gr/afm.ts'
import grAmka from './gr/amka.ts'
import hkHkid from './hk/hkid.ts'
import hrOib from './hr/oib.ts'
import huTaj from './hu/taj.ts'
import huTaxId from './hu/tax-id.ts'
import huVat from './hu/vat.ts'
import idDriverLicense from './id/driver-license.ts'
import idNik from './id/nik.ts'
import idNpwp from './id/npwp.ts'
import idPassport from './id/passport.ts'
import ieEircode from './ie/eircode.ts'
import iePps from './ie/pps.ts'
import ieVat from './ie/vat.ts'
import ilIdNumber from './il/id-number.ts'
import inAadhaar from './in/aadhaar.ts'
import inDriverLicense from './in/driver-license.ts'
import inGstin from './in/gstin.ts'
import inPan from './in/pan.ts'
import inPassport from './in/passport.ts'
import inUpiId from './in/upi-id.ts'
import inVehicleRegistration from './in/vehicle-registration.ts'
import inVoter from './in/voter.ts'
import isKennitala from './is/kennitala.ts'
import itDriverLicense from './it/driver-license.ts'
import itFiscalCode from './it/fiscal-code.ts'
import itIdentityCard from './it/identity-card.ts'
import itPassport from './it/passport.ts'
import itVatCode from './it/vat-code.ts'
import jpDriverLicense from './jp/driver-license.ts'
import jpMyNumber from './jp/my-number.ts'
import jpPassport from './jp/passport.ts'
import keKraPin from './ke/kra-pin.ts'
import krBrn from './kr/brn.ts'
import krDriverLicense from './kr/driver-license.ts'
import krFrn from './kr/frn.ts'
import krPassport from './kr/passport.ts'
import krRrn from './kr/rrn.ts'
import ltAsmensKodas from './lt/asmens-kodas.ts'
import ltDriverLicense from './lt/driver-license.ts'
import ltIdCard from './lt/id-card.ts'
import ltPassport from './lt/passport.ts'
import ltVat from './lt/vat.ts'
import luNationalId from './lu/national-id.ts'
import luVat from './lu/vat.ts'
import lvPersonasKods from './lv/personas-kods.ts'
import lvVat from './lv/vat.ts'
import mtIdCard from './mt/id-card.ts'
import mtVat from './mt/vat.ts'
import mxClabe from './mx/clabe.ts'
import mxCodigoPostal from './mx/codigo-postal.ts'
import mxCurp from './mx/curp.ts'
import mxNss from './mx/nss.ts'
import mxPassport from './mx/passport.ts'
import mxRfc from './mx/rfc.ts'
import myNric from './my/nric.ts'
import ngNin from './ng/nin.ts'
import ngVehicleRegistration from './ng/vehicle-registration.ts'
import nlBsn from './nl/bsn.ts'
import nlDriverLicense from './nl/driver-license.ts'
import nlPassport from './nl/passport.ts'
import nlPostcode from './nl/postcode.ts'
import nlVat from './nl/vat.ts'
import nlpAddress from './nlp/address.ts'
import nlpAge from './nlp/age.ts'
import nlpBiometricData from './nlp/biometric-data.ts'
import nlpCriminalRecord from './nlp/criminal-record.ts'
import nlpDateTime from './nlp/date-time.ts'
import nlpDisability from './nlp/disability.ts'
import nlpEthnicity from './nlp/ethnicity.ts'
import nlpGender from './nlp/gender.ts'
import nlpId from './nlp/id.ts'
import nlpLocation from './nlp/location.ts'
import nlpMaritalStatus from './nlp/marital-status.ts'
import nlpMedicalBiologicalAttribute from './nlp/medical-biological-attribute.ts'
import nlpMedicalBiologicalStructure from './nlp/medical-biological-structure.ts'
import nlpMedicalClinicalEvent from './nlp/medical-clinical-event.ts'
import nlpMedicalDiseaseDisorder from './nlp/medical-disease-disorder.ts'
import nlpMedicalFamilyHistory from './nlp/medical-family-history.ts'
import nlpMedicalHistory from './nlp/medical-history.ts'
import nlpMedicalMedication from './nlp/medical-medication.ts'
import nlpMedicalTherapeuticProcedure from './nlp/medical-therapeutic-procedure.ts'
import nlpNationality from './nlp/nationality.ts'
import nlpNrp from './nlp/nrp.ts'
import nlpOccupation from './nlp/occupation.ts'
import nlpOrganization from './nlp/organization.ts'
import nlpPerson from './nlp/person.ts'
import nlpPoliticalAffiliation from './nlp/political-affiliation.ts'
import nlpReligion from './nlp/religion.ts'
import nlpSexualOrientation from './nlp/sexual-orientation.ts'
import nlpTradeUnionMembership from './nlp/trade-union-membership.ts'
import noFodselsnummer from './no/fodselsnummer.ts'
import noKontonummer from './no/kontonummer.ts'
import noOrgnr from './no/orgnr.ts'
import nzBankAccount from './nz/bank-account.ts'
import nzIrd from './nz/ird.ts'
import nzNhi from './nz/nhi.ts'
import nzPassport from './nz/passport.ts'
import peDni from './pe/dni.ts'
import peRuc from './pe/ruc.ts'
import phMobileNumber from './ph/mobile-number.ts'
import phTin from './ph/tin.ts'
import pkCnic from './pk/cnic.ts'
import plIdCard from './pl/id-card.ts'
import plNip from './pl/nip.ts'
import plPesel from './pl/pesel.ts'
import plRegon from './pl/regon.ts'
import ptCc from './pt/cc.ts'
import ptDriverLicense from './pt/driver-license.ts'
import ptNif from './pt/nif.ts'
import ptNiss from './pt/niss.ts'
import ptPassport from './pt/passport.ts'
import roCnp from './ro/cnp.ts'
import roCui from './ro/cui.ts'
import roIdCard from './ro/id-card.ts'
import rsJmbg from './rs/jmbg.ts'
import rsPassport from './rs/passport.ts'
import ruDriverLicense from './ru/driver-license.ts'
import ruInn from './ru/inn.ts'
import ruPassportForeign from './ru/passport-foreign.ts'
import ruPassportInternal from './ru/passport-internal.ts'
import ruSnils from './ru/snils.ts'
import saNationalId from './sa/national-id.ts'
import seOrganisationsnummer from './se/organisationsnummer.ts'
import sePersonnummer from './se/personnummer.ts'
import seVat from './se/vat.ts'
import sgNricFin from './sg/nric-fin.ts'
import sgUen from './sg/uen.ts'
import siEmso from './si/emso.ts'
import siIdCard from './si/id-card.ts'
import siTaxId from './si/tax-id.ts'
import skRodneCislo from './sk/rodne-cislo.ts'
import skVat from './sk/vat.ts'
import thPassport from './th/passport.ts'
import thTnin from './th/tnin.ts'
import trLicensePlate from './tr/license-plate.ts'
import trNationalId from './tr/national-id.ts'
import trPhoneNumber from './tr/phone-number.ts'
import trVkn from './tr/vkn.ts'
import twNationalId from './tw/national-id.ts'
import uaDriverLicense from './ua/driver-license.ts'
import uaIdCard from './ua/id-card.ts'
import uaIpn from './ua/ipn.ts'
import uaPassport from './ua/passport.ts'
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
import vnCccd from './vn/cccd.ts'
import vnPassport from './vn/passport.ts'
import vnTaxId from './vn/tax-id.ts'
import zaIdNumber from './za/id-number.ts'
import zaTaxNumber from './za/tax-number.ts'

/** Every recognizer by its path below this folder. */
export const RECOGNIZERS: Readonly<Record<string, Recognizer>> = {
  'ae/emirates-id': aeEmiratesId,
  'al/nipt': alNipt,
  'ar/cbu': arCbu,
  'ar/cuit': arCuit,
  'ar/dni': arDni,
  'ar/passport': arPassport,
  'at/driver-license': atDriverLicense,
  'at/passport': atPassport,
  'at/svn': atSvn,
  'at/tax-id': atTaxId,
  'at/vat': atVat,
  'au/abn': auAbn,
  'au/acn': auAcn,
  'au/bsb': auBsb,
  'au/ihi': auIhi,
  'au/medicare': auMedicare,
  'au/passport': auPassport,
  'au/tfn': auTfn,
  'be/driver-license': beDriverLicense,
  'be/national-number': beNationalNumber,
  'be/passport': bePassport,
  'be/vat': beVat,
  'bg/egn': bgEgn,
  'bg/vat': bgVat,
  'br/cnh': brCnh,
  'br/cnpj': brCnpj,
  'br/cpf': brCpf,
  'br/passport': brPassport,
  'br/pis': brPis,
  'br/rg': brRg,
  'ca/bank-account': caBankAccount,
  'ca/bn': caBn,
  'ca/driver-licence': caDriverLicence,
  'ca/health-card': caHealthCard,
  'ca/passport': caPassport,
  'ca/postal-code': caPostalCode,
  'ca/sin': caSin,
  'ch/ahv': chAhv,
  'ch/uid': chUid,
  'cl/rut': clRut,
  'cn/resident-id': cnResidentId,
  'co/cc': coCc,
  'co/nit': coNit,
  'co/passport': coPassport,
  'cy/tax-id': cyTaxId,
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
  'eg/national-id': egNationalId,
  'es/cif': esCif,
  'es/nie': esNie,
  'es/nif': esNif,
  'es/nss': esNss,
  'es/passport': esPassport,
  'eu/ehic': euEhic,
  'fi/personal-identity-code': fiPersonalIdentityCode,
  'fi/y-tunnus': fiYTunnus,
  'fr/cni': frCni,
  'fr/driver-license': frDriverLicense,
  'fr/nir': frNir,
  'fr/passport': frPassport,
  'fr/siren': frSiren,
  'fr/tax-id': frTaxId,
  'fr/vat': frVat,
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
  'global/account-number': globalAccountNumber,
  'global/advertising-id': globalAdvertisingId,
  'global/anthropic-api-key': globalAnthropicApiKey,
  'global/api-key': globalApiKey,
  'global/aws-access-key-id': globalAwsAccessKeyId,
  'global/aws-secret-access-key': globalAwsSecretAccessKey,
  'global/azure-client-secret': globalAzureClientSecret,
  'global/azure-sas-token': globalAzureSasToken,
  'global/azure-storage-key': globalAzureStorageKey,
  'global/basic-auth-credentials': globalBasicAuthCredentials,
  'global/bearer-token': globalBearerToken,
  'global/case-number': globalCaseNumber,
  'global/credit-card': globalCreditCard,
  'global/credit-card-cvv': globalCreditCardCvv,
  'global/credit-card-expiry': globalCreditCardExpiry,
  'global/credit-card-track-data': globalCreditCardTrackData,
  'global/crypto': globalCrypto,
  'global/crypto-seed-phrase': globalCryptoSeedPhrase,
  'global/database-connection-string': globalDatabaseConnectionString,
  'global/date-of-birth': globalDateOfBirth,
  'global/device-serial-number': globalDeviceSerialNumber,
  'global/email-address': globalEmailAddress,
  'global/employee-id': globalEmployeeId,
  'global/ethereum-address': globalEthereumAddress,
  'global/fax-number': globalFaxNumber,
  'global/gcp-api-key': globalGcpApiKey,
  'global/gcp-service-account-key': globalGcpServiceAccountKey,
  'global/genetic-variant': globalGeneticVariant,
  'global/github-token': globalGithubToken,
  'global/gitlab-token': globalGitlabToken,
  'global/gps-coordinates': globalGpsCoordinates,
  'global/health-plan-id': globalHealthPlanId,
  'global/iban-code': globalIbanCode,
  'global/iccid': globalIccid,
  'global/icd10-code': globalIcd10Code,
  'global/imei': globalImei,
  'global/imsi': globalImsi,
  'global/insurance-policy-number': globalInsurancePolicyNumber,
  'global/ip-address': globalIpAddress,
  'global/jwt': globalJwt,
  'global/mac-address': globalMacAddress,
  'global/medical-record-number': globalMedicalRecordNumber,
  'global/npm-token': globalNpmToken,
  'global/one-time-passcode': globalOneTimePasscode,
  'global/openai-api-key': globalOpenaiApiKey,
  'global/passport-mrz': globalPassportMrz,
  'global/password': globalPassword,
  'global/password-hash': globalPasswordHash,
  'global/phone-number': globalPhoneNumber,
  'global/pin-code': globalPinCode,
  'global/private-key': globalPrivateKey,
  'global/session-cookie': globalSessionCookie,
  'global/slack-token': globalSlackToken,
  'global/slack-webhook-url': globalSlackWebhookUrl,
  'global/social-media-handle': globalSocialMediaHandle,
  'global/stripe-api-key': globalStripeApiKey,
  'global/student-id': globalStudentId,
  'global/swift-code': globalSwiftCode,
  'global/tron-address': globalTronAddress,
  'global/url': globalUrl,
  'global/username': globalUsername,
  'global/uuid': globalUuid,
  'global/vin': globalVin,
  'gr/afm': grAfm,
  'gr/amka': grAmka,
  'hk/hkid': hkHkid,
  'hr/oib': hrOib,
  'hu/taj': huTaj,
  'hu/tax-id': huTaxId,
  'hu/vat': huVat,
  'id/driver-license': idDriverLicense,
  'id/nik': idNik,
  'id/npwp': idNpwp,
  'id/passport': idPassport,
  'ie/eircode': ieEircode,
  'ie/pps': iePps,
  'ie/vat': ieVat,
  'il/id-number': ilIdNumber,
  'in/aadhaar': inAadhaar,
  'in/driver-license': inDriverLicense,
  'in/gstin': inGstin,
  'in/pan': inPan,
  'in/passport': inPassport,
  'in/upi-id': inUpiId,
  'in/vehicle-registration': inVehicleRegistration,
  'in/voter': inVoter,
  'is/kennitala': isKennitala,
  'it/driver-license': itDriverLicense,
  'it/fiscal-code': itFiscalCode,
  'it/identity-card': itIdentityCard,
  'it/passport': itPassport,
  'it/vat-code': itVatCode,
  'jp/driver-license': jpDriverLicense,
  'jp/my-number': jpMyNumber,
  'jp/passport': jpPassport,
  'ke/kra-pin': keKraPin,
  'kr/brn': krBrn,
  'kr/driver-license': krDriverLicense,
  'kr/frn': krFrn,
  'kr/passport': krPassport,
  'kr/rrn': krRrn,
  'lt/asmens-kodas': ltAsmensKodas,
  'lt/driver-license': ltDriverLicense,
  'lt/id-card': ltIdCard,
  'lt/passport': ltPassport,
  'lt/vat': ltVat,
  'lu/national-id': luNationalId,
  'lu/vat': luVat,
  'lv/personas-kods': lvPersonasKods,
  'lv/vat': lvVat,
  'mt/id-card': mtIdCard,
  'mt/vat': mtVat,
  'mx/clabe': mxClabe,
  'mx/codigo-postal': mxCodigoPostal,
  'mx/curp': mxCurp,
  'mx/nss': mxNss,
  'mx/passport': mxPassport,
  'mx/rfc': mxRfc,
  'my/nric': myNric,
  'ng/nin': ngNin,
  'ng/vehicle-registration': ngVehicleRegistration,
  'nl/bsn': nlBsn,
  'nl/driver-license': nlDriverLicense,
  'nl/passport': nlPassport,
  'nl/postcode': nlPostcode,
  'nl/vat': nlVat,
  'nlp/address': nlpAddress,
  'nlp/age': nlpAge,
  'nlp/biometric-data': nlpBiometricData,
  'nlp/criminal-record': nlpCriminalRecord,
  'nlp/date-time': nlpDateTime,
  'nlp/disability': nlpDisability,
  'nlp/ethnicity': nlpEthnicity,
  'nlp/gender': nlpGender,
  'nlp/id': nlpId,
  'nlp/location': nlpLocation,
  'nlp/marital-status': nlpMaritalStatus,
  'nlp/medical-biological-attribute': nlpMedicalBiologicalAttribute,
  'nlp/medical-biological-structure': nlpMedicalBiologicalStructure,
  'nlp/medical-clinical-event': nlpMedicalClinicalEvent,
  'nlp/medical-disease-disorder': nlpMedicalDiseaseDisorder,
  'nlp/medical-family-history': nlpMedicalFamilyHistory,
  'nlp/medical-history': nlpMedicalHistory,
  'nlp/medical-medication': nlpMedicalMedication,
  'nlp/medical-therapeutic-procedure': nlpMedicalTherapeuticProcedure,
  'nlp/nationality': nlpNationality,
  'nlp/nrp': nlpNrp,
  'nlp/occupation': nlpOccupation,
  'nlp/organization': nlpOrganization,
  'nlp/person': nlpPerson,
  'nlp/political-affiliation': nlpPoliticalAffiliation,
  'nlp/religion': nlpReligion,
  'nlp/sexual-orientation': nlpSexualOrientation,
  'nlp/trade-union-membership': nlpTradeUnionMembership,
  'no/fodselsnummer': noFodselsnummer,
  'no/kontonummer': noKontonummer,
  'no/orgnr': noOrgnr,
  'nz/bank-account': nzBankAccount,
  'nz/ird': nzIrd,
  'nz/nhi': nzNhi,
  'nz/passport': nzPassport,
  'pe/dni': peDni,
  'pe/ruc': peRuc,
  'ph/mobile-number': phMobileNumber,
  'ph/tin': phTin,
  'pk/cnic': pkCnic,
  'pl/id-card': plIdCard,
  'pl/nip': plNip,
  'pl/pesel': plPesel,
  'pl/regon': plRegon,
  'pt/cc': ptCc,
  'pt/driver-license': ptDriverLicense,
  'pt/nif': ptNif,
  'pt/niss': ptNiss,
  'pt/passport': ptPassport,
  'ro/cnp': roCnp,
  'ro/cui': roCui,
  'ro/id-card': roIdCard,
  'rs/jmbg': rsJmbg,
  'rs/passport': rsPassport,
  'ru/driver-license': ruDriverLicense,
  'ru/inn': ruInn,
  'ru/passport-foreign': ruPassportForeign,
  'ru/passport-internal': ruPassportInternal,
  'ru/snils': ruSnils,
  'sa/national-id': saNationalId,
  'se/organisationsnummer': seOrganisationsnummer,
  'se/personnummer': sePersonnummer,
  'se/vat': seVat,
  'sg/nric-fin': sgNricFin,
  'sg/uen': sgUen,
  'si/emso': siEmso,
  'si/id-card': siIdCard,
  'si/tax-id': siTaxId,
  'sk/rodne-cislo': skRodneCislo,
  'sk/vat': skVat,
  'th/passport': thPassport,
  'th/tnin': thTnin,
  'tr/license-plate': trLicensePlate,
  'tr/national-id': trNationalId,
  'tr/phone-number': trPhoneNumber,
  'tr/vkn': trVkn,
  'tw/national-id': twNationalId,
  'ua/driver-license': uaDriverLicense,
  'ua/id-card': uaIdCard,
  'ua/ipn': uaIpn,
  'ua/passport': uaPassport,
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
  'vn/cccd': vnCccd,
  'vn/passport': vnPassport,
  'vn/tax-id': vnTaxId,
  'za/id-number': zaIdNumber,
  'za/tax-number': zaTaxNumber,
}

export type EntityType =
  | 'ABA_ROUTING_NUMBER'
  | 'ACCOUNT_NUMBER'
  | 'ADDRESS'
  | 'ADVERTISING_ID'
  | 'AE_EMIRATES_ID'
  | 'AGE'
  | 'AL_NIPT'
  | 'ANTHROPIC_API_KEY'
  | 'API_KEY'
  | 'AR_CBU'
  | 'AR_CUIT'
  | 'AR_DNI'
  | 'AR_PASSPORT'
  | 'AT_DRIVER_LICENSE'
  | 'AT_PASSPORT'
  | 'AT_SVN'
  | 'AT_TAX_ID'
  | 'AT_VAT'
  | 'AU_ABN'
  | 'AU_ACN'
  | 'AU_BSB'
  | 'AU_IHI'
  | 'AU_MEDICARE'
  | 'AU_PASSPORT'
  | 'AU_TFN'
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_SECRET_ACCESS_KEY'
  | 'AZURE_CLIENT_SECRET'
  | 'AZURE_SAS_TOKEN'
  | 'AZURE_STORAGE_KEY'
  | 'BASIC_AUTH_CREDENTIALS'
  | 'BEARER_TOKEN'
  | 'BE_DRIVER_LICENSE'
  | 'BE_NATIONAL_NUMBER'
  | 'BE_PASSPORT'
  | 'BE_VAT'
  | 'BG_EGN'
  | 'BG_VAT'
  | 'BIOMETRIC_DATA'
  | 'BR_CNH'
  | 'BR_CNPJ'
  | 'BR_CPF'
  | 'BR_PASSPORT'
  | 'BR_PIS'
  | 'BR_RG'
  | 'CASE_NUMBER'
  | 'CA_BANK_ACCOUNT'
  | 'CA_BN'
  | 'CA_DRIVER_LICENSE'
  | 'CA_HEALTH_CARD'
  | 'CA_PASSPORT'
  | 'CA_POSTAL_CODE'
  | 'CA_SIN'
  | 'CH_AHV'
  | 'CH_UID'
  | 'CL_RUT'
  | 'CN_RESIDENT_ID'
  | 'CO_CC'
  | 'CO_NIT'
  | 'CO_PASSPORT'
  | 'CREDIT_CARD'
  | 'CREDIT_CARD_CVV'
  | 'CREDIT_CARD_EXPIRY'
  | 'CREDIT_CARD_TRACK_DATA'
  | 'CRIMINAL_RECORD'
  | 'CRYPTO'
  | 'CRYPTO_SEED_PHRASE'
  | 'CY_TAX_ID'
  | 'CZ_DIC'
  | 'CZ_RODNE_CISLO'
  | 'DATABASE_CONNECTION_STRING'
  | 'DATE_OF_BIRTH'
  | 'DATE_TIME'
  | 'DEVICE_SERIAL_NUMBER'
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
  | 'DISABILITY'
  | 'DK_CPR'
  | 'DK_CVR'
  | 'EE_DRIVER_LICENSE'
  | 'EE_ID_CARD'
  | 'EE_IK'
  | 'EE_PASSPORT'
  | 'EE_VAT'
  | 'EG_NATIONAL_ID'
  | 'EMAIL_ADDRESS'
  | 'EMPLOYEE_ID'
  | 'ES_CIF'
  | 'ES_NIE'
  | 'ES_NIF'
  | 'ES_NSS'
  | 'ES_PASSPORT'
  | 'ETHEREUM_ADDRESS'
  | 'ETHNICITY'
  | 'EU_EHIC'
  | 'FAX_NUMBER'
  | 'FI_PERSONAL_IDENTITY_CODE'
  | 'FI_Y_TUNNUS'
  | 'FR_CNI'
  | 'FR_DRIVER_LICENSE'
  | 'FR_NIR'
  | 'FR_PASSPORT'
  | 'FR_SIREN'
  | 'FR_TAX_ID'
  | 'FR_VAT'
  | 'GCP_API_KEY'
  | 'GCP_SERVICE_ACCOUNT_KEY'
  | 'GENDER'
  | 'GENETIC_VARIANT'
  | 'GITHUB_TOKEN'
  | 'GITLAB_TOKEN'
  | 'GPS_COORDINATES'
  | 'GR_AFM'
  | 'GR_AMKA'
  | 'HEALTH_PLAN_ID'
  | 'HK_HKID'
  | 'HR_OIB'
  | 'HU_TAJ'
  | 'HU_TAX_ID'
  | 'HU_VAT'
  | 'IBAN_CODE'
  | 'ICCID'
  | 'ICD10_CODE'
  | 'ID'
  | 'ID_DRIVER_LICENSE'
  | 'ID_NIK'
  | 'ID_NPWP'
  | 'ID_PASSPORT'
  | 'IE_EIRCODE'
  | 'IE_PPS'
  | 'IE_VAT'
  | 'IL_ID_NUMBER'
  | 'IMEI'
  | 'IMSI'
  | 'INSURANCE_POLICY_NUMBER'
  | 'IN_AADHAAR'
  | 'IN_DRIVER_LICENSE'
  | 'IN_GSTIN'
  | 'IN_PAN'
  | 'IN_PASSPORT'
  | 'IN_UPI_ID'
  | 'IN_VEHICLE_REGISTRATION'
  | 'IN_VOTER'
  | 'IP_ADDRESS'
  | 'IS_KENNITALA'
  | 'IT_DRIVER_LICENSE'
  | 'IT_FISCAL_CODE'
  | 'IT_IDENTITY_CARD'
  | 'IT_PASSPORT'
  | 'IT_VAT_CODE'
  | 'JP_DRIVER_LICENSE'
  | 'JP_MY_NUMBER'
  | 'JP_PASSPORT'
  | 'JWT'
  | 'KE_KRA_PIN'
  | 'KR_BRN'
  | 'KR_DRIVER_LICENSE'
  | 'KR_FRN'
  | 'KR_PASSPORT'
  | 'KR_RRN'
  | 'LOCATION'
  | 'LT_ASMENS_KODAS'
  | 'LT_DRIVER_LICENSE'
  | 'LT_ID_CARD'
  | 'LT_PASSPORT'
  | 'LT_VAT'
  | 'LU_NATIONAL_ID'
  | 'LU_VAT'
  | 'LV_PERSONAS_KODS'
  | 'LV_VAT'
  | 'MAC_ADDRESS'
  | 'MARITAL_STATUS'
  | 'MEDICAL_BIOLOGICAL_ATTRIBUTE'
  | 'MEDICAL_BIOLOGICAL_STRUCTURE'
  | 'MEDICAL_CLINICAL_EVENT'
  | 'MEDICAL_DISEASE_DISORDER'
  | 'MEDICAL_FAMILY_HISTORY'
  | 'MEDICAL_HISTORY'
  | 'MEDICAL_LICENSE'
  | 'MEDICAL_MEDICATION'
  | 'MEDICAL_RECORD_NUMBER'
  | 'MEDICAL_THERAPEUTIC_PROCEDURE'
  | 'MT_ID_CARD'
  | 'MT_VAT'
  | 'MX_CLABE'
  | 'MX_CODIGO_POSTAL'
  | 'MX_CURP'
  | 'MX_NSS'
  | 'MX_PASSPORT'
  | 'MX_RFC'
  | 'MY_NRIC'
  | 'NATIONALITY'
  | 'NG_NIN'
  | 'NG_VEHICLE_REGISTRATION'
  | 'NL_BSN'
  | 'NL_DRIVER_LICENSE'
  | 'NL_PASSPORT'
  | 'NL_POSTCODE'
  | 'NL_VAT'
  | 'NO_FODSELSNUMMER'
  | 'NO_KONTONUMMER'
  | 'NO_ORGNR'
  | 'NPM_TOKEN'
  | 'NRP'
  | 'NZ_BANK_ACCOUNT'
  | 'NZ_IRD'
  | 'NZ_NHI'
  | 'NZ_PASSPORT'
  | 'OCCUPATION'
  | 'ONE_TIME_PASSCODE'
  | 'OPENAI_API_KEY'
  | 'ORGANIZATION'
  | 'PASSPORT_MRZ'
  | 'PASSWORD'
  | 'PASSWORD_HASH'
  | 'PERSON'
  | 'PE_DNI'
  | 'PE_RUC'
  | 'PHONE_NUMBER'
  | 'PH_MOBILE_NUMBER'
  | 'PH_TIN'
  | 'PIN_CODE'
  | 'PK_CNIC'
  | 'PL_ID_CARD'
  | 'PL_NIP'
  | 'PL_PESEL'
  | 'PL_REGON'
  | 'POLITICAL_AFFILIATION'
  | 'PRIVATE_KEY'
  | 'PT_CC'
  | 'PT_DRIVER_LICENSE'
  | 'PT_NIF'
  | 'PT_NISS'
  | 'PT_PASSPORT'
  | 'RELIGION'
  | 'RO_CNP'
  | 'RO_CUI'
  | 'RO_ID_CARD'
  | 'RS_JMBG'
  | 'RS_PASSPORT'
  | 'RU_DRIVER_LICENSE'
  | 'RU_INN'
  | 'RU_PASSPORT_FOREIGN'
  | 'RU_PASSPORT_INTERNAL'
  | 'RU_SNILS'
  | 'SA_NATIONAL_ID'
  | 'SESSION_COOKIE'
  | 'SEXUAL_ORIENTATION'
  | 'SE_ORGANISATIONSNUMMER'
  | 'SE_PERSONNUMMER'
  | 'SE_VAT'
  | 'SG_NRIC_FIN'
  | 'SG_UEN'
  | 'SI_EMSO'
  | 'SI_ID_CARD'
  | 'SI_TAX_ID'
  | 'SK_RODNE_CISLO'
  | 'SK_VAT'
  | 'SLACK_TOKEN'
  | 'SLACK_WEBHOOK_URL'
  | 'SOCIAL_MEDIA_HANDLE'
  | 'STRIPE_API_KEY'
  | 'STUDENT_ID'
  | 'SWIFT_CODE'
  | 'TH_PASSPORT'
  | 'TH_TNIN'
  | 'TRADE_UNION_MEMBERSHIP'
  | 'TRON_ADDRESS'
  | 'TR_LICENSE_PLATE'
  | 'TR_NATIONAL_ID'
  | 'TR_PHONE_NUMBER'
  | 'TR_VKN'
  | 'TW_NATIONAL_ID'
  | 'UA_DRIVER_LICENSE'
  | 'UA_ID_CARD'
  | 'UA_IPN'
  | 'UA_PASSPORT'
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
  | 'URL'
  | 'USERNAME'
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
  | 'UUID'
  | 'VIN'
  | 'VN_CCCD'
  | 'VN_PASSPORT'
  | 'VN_TAX_ID'
  | 'ZA_ID_NUMBER'
  | 'ZA_TAX_NUMBER'
