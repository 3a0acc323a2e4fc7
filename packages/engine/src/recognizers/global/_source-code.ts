import type { Place } from './_labelled.ts'

/** Words that stand behind "password:" or "user =" in programs, schemas and documentation, and are no values. */
const CODE_WORDS = new Set(
  (
    'string str text char varchar bytes byte int integer number numeric float double bool boolean object array list ' +
    'dict map set any unknown never void null nil none undefined nan true false yes no on off required optional ' +
    'default empty missing invalid valid incorrect wrong correct expired changed reset forgotten hidden secret ' +
    'password passwd pwd passphrase passcode token key value values apikey api_key username user users userid ' +
    'user_id user_name login name email id uid account admin_user self this that it the a an is are was not be been ' +
    'const let var new await async return function def class type interface enum struct private public protected ' +
    'static final readonly import export from require process environ env getenv os sys config settings options ' +
    'props state params request response req res ctx context data input output field fields column table row model ' +
    'schema form body query header headers cookie cookies session client server host port path file url uri ' +
    'localhost example placeholder sample test changeme your_password your-password yourpassword your_token mytoken ' +
    'xxx xxxx xxxxx xxxxxx todo tbd redacted masked filtered encrypted hashed plain plaintext random generated ' +
    'select insert update delete where and or in of to for with as by if else then end do while case when using ' +
    'must should can cannot will may please enter choose select provide use used uses using see note argument ' +
    'parameter property attribute method variable constant nullable unique primary foreign index char8 utf8 ' +
    'string[] optional[str] some ok error errors message credentials credential anonymous root guest nobody system ' +
    'daemon www-data unknown-user current currentuser current_user loggeduser basic bearer digest oauth jwt hash'
  ).split(' '),
)

export const isCodeWord = (value: string): boolean => CODE_WORDS.has(value.toLowerCase())

/**
 * True where a value is rather an expression than a literal: a call, index or member, a template hole, a
 * constant, or another identifier among arguments. Quoted values are literals.
 */
export function looksLikeExpression(value: string, { text, start, end, isQuoted }: Place): boolean {
  const after = text.slice(end, end + 2)
  const before = text.slice(Math.max(0, start - 2), start)
  if (/[<{[$%]$/.test(before) || /^[$%<{&]/.test(value)) return true
  if (isQuoted) return /^[[(]/.test(after) || /\$\{|\{\{|%[sd]/.test(value)
  if (/^ ?[([{]/.test(after) || /^(?:\?\.|!\.|\?\?|\|\||=>|::)/.test(after)) return true
  // "settings.DB_USER", "os.environ", "req.body.user", "this.user": lower-case object, then a member.
  if (
    /^(?:self|this|os|sys|process|req|request|res|ctx|config|settings|args|opts|options|props|params|env|user|data|form|event|app|db|conf|cfg|input|body|state|model|obj|item|row|account|client|session)\b[.[]/.test(
      value,
    )
  )
    return true
  // Identifiers among arguments or at the end of a statement.
  if (/^[,;)]/.test(after) && /^[A-Za-z_$][\w$]*$/.test(value) && !/\d/.test(value)) return true
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(value)
}
