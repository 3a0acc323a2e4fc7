import type { CloudFile } from '@sfumato/contract'
import type { z } from 'zod'

/**
 * What a cloud-storage provider must do, and nothing else: it only translates. OAuth, PKCE, token refresh,
 * storage of tokens, the callback page and the wizard are the kit's and the server's matter.
 */
export interface StorageProvider {
  manifest: AddinManifest
  oauth: {
    authorizeUrl: string
    tokenUrl: string
    scopes: readonly string[]
    extraParams?: Readonly<Record<string, string>>
  }
  /** The token is sent to `api` hosts only; `content` hosts may be downloaded from. */
  hosts: { api: readonly string[]; content?: readonly string[] }
  account(fetch: ProviderFetch): Promise<AccountInfo>
  /** Follows the provider's pages to the end. */
  list(fetch: ProviderFetch, folderId?: string): Promise<z.infer<typeof CloudFile>[]>
  download(fetch: ProviderFetch, fileId: string): Promise<Uint8Array>
  upload(fetch: ProviderFetch, file: Upload): Promise<{ webUrl?: string }>
}

export interface AddinManifest {
  slug: string
  name: string
  description: string
  icon: 'cloud' | 'globe' | 'plug' | 'search' | 'hard-drive' | 'folder-open' | 'server'
  version: string
  supportedFileTypes: readonly string[]
  sortOrder: number
}

export interface AccountInfo {
  email?: string
  displayName?: string
  quotaTotal?: number
  quotaUsed?: number
}

export interface Upload {
  name: string
  parentId?: string
  mimeType: string
  content: Uint8Array
}

/** A `fetch` with the token, the HTTPS and host check and the hop-by-hop redirect check inside. */
export type ProviderFetch = (url: string, init?: RequestInit) => Promise<Response>
