import { type Candidate, defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'

/**
 * Handle or profile on a social network. A profile address of a known network and a Mastodon handle speak for
 * themselves. A bare "@name" is also a decorator, a style rule, a package scope or a documentation tag, so it
 * needs a social word nearby ("Instagram", "follow", "DM").
 */
const NETWORKS =
  '(?:twitter|x|instagram|facebook|fb|threads|tiktok|snapchat|pinterest|tumblr|twitch|medium|vk|weibo|ok)\\.(?:com|net|tv|ru)|t\\.me|telegram\\.me|bsky\\.app/profile|linkedin\\.com/(?:in|pub)|youtube\\.com/(?:@|c/|user/|channel/)|reddit\\.com/u(?:ser)?|mastodon\\.social/@|xing\\.com/profile|keybase\\.io|soundcloud\\.com|flickr\\.com/photos|snapchat\\.com/add|(?:www\\.)?strava\\.com/athletes'
const PROFILE = besideUnspaced(
  new RegExp(
    `(?<![\\p{L}\\p{N}_.@/-])(?:https?://)?(?:www\\.|m\\.|mobile\\.|[a-z]{2}\\.)?(?:${NETWORKS})/?@?[\\p{L}\\p{N}_.%-]{2,50}/?(?![\\p{L}\\p{N}_/@=?-])`,
    'gu',
  ),
)
/** Pages of the networks themselves. */
const NOT_A_PROFILE =
  /\/(?:about|home|login|signin|signup|register|share|sharer|sharer\.php|intent|hashtag|search|explore|p|reel|reels|tv|stories|settings|help|legal|privacy|terms|policies|policy|jobs|ads|business|developers?|download|i|watch|events|groups|pages|status|features|pricing|security|contact|topics|trending|collections|marketplace|sponsors|orgs|apps|notifications|tos|index\.html?|plugins|dialog|tr|v\d[\d.]*)\/?$/i
const FEDIVERSE = besideUnspaced(
  /(?<![\p{L}\p{N}_.@/-])@[A-Za-z0-9_][A-Za-z0-9_.-]{1,29}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?![\p{L}\p{N}_@/])/gu,
)
const HANDLE = besideUnspaced(
  /(?<![\p{L}\p{N}_.@/\\:"'`$*#&-])@[A-Za-z0-9_](?:[A-Za-z0-9_.]{0,28}[A-Za-z0-9_])(?![\p{L}\p{N}_@/(\\=]|\.\p{L}|-\p{L})/gu,
)
/** The value of a field: quotes stand before other "@" words in source code, so the field has to say what it is. */
const FIELD =
  /(?:twitter|instagram|insta|tiktok|snapchat|telegram|threads|mastodon|bluesky|handle)(?:[_ -]?(?:handle|user|username|name|id|account))?["'`]?[ ]{0,2}[:=][ ]{0,2}["'`](@[A-Za-z0-9_][A-Za-z0-9_.]{0,28}[A-Za-z0-9_])(?=["'`])/gi
const QUOTED_SIGN = ['"@', "'@", '`@']
const MENTION_BEFORE =
  /(?:^|[\s(])(?:RT|MT|via|cc|h\/t|ht|follow|follows|following|followed by|tweet(?:ed)? (?:by|to)?|dm)[ :]{1,2}$/i
/** Documentation tags, decorators, style rules and build words written with "@". */
const NOT_A_NAME = new Set(
  (
    'media import charset font-face keyframes page supports namespace layer container property tailwind apply screen ' +
    'include mixin extend use forward function return returns param params arg args throws throw exception see since ' +
    'author version deprecated override type typedef property prop template link code example default description ' +
    'summary todo internal private public protected readonly static const constant enum abstract class classdesc ' +
    'constructs extends implements interface module namespace exports export license copyright file fileoverview ' +
    'overview ignore inheritdoc inherits listens fires event emits callback async generator yields yield global ' +
    'memberof name kind lends mixes this tutorial variation requires access alias augments borrows hideconstructor ' +
    'instance inner component injectable input output ngmodule pipe directive viewchild hostlistener autowired bean ' +
    'service controller restcontroller repository entity table column id transactional test before after beforeeach ' +
    'aftereach suppresswarnings nullable nonnull notnull functionalinterface safevarargs data getter setter builder ' +
    'value configuration requestmapping getmapping postmapping pathvariable requestbody responsebody dataclass ' +
    'staticmethod classmethod property abstractmethod contextmanager wraps lru_cache cached_property pytest click ' +
    'app router objc implementation end synthesize dynamic selector protocol synchronized available main escaping ' +
    'state binding published environment observedobject discardableresult inlinable echo if else elseif endif foreach ' +
    'endforeach section yield ts-ignore ts-expect-error ts-nocheck jsx jsximportsource flow providesmodule generated ' +
    'stable draft ingroup brief note warning defgroup details endcode ref subsection cond endcond addtogroup ' +
    'everyone here channel all latest next beta alpha types babel angular vue react node storybook testing-library'
  ).split(' '),
)

export default defineRecognizer({
  entity: 'SOCIAL_MEDIA_HANDLE',
  title: 'Social media handle',
  description: 'Account handle or profile address on a social network',
  format: '@name of 2 to 30 characters, or the profile address of a known network',
  group: 'contact',
  sources: [
    'https://help.x.com/en/managing-your-account/x-username-rules',
    'https://help.instagram.com/370452623149242',
    'https://docs.joinmastodon.org/spec/webfinger/',
  ],
  *find(text): Iterable<Candidate> {
    if (text.includes('/')) {
      for (const match of text.matchAll(PROFILE)) {
        const end = match.index + match[0].replace(/[.%]+$/, '').length
        const address = text.slice(match.index, end)
        if (NOT_A_PROFILE.test(address) || !isProfile(address)) continue
        yield { start: match.index, end, score: 0.65, pattern: 'profile', verdict: 'unknown' }
      }
    }
    if (!text.includes('@')) return
    for (const match of text.matchAll(FEDIVERSE))
      yield {
        start: match.index,
        end: match.index + match[0].length,
        score: 0.65,
        pattern: 'fediverse',
        verdict: 'unknown',
      }
    const hasQuoted = QUOTED_SIGN.some((sign) => text.includes(sign))
    for (const { 0: field, 1: handle = '', index } of hasQuoted ? text.matchAll(FIELD) : []) {
      const end = index + field.length
      yield { start: end - handle.length, end, score: 0.45, pattern: 'field', verdict: 'unknown' }
    }
    for (const match of text.matchAll(HANDLE)) {
      const name = match[0].slice(1)
      if (
        NOT_A_NAME.has(name.toLowerCase()) ||
        /^\d+$/.test(name) ||
        opensLineOfCode(text, match.index, name)
      )
        continue
      const mentioned = MENTION_BEFORE.test(text.slice(Math.max(0, match.index - 16), match.index))
      yield {
        start: match.index,
        end: match.index + match[0].length,
        score: mentioned ? 0.45 : 0.1,
        pattern: 'handle',
        verdict: 'unknown',
      }
    }
  },
  context: {
    en: [
      'twitter',
      'instagram',
      'insta',
      'tiktok',
      'snapchat',
      'facebook',
      'threads',
      'telegram',
      'mastodon',
      'bluesky',
      'youtube',
      'twitch',
      'discord',
      'linkedin',
      'pinterest',
      'reddit',
      'social media',
      'followers',
      'follow me',
      'follow us',
      'tweet',
      'tweeted',
      'retweet',
      'my handle',
      'twitter handle',
    ],
    de: ['folgt mir', 'folge mir', 'folgen sie uns', 'soziale medien', 'abonnenten'],
    fr: ['réseaux sociaux', 'suivez-moi', 'suivez-nous', 'abonnés'],
    es: ['redes sociales', 'sígueme', 'síguenos', 'seguidores'],
    pt: ['redes sociais', 'siga-me', 'segue-me', 'seguidores'],
    it: ['seguimi', 'seguici', 'profilo social'],
    nl: ['volg mij', 'volg ons', 'volgers'],
    ru: ['инстаграм', 'твиттер', 'телеграм', 'вконтакте', 'подписывайтесь'],
    tr: ['takip et', 'takipçi'],
    ja: ['ツイッター', 'インスタ', 'フォロー'],
    ko: ['인스타그램', '트위터', '팔로우'],
    zh: ['微博', '关注', '抖音', '推特'],
  },
  examples: {
    match: [
      'Find me on Instagram: [[@jane.doe_92]]',
      'RT [[@muster_max]]: great news',
      '[[https://www.linkedin.com/in/jane-doe-12345]]',
      'toot me at [[@jane@social.example.org]]',
      'Profil: [[facebook.com/erika.mustermann]]',
      '{"twitter": "[[@jane_doe92]]", "id": 4}',
    ],
    reject: [
      { text: 'npm i @scope/pkg @types/node', why: 'package scopes' },
      { text: '@media (max-width: 600px) { }', why: 'a style rule' },
      { text: '@Override public void run()', why: 'a decorator' },
      { text: 'jane@example.com on Twitter', why: 'an e-mail address' },
      { text: 'meet @noon', why: 'no social word' },
    ],
  },
})

/** A path of one segment, or two where the network puts a folder first: deeper ones are posts and files. */
const isProfile = (address: string): boolean => {
  const path =
    address
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, '')
      .split('/').length - 1
  return path === 1 || path === 2
}

const LONGEST_INDENT = 80

/** "@Component" at the beginning of a line, or "* @param": annotations and documentation tags. */
const opensLineOfCode = (text: string, at: number, name: string): boolean => {
  const before = text.slice(Math.max(0, at - LONGEST_INDENT), at)
  const lineStart = before.lastIndexOf('\n') + 1
  if (lineStart === 0 && at > LONGEST_INDENT) return false
  const indent = before.slice(lineStart)
  return /^\s*(?:\*|\/\/|#|\/\*\*?)\s*$/.test(indent) || (/^[ \t]+$/.test(indent) && /^[A-Z]/.test(name))
}
