import { type Answer, createClient, type Failure } from '@sfumato/client'
import { queryOptions } from '@tanstack/react-query'

/** The service as the dashboard sees it: same address, and the session cookie speaks for the user. */
export const client = createClient({ baseUrl: '' })

/** The client never throws; the query library wants failures thrown. */
export class ServiceFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

export async function unwrap<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const settled = await answer
  if (settled.success) return settled.data
  throw new ServiceFailure(settled)
}

const MINUTE_MS = 60_000

export const queries = {
  session: queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => unwrap(client.session({}, { signal })),
    staleTime: 5 * MINUTE_MS,
  }),
  tokens: queryOptions({
    queryKey: ['tokens'],
    queryFn: ({ signal }) => unwrap(client.tokenBalance({}, { signal })),
  }),
  limits: queryOptions({
    queryKey: ['limits'],
    queryFn: ({ signal }) => unwrap(client.limits({}, { signal })),
    staleTime: 5 * MINUTE_MS,
  }),
  keys: queryOptions({
    queryKey: ['keys'],
    queryFn: ({ signal }) => unwrap(client.listApiKeys({}, { signal })),
    select: ({ keys }) => keys,
  }),
  keyPairs: queryOptions({
    queryKey: ['key-pairs'],
    queryFn: ({ signal }) => unwrap(client.listKeyPairs({}, { signal })),
    select: ({ keyPairs }) => keyPairs,
  }),
  tokenizationSessions: queryOptions({
    queryKey: ['tokenization-sessions'],
    queryFn: ({ signal }) => unwrap(client.tokenizationSessions({}, { signal })),
    select: ({ sessions }) => sessions,
  }),
  browsers: queryOptions({
    queryKey: ['browsers'],
    queryFn: ({ signal }) => unwrap(client.dashboardSessions({}, { signal })),
    select: ({ sessions }) => sessions,
  }),
  entities: queryOptions({
    queryKey: ['entities'],
    queryFn: ({ signal }) => unwrap(client.entities({}, { signal })),
    select: ({ entities }) => entities,
    staleTime: Number.POSITIVE_INFINITY,
  }),
  presets: queryOptions({
    queryKey: ['presets'],
    queryFn: ({ signal }) => unwrap(client.presets({}, { signal })),
    select: ({ presets }) => presets,
    staleTime: Number.POSITIVE_INFINITY,
  }),
}

/** Parameters and answers of calls, as the contract types them. */
type DataOf<Name extends keyof typeof client> = Extract<
  Awaited<ReturnType<(typeof client)[Name]>>,
  { success: true }
>['data']
export type AnalyzeInput = Parameters<typeof client.analyze>[0]
export type DocumentFinding = Exclude<DataOf<'document'>, { file: unknown }>['entities'][number]
export type Finding = DataOf<'analyze'>['results'][number]
export type Operator = NonNullable<Parameters<typeof client.anonymize>[0]['operators']>[string]
export type DeanonymizeInput = Parameters<typeof client.deanonymize>[0]
export type Deanonymizer = DeanonymizeInput['deanonymizers'][string]
export type KeyPair = DataOf<'listKeyPairs'>['keyPairs'][number]
