import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  idempotentAnswers,
  installation,
  keyPairs,
  tokenizationSessions,
  tokenizationTexts,
  zeroKnowledgeAccounts,
} from './schema.ts'

/**
 * What each sealed value is bound to: whose it is and where it lies. A value that is moved to another row, or to
 * another column, does not open there.
 */
export const sealedContext = {
  installation: ({ name }: { name: string }) => name,
  idempotentAnswer: ({ userId, keyHash }: { userId: string; keyHash: Buffer }) =>
    `idempotent-answer/${userId}/${keyHash.toString('hex')}`,
  privateKey: ({ userId, id }: { userId: string; id: string }) => `private-key/${userId}/${id}`,
  sessionSecret: ({ userId, id }: { userId: string; id: string }) => `session-secret/${userId}/${id}`,
  positions: ({ sessionId, textHash }: { sessionId: string; textHash: Buffer }) =>
    `positions/${sessionId}/${textHash.toString('hex')}`,
  accountKey: ({ userId }: { userId: string }) => `account-key/${userId}`,
  recoveryKey: ({ userId }: { userId: string }) => `recovery-key/${userId}`,
} as const

export interface SealedColumn {
  table: PgTable
  columns: Record<string, PgColumn>
  column: string
  /** Columns that name a row. */
  key: readonly string[]
  contextOf(row: Record<string, unknown>): string
}

const sealed = <Table extends PgTable>(
  table: Table,
  column: keyof Table['$inferSelect'] & string,
  key: readonly (keyof Table['$inferSelect'] & string)[],
  context: (row: Table['$inferSelect']) => string,
): SealedColumn => ({ table, columns: getTableColumns(table), column, key, contextOf: context })

/** Every column that holds sealed values: a new one costs its entry here, and is sealed again with the others. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealed(installation, 'value', ['name'], sealedContext.installation),
  sealed(idempotentAnswers, 'sealedAnswer', ['userId', 'keyHash'], sealedContext.idempotentAnswer),
  sealed(keyPairs, 'sealedPrivateKey', ['id'], sealedContext.privateKey),
  sealed(tokenizationSessions, 'sealedSecret', ['id'], sealedContext.sessionSecret),
  sealed(tokenizationTexts, 'sealedPositions', ['sessionId', 'textHash'], sealedContext.positions),
  sealed(zeroKnowledgeAccounts, 'sealedAccountKey', ['userId'], sealedContext.accountKey),
  sealed(zeroKnowledgeAccounts, 'sealedRecoveryKey', ['userId'], sealedContext.recoveryKey),
]
