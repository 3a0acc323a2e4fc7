/** The shape of a person's name in a line of text. */
export const NAME_WORD = String.raw`(?:(?:[DdLO]['’]|Mc|Mac|al-|Al-|El-|el-)?\p{Lu}[\p{Ll}\p{M}]+(?:[-'’](?:\p{Lu}[\p{Ll}\p{M}]+|\p{Ll}{2,}))*|\p{Lu}\p{Lu}\p{L}+)`
const PARTICLE =
  '(?:van der|van den|van de|van|von der|von|zu|de la|de los|de las|del|de|da|dos|das|do|di|du|la|le|bin|ibn|abu|ben|af|av|ter|ten|y|e)'
const INITIAL = String.raw`\p{Lu}\.?`
/** One to five words, particles and initials inside. */
export const NAME = `${NAME_WORD}(?: {1,2}(?:${PARTICLE} )?(?:${NAME_WORD}|${INITIAL}(?=[ ,]))){0,4}`
export const INITIAL_NAME = `(?:${INITIAL} ?){1,3}(?:${PARTICLE} )?${NAME_WORD}(?:[ -]${NAME_WORD})?`

/** Capitalised words that are no names: weekdays are found elsewhere, these begin sentences and headings. */
export const NOT_NAMES = new Set(
  `the this that these those a an and or if in on at for from to of with by as is are was were be not no yes none null true false
   please thank thanks you your we our they it he she his her i my date number address phone email unknown undefined string
   number boolean object array function return type value key file name company street road avenue city country der die das
   und ein eine ist nicht bitte keine le la les un une et est non oui el los las y no si il lo gli e di non o a os as um uma
   het een en niet test admin user default example patient doctor all any other same new old see note must should may can will
   status result error warning info debug section chapter table figure page version copyright license world everyone team sir madam customer colleagues
   friends kunde kollegen damen herren tous mundo tutti all there again guys`.split(/\s+/),
)

export const isNameLike = (value: string): boolean => {
  if (value.length < 2 || value.length > 60 || /[\d@/\\{}<>=+*#%&$_()]/.test(value)) return false
  const words = value.split(/[ ,]+/).filter((word) => word !== '')
  if (words.length > 6) return false
  return !words.some((word) => NOT_NAMES.has(word.toLowerCase().replace(/\.$/, '')))
}
const WHOLE = new RegExp(`^(?:${NAME}|${INITIAL_NAME}|${NAME_WORD}, (?:${NAME}))$`, 'u')
export const isWrittenName = (value: string): boolean => WHOLE.test(value) && isNameLike(value)
