-- The ledger only grows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the token ledger is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER token_ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON token_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Charges, several in one round trip. Each is refused or written whole; the user's row is the lock, taken in
-- order of id so that two batches cannot wait for each other. A month that has passed is never written again,
-- should the clock of one machine lag at midnight.
CREATE FUNCTION charge_tokens(
  p_users uuid[], p_tokens int[], p_allocations int[], p_operations text[], p_requests text[],
  p_keys bytea[], p_answers bytea[], p_at timestamptz
) RETURNS TABLE (place int, outcome text, used int) LANGUAGE plpgsql AS $$
DECLARE
  item record;
  last record;
  this_month date := date_trunc('month', p_at AT TIME ZONE 'UTC')::date;
  locked uuid;
BEGIN
  FOR item IN
    SELECT i, p_users[i] AS owner, p_tokens[i] AS tokens, p_allocations[i] AS allocation,
           p_operations[i] AS operation, p_requests[i] AS request, p_keys[i] AS key,
           p_answers[i] AS answer
    FROM generate_subscripts(p_users, 1) AS i ORDER BY p_users[i], i
  LOOP
    IF locked IS DISTINCT FROM item.owner THEN
      PERFORM 1 FROM users WHERE id = item.owner FOR NO KEY UPDATE;
      locked := item.owner;
    END IF;
    SELECT l.seq, l.month, l.used_after INTO last FROM token_ledger l
      WHERE l.user_id = item.owner ORDER BY l.seq DESC LIMIT 1;
    place := item.i;
    used := CASE WHEN last.month >= this_month THEN last.used_after ELSE 0 END;
    IF item.key IS NOT NULL AND EXISTS (
      SELECT 1 FROM idempotent_answers a WHERE a.user_id = item.owner AND a.key_hash = item.key
    ) THEN
      outcome := 'repeated';
    ELSIF used + item.tokens > item.allocation THEN
      outcome := 'refused';
    ELSE
      outcome := 'charged';
      used := used + item.tokens;
      IF item.tokens > 0 THEN
        INSERT INTO token_ledger (user_id, seq, at, month, operation, tokens, used_after, request_id, idempotency_hash)
        VALUES (item.owner, coalesce(last.seq, 0) + 1, p_at, greatest(this_month, last.month), item.operation,
                item.tokens, used, item.request, item.key);
      END IF;
      IF item.key IS NOT NULL THEN
        INSERT INTO idempotent_answers (user_id, key_hash, sealed_answer, created_at)
        VALUES (item.owner, item.key, item.answer, p_at);
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
-- One request against a sliding window: decides and counts in one step, under the row's lock. A refused
-- request is not counted. Time never runs backwards within a window.
CREATE FUNCTION hit_rate_window(p_subject text, p_family text, p_limit int, p_now bigint, p_window bigint)
RETURNS TABLE (allowed boolean, hit_count int, oldest bigint) LANGUAGE plpgsql AS $$
DECLARE
  live bigint[];
  moment bigint;
BEGIN
  INSERT INTO rate_windows (subject, family, hits) VALUES (p_subject, p_family, '{}') ON CONFLICT DO NOTHING;
  SELECT hits INTO live FROM rate_windows WHERE subject = p_subject AND family = p_family FOR UPDATE;
  moment := greatest(p_now, live[cardinality(live)]);
  live := ARRAY(SELECT hit FROM unnest(live) AS hit WHERE hit > moment - p_window ORDER BY hit);
  allowed := cardinality(live) < p_limit;
  IF allowed THEN live := live || moment; END IF;
  UPDATE rate_windows SET hits = live WHERE subject = p_subject AND family = p_family;
  hit_count := cardinality(live);
  oldest := live[1];
  RETURN NEXT;
END $$;
