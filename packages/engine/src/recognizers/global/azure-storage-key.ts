import { defineRecognizer } from '../../define.ts'

/**
 * Azure storage account key: 64 random bytes in Base64, 88 characters that end in "==". In connection strings it
 * follows AccountKey=; alone it is believed when the storage account is spoken of. The public key of the storage
 * emulator (Eby8vdM0...) is known to everybody and stays out.
 */
const EMULATOR_KEY =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='

export default defineRecognizer({
  entity: 'AZURE_STORAGE_KEY',
  title: 'Azure storage account key',
  description: 'Access key of an Azure storage account',
  format: 'AccountKey= and 88 Base64 characters',
  group: 'secret',
  sources: ['https://learn.microsoft.com/en-us/azure/storage/common/storage-account-keys-manage'],
  patterns: [
    {
      name: 'connection string',
      regex: /(?<=(?:AccountKey|SharedAccessKey)=)[A-Za-z0-9+/]{86}==/,
      score: 0.95,
      bounded: 'none',
    },
    {
      name: 'alone',
      regex: /(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{86}==(?![A-Za-z0-9+/=])/,
      score: 0.3,
      bounded: 'none',
    },
  ],
  context: {
    en: [
      'azure',
      'storage',
      'storage account',
      'account key',
      'accountkey',
      'blob',
      'cosmos',
      'core.windows.net',
    ],
  },
  check: (value) => (value === EMULATOR_KEY || /^(.)\1{20,}/.test(value) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'AccountName=demo;AccountKey=[[npAWA3+EJnwujMLUX8zQls8Fri7FXENDvJwsSFlHDAFODEsl7xNAawH02ojtZode96ocnBG9+5D1iJBRwDn+8w==]];EndpointSuffix=core.windows.net',
      'azure storage key: [[npAWA3+EJnwujMLUX8zQls8Fri7FXENDvJwsSFlHDAFODEsl7xNAawH02ojtZode96ocnBG9+5D1iJBRwDn+8w==]]',
      '"accountKey": "[[npAWA3+EJnwujMLUX8zQls8Fri7FXENDvJwsSFlHDAFODEsl7xNAawH02ojtZode96ocnBG9+5D1iJBRwDn+8w==]]"',
    ],
    reject: [
      { text: `AccountKey=${EMULATOR_KEY}`, why: 'the public key of the emulator' },
      { text: 'AccountKey=npAWA3+EJnwujMLUX8zQls8Fri7FXENDvJw==', why: 'too short' },
      {
        text: 'integrity sha512-npAWA3+EJnwujMLUX8zQls8Fri7FXENDvJwsSFlHDAFODEsl7xNAawH02ojtZode96ocnBG9+5D1iJBRwDn+8w==',
        why: 'a hash of a package, no storage word',
      },
    ],
  },
})
