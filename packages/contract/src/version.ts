/** Version of the API as reported by GET /api/health; the packages carry the same. */
export const VERSION = '6.12.0'
