import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { client, queries, unwrap } from '../api.ts'
import { useTexts } from '../texts/language.tsx'
import { Confirm } from './confirm.tsx'
import type { ApiKey } from './key-table.tsx'

export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose(): void }) {
  const { keys: texts } = useTexts()
  const queryClient = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => unwrap(client.revokeApiKey({ id: apiKey.id })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.keys.queryKey })
      toast.success(texts.revoked)
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={texts.revokeTitle(apiKey.name)}
      text={texts.revokeText}
      action={texts.revoke}
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    />
  )
}
