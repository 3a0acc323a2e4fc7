import type { RouteName, Routes } from '@sfumato/contract'
import type { z } from 'zod'
import type { AdminCaller, Caller } from '../services/caller.ts'
import type { BillableCall } from '../services/metering.ts'

/** What a handler is given, typed by its row. */
type Output<Row, Field extends string> = Row extends { [K in Field]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

type CallerOf<Row> = Row extends { auth: 'apiKey' | 'session' }
  ? Caller
  : Row extends { auth: 'admin' }
    ? AdminCaller
    : undefined

export interface Input<Row> {
  caller: CallerOf<Row>
  body: Output<Row, 'body'>
  params: Output<Row, 'params'>
  query: Output<Row, 'query'>
  headers: Output<Row, 'headers'>
  /** For rows that cost tokens. */
  call: BillableCall
  /** Dashboard session of the browser that called. */
  session: { set(token: string, expiresAt: Date): void; clear(): void }
}

export type Handler<Row> = (
  input: Input<Row>,
) => Promise<Row extends { response: infer Schema extends z.ZodType } ? z.input<Schema> : never>

export type Handlers<Names extends RouteName> = { [Name in Names]: Handler<Routes[Name]> }
