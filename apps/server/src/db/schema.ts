import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * The one schema. Times are timestamptz and written by the service's clock, not by the database's, so that
 * tests can move it. What must not be readable in a dump is hashed or sealed before it gets here.
 */
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  /** Lower case, trimmed. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  plan: text('plan', { enum: ['free', 'basic', 'professional', 'enterprise'] }).notNull(),
  billingState: text('billing_state', { enum: ['current', 'past_due'] })
    .notNull()
    .default('current'),
  createdAt: instant('created_at').notNull(),
})

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    hash: bytea('hash').notNull().unique(),
    prefix: text('prefix').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('api_keys_by_user').on(table.userId)],
)

/** Signed-in browsers. */
export const dashboardSessions = pgTable(
  'dashboard_sessions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('dashboard_sessions_by_user').on(table.userId)],
)

/**
 * Every token ever spent: append-only (a trigger refuses change and removal). Each entry carries the running
 * total of its month, so the balance is one look at the newest entry and no number is ever overwritten.
 */
export const tokenLedger = pgTable(
  'token_ledger',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** First day of the UTC month the entry counts for. */
    month: date('month').notNull(),
    operation: text('operation').notNull(),
    tokens: integer('tokens').notNull(),
    usedAfter: integer('used_after').notNull(),
    requestId: text('request_id').notNull(),
    /** Hash of the caller's Idempotency-Key, if it sent one: see idempotentAnswers. */
    idempotencyHash: bytea('idempotency_hash'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seq] })],
)

/** Answers to calls with an Idempotency-Key, sealed together with a hash of the request, kept for a day. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    keyHash: bytea('key_hash').notNull(),
    sealedAnswer: bytea('sealed_answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index('idempotent_answers_by_age').on(table.createdAt),
  ],
)

/** Positions and types of a reversible anonymization, never values. */
export const tokenizationSessions = pgTable(
  'tokenization_sessions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    entityCount: integer('entity_count').notNull(),
  },
  (table) => [index('tokenization_sessions_by_user').on(table.userId)],
)

/** Recent requests by subject and family. Made UNLOGGED by hand in the migration: a crash may forget it. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    subject: text('subject').notNull(),
    family: text('family').notNull(),
    /** Unix milliseconds of the accepted requests inside the window, oldest first. */
    hits: bigint('hits', { mode: 'number' }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.family] })],
)

/** Small facts about the installation, such as the sealed value that proves the master key. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: bytea('value').notNull(),
})
