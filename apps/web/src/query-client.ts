import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ServiceFailure } from './api.ts'

const statusOf = (error: unknown): number => (error instanceof ServiceFailure ? error.failure.status : 0)

/** Answers are fetched again when shown again; a refusal is final, a lost connection is tried once more. */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (statusOf(error) === 401) onSessionEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (count, error) => count < 1 && (statusOf(error) === 0 || statusOf(error) >= 500),
      },
    },
  })
}
