import type { RouteName, Routes } from '@sfumato/contract'
import type { z } from 'zod'
import type { AdminCaller, Caller } from '../services/caller.ts'
import type { FileAnswer, SentFile } from '../services/files.ts'
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
  form: Output<Row, 'form'>
  /** For rows with a form. */
  file: SentFile
  /** For rows that cost tokens. */
  call: BillableCall
  /** Dashboard session of the browser that called. */
  session: { set(token: string, expiresAt: Date): void; clear(): void }
}

type Answer<Row> =
  | (Row extends { response: infer Schema extends z.ZodType } ? z.input<Schema> : never)
  | (Row extends { file: object } ? FileAnswer & { tokens_charged: number } : never)

/** Rows open to everybody without a rate ask nobody and wait for nothing. */
export type Handler<Row> = Row extends { auth: 'none'; rate: null }
  ? () => Answer<Row>
  : (input: Input<Row>) => Promise<Answer<Row>>

export type Handlers<Names extends RouteName> = { [Name in Names]: Handler<Routes[Name]> }
