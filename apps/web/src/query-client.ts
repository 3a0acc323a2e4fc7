import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ServiceFailure } from './api.ts'

const statusOf = (error: unknown): number => (error instanceof ServiceFailure ? error.failure.status : 0)

export const isSessionEnd = (error: unknown): boolean => statusOf(error) === 401

/** For calls in which a refusal means a wrong password, not the end of the session. */
export const ASKS_PASSWORD = { asksPassword: true } as const

/** Answers are fetched again when shown again; a refusal is final, a lost connection is tried once more. */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: unknown, isPasswordAsked = false) => {
    if (isSessionEnd(error) && !isPasswordAsked) onSessionEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError(error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => onError(error, meta?.asksPassword === true),
    }),
    // "always": the service often runs on this very machine, which the browser's idea of being online knows nothing
    // of. Waiting for the network would show a wheel that turns for ever; a call that fails says so.
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 5_000,
        retry: (count, error) => count < 1 && (statusOf(error) === 0 || statusOf(error) >= 500),
      },
    },
  })
}
