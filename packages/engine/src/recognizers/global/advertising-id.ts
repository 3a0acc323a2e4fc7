import { defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'

/**
 * Advertising or vendor identifier of a phone or TV: a UUID that only its label tells from others (Apple IDFA and
 * IDFV, Google advertising ID, Roku, Fire OS). All zeros is what a device answers that refuses tracking.
 */
export default defineRecognizer({
  entity: 'ADVERTISING_ID',
  title: 'Advertising identifier',
  description: 'Advertising or vendor identifier of a device',
  format: '8-4-4-4-12 hexadecimal digits after IDFA, GAID, AAID or IDFV',
  group: 'device',
  sources: [
    'https://developer.apple.com/documentation/adsupport/asidentifiermanager/advertisingidentifier',
    'https://support.google.com/googleplay/android-developer/answer/6048248',
  ],
  patterns: [
    {
      name: 'uuid',
      regex: besideUnspaced(
        /(?<![\p{L}\p{N}_]|[\p{L}\p{N}]-)[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}(?![\p{L}\p{N}_]|-[\p{L}\p{N}])/u,
      ),
      score: 0.6,
      bounded: 'none',
    },
  ],
  context: {
    en: [
      'idfa',
      'gaid',
      'aaid',
      'idfv',
      'adid',
      'advertising id',
      'advertising identifier',
      'advertisingid',
      'ad id',
      'vendor identifier',
      'identifier for vendor',
      'rida',
      'ifa',
    ],
    de: ['werbe-id', 'werbekennung'],
    fr: ['identifiant publicitaire'],
    es: ['identificador de publicidad', 'id de publicidad'],
    pt: ['identificador de publicidade'],
    it: ['identificativo pubblicitario'],
    ja: ['広告id', '広告識別子'],
    ko: ['광고 id', '광고 식별자'],
    zh: ['广告标识符'],
  },
  contextRequired: true,
  check: (value) => (/^[0-]+$/.test(value) ? 'invalid' : 'valid'),
  validScore: 0.6,
  examples: {
    match: [
      'IDFA: [[6D92078A-8246-4BA4-AE5B-76104861E7DC]]',
      'gaid=[[cdda802e-fb9c-47ad-9866-0794d394c912]]',
      'Werbe-ID [[38400000-8cf0-11bd-b23e-10b96e40000d]]',
    ],
    reject: [
      { text: 'IDFA: 00000000-0000-0000-0000-000000000000', why: 'tracking refused' },
      { text: 'request 6D92078A-8246-4BA4-AE5B-76104861E7DC', why: 'no label' },
      { text: 'IDFA: 6D92078A-8246-4BA4-AE5B', why: 'not a whole UUID' },
    ],
  },
})
