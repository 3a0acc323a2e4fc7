import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** What repositories are made of: the transaction they live in. */
export type Transaction = NodePgDatabase
