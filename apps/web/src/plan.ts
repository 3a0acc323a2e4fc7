import { useQuery } from '@tanstack/react-query'
import { queries } from './api.ts'

/** Files and restoring start with Basic; whoever is below it should know before the work, not after it. */
export const useIsFreePlan = (): boolean => useQuery(queries.session).data?.user.plan === 'free'
