/** Names callers know types by from elsewhere. Accepted in requests, never given in answers. */
export const ENTITY_ALIASES: Readonly<Record<string, string>> = {
  US_ROUTING_NUMBER: 'ABA_ROUTING_NUMBER',
  DE_SVN: 'DE_SOCIAL_SECURITY',
  DE_DRIVER_LICENSE: 'DE_FUEHRERSCHEIN',
  IT_ID_CARD: 'IT_IDENTITY_CARD',
  TH_NATIONAL_ID: 'TH_TNIN',
  TH_TAX_ID: 'TH_TNIN',
  ES_DRIVER_LICENSE: 'ES_NIF',
  DOMAIN_NAME: 'URL',
  EMAIL: 'EMAIL_ADDRESS',
}

export const canonicalEntity = (name: string): string =>
  Object.hasOwn(ENTITY_ALIASES, name) ? ENTITY_ALIASES[name]! : name

const namesOf = (entityType: string): string[] => {
  const canonical = canonicalEntity(entityType)
  return [
    entityType,
    canonical,
    ...Object.keys(ENTITY_ALIASES).filter((alias) => ENTITY_ALIASES[alias] === canonical),
  ]
}

/**
 * What is said of a type, under its name or one it is known by elsewhere, or else under `DEFAULT`. Own entries only:
 * types are any text a caller may send, "constructor" too.
 */
export function entryFor<Entry>(
  entries: Readonly<Record<string, Entry>>,
  entityType: string,
): Entry | undefined {
  for (const name of Object.hasOwn(entries, entityType) ? [entityType] : [...namesOf(entityType), 'DEFAULT'])
    if (Object.hasOwn(entries, name)) return entries[name]
  return undefined
}
