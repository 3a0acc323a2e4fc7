import { useState } from 'react'
import type { client } from '../api.ts'
import { useFormat } from '../format.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

type KeyList = Extract<Awaited<ReturnType<typeof client.listApiKeys>>, { success: true }>['data']['keys']
export type ApiKey = KeyList[number]

/** A row on wide screens, a small card on narrow ones; browsers still announce a table. */
const CELL = 'py-1 sm:px-3 sm:py-3.5 first:pl-0 last:pr-0 sm:table-cell'

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke(): void }) {
  const { keys: texts } = useTexts()
  const format = useFormat()
  const { name, prefix, createdAt, lastUsedAt, expiresAt } = apiKey
  const isExpired = expiresAt !== null && new Date(expiresAt) <= new Date()
  const cells = [
    [texts.columns.created, format.day(createdAt)],
    [texts.columns.lastUsed, lastUsedAt ? format.moment(lastUsedAt) : texts.unused],
    [texts.columns.expires, isExpired ? texts.expired : expiresAt ? format.day(expiresAt) : texts.noExpiry],
  ] as const
  return (
    <tr className="block border-t border-line py-4 first:border-0 first:pt-0 last:pb-0 sm:table-row">
      <th scope="row" className={`block text-left font-medium wrap-anywhere ${CELL}`}>
        {name}
      </th>
      <td className={`block font-mono text-[0.8125rem] text-soft ${CELL}`}>{prefix}…</td>
      {cells.map(([label, value]) => (
        <td key={label} className={`flex justify-between gap-4 text-sm ${CELL}`}>
          <span aria-hidden className="text-soft sm:hidden">
            {label}
          </span>
          <span className={isExpired && label === texts.columns.expires ? 'text-danger' : ''}>{value}</span>
        </td>
      ))}
      <td className={`block pt-3 sm:text-right ${CELL}`}>
        <Button look="quiet" size="small" aria-label={texts.revokeLabel(name)} onClick={onRevoke}>
          {texts.revoke}
        </Button>
      </td>
    </tr>
  )
}

export function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const { keys: texts } = useTexts()
  const [revoking, setRevoking] = useState<ApiKey>()
  return (
    <>
      <table className="block w-full sm:table">
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr className="text-left text-sm text-soft">
            {Object.values(texts.columns).map((label) => (
              <th key={label} scope="col" className="px-3 pb-2 font-normal first:pl-0">
                {label}
              </th>
            ))}
            <th scope="col" className="pb-2">
              <span className="sr-only">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {keys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setRevoking(apiKey)} />
          ))}
        </tbody>
      </table>
      {revoking && <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  )
}
