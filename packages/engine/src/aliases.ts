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

export const canonicalEntity = (name: string): string => ENTITY_ALIASES[name] ?? name
