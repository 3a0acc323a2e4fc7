import type { StorageProvider } from './kit/provider.ts'

export type { AccountInfo, AddinManifest, ProviderFetch, StorageProvider, Upload } from './kit/provider.ts'

/** One entry per provider folder. None is built yet; the rows answer 503 until the first one is. */
export const providers: readonly StorageProvider[] = []
