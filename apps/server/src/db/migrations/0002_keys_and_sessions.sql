CREATE TABLE "key_pairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"algorithm" text NOT NULL,
	"public_key_pem" text NOT NULL,
	"sealed_private_key" "bytea" NOT NULL,
	"is_zk_wrapped" boolean NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"usage_count" bigint DEFAULT 0 NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "key_pairs_name" UNIQUE("user_id","key_name")
);
--> statement-breakpoint
CREATE TABLE "tokenization_numbers" (
	"session_id" uuid NOT NULL,
	"value_hash" "bytea" NOT NULL,
	"scope_hash" "bytea" NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "tokenization_numbers_session_id_value_hash_pk" PRIMARY KEY("session_id","value_hash"),
	CONSTRAINT "tokenization_numbers_in_scope" UNIQUE("session_id","scope_hash","number")
);
--> statement-breakpoint
CREATE TABLE "tokenization_texts" (
	"session_id" uuid NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"sealed_positions" "bytea" NOT NULL,
	CONSTRAINT "tokenization_texts_session_id_text_hash_pk" PRIMARY KEY("session_id","text_hash")
);
--> statement-breakpoint
CREATE TABLE "zero_knowledge_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL,
	"memory_kib" integer NOT NULL,
	"iterations" integer NOT NULL,
	"parallelism" integer NOT NULL,
	"auth_hash" text NOT NULL,
	"sealed_account_key" "bytea" NOT NULL,
	"recovery_hash" "bytea" NOT NULL,
	"sealed_recovery_key" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dashboard_sessions" ADD COLUMN "session_key_hash" "bytea";--> statement-breakpoint
-- Until now nothing opened a session; one without a secret could not be used anyway.
DELETE FROM "tokenization_sessions";--> statement-breakpoint
ALTER TABLE "tokenization_sessions" ADD COLUMN "sealed_secret" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "zero_knowledge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "key_pairs" ADD CONSTRAINT "key_pairs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokenization_numbers" ADD CONSTRAINT "tokenization_numbers_session_id_tokenization_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."tokenization_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokenization_texts" ADD CONSTRAINT "tokenization_texts_session_id_tokenization_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."tokenization_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zero_knowledge_accounts" ADD CONSTRAINT "zero_knowledge_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;