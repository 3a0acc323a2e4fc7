import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
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
  /** Absent for zero-knowledge accounts, whose password never gets here: see zeroKnowledgeAccounts. */
  passwordHash: text('password_hash'),
  zeroKnowledge: boolean('zero_knowledge').notNull().default(false),
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
    /** Zero-knowledge accounts: hash of what the browser must show again to delete a key pair. */
    sessionKeyHash: bytea('session_key_hash'),
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

/**
 * What the browser of a zero-knowledge account needs to open its own keys, and how it proves itself. Nothing here
 * opens anything without the password or the recovery phrase.
 */
export const zeroKnowledgeAccounts = pgTable('zero_knowledge_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  salt: bytea('salt').notNull(),
  memoryKib: integer('memory_kib').notNull(),
  iterations: integer('iterations').notNull(),
  parallelism: integer('parallelism').notNull(),
  /** Argon2id of the hash of the authentication key. */
  authHash: text('auth_hash').notNull(),
  /** The account key as the browser wrapped it, by password and by recovery phrase; sealed once more. */
  sealedAccountKey: bytea('sealed_account_key').notNull(),
  recoveryHash: bytea('recovery_hash').notNull(),
  sealedRecoveryKey: bytea('sealed_recovery_key').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const keyPairs = pgTable(
  'key_pairs',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    keyName: text('key_name').notNull(),
    /** SHA-256 of the public key's SPKI DER, hex. */
    fingerprint: text('fingerprint').notNull(),
    algorithm: text('algorithm').notNull(),
    publicKeyPem: text('public_key_pem').notNull(),
    sealedPrivateKey: bytea('sealed_private_key').notNull(),
    /** What is sealed is itself wrapped by the browser of a zero-knowledge account. */
    isZkWrapped: boolean('is_zk_wrapped').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    usageCount: bigint('usage_count', { mode: 'number' }).notNull().default(0),
    lastUsedAt: instant('last_used_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('key_pairs_name').on(table.userId, table.keyName)],
)

/** Anonymizations that can be restored or continued: positions and types, never values. */
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
    /** Keys the hashes of this session, and its fakes. */
    sealedSecret: bytea('sealed_secret').notNull(),
  },
  (table) => [index('tokenization_sessions_by_user').on(table.userId)],
)

/** One row per anonymized text of a session: what a restore needs beside the text and the key. */
export const tokenizationTexts = pgTable(
  'tokenization_texts',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => tokenizationSessions.id, { onDelete: 'cascade' }),
    /** Of the anonymized text, with the session's secret. */
    textHash: bytea('text_hash').notNull(),
    /** Offsets, entity types and operators. Sealed because entity types are whatever the caller wrote. */
    sealedPositions: bytea('sealed_positions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.textHash] })],
)

/** Numbers of distinct values in a session, found by hashes with the session's secret. */
export const tokenizationNumbers = pgTable(
  'tokenization_numbers',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => tokenizationSessions.id, { onDelete: 'cascade' }),
    valueHash: bytea('value_hash').notNull(),
    /** Numbers count from 1 within a scope. */
    scopeHash: bytea('scope_hash').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.valueHash] }),
    unique('tokenization_numbers_in_scope').on(table.sessionId, table.scopeHash, table.number),
  ],
)

/**
 * Documents taken, by UTC day and month: one row a user, which starts again when a day or month does. Counted before
 * the work and taken back when it fails: see reserve_upload.
 */
export const uploadCounts = pgTable('upload_counts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  day: date('day').notNull(),
  usedInDay: integer('used_in_day').notNull(),
  month: date('month').notNull(),
  usedInMonth: integer('used_in_month').notNull(),
})

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
