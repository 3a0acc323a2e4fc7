CREATE TABLE "upload_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"used_in_day" integer NOT NULL,
	"month" date NOT NULL,
	"used_in_month" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_counts" ADD CONSTRAINT "upload_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- One upload against the limits of its day and month: decides and counts in one step, under the row's lock. A refused
-- one is not counted. Days never run backwards, should the clock of one machine lag at midnight.
CREATE FUNCTION reserve_upload(p_user uuid, p_day_limit int, p_month_limit int, p_day date, p_month date)
RETURNS TABLE (outcome text, day date, month date) LANGUAGE plpgsql AS $$
DECLARE
  counted upload_counts%ROWTYPE;
  today int;
  this_month int;
BEGIN
  INSERT INTO upload_counts (user_id, day, used_in_day, month, used_in_month) VALUES (p_user, p_day, 0, p_month, 0)
    ON CONFLICT DO NOTHING;
  SELECT * INTO counted FROM upload_counts c WHERE c.user_id = p_user FOR UPDATE;
  day := greatest(p_day, counted.day);
  month := greatest(p_month, counted.month);
  today := CASE WHEN counted.day = day THEN counted.used_in_day ELSE 0 END;
  this_month := CASE WHEN counted.month = month THEN counted.used_in_month ELSE 0 END;
  -- Tomorrow does not help whoever has used up the month.
  IF this_month >= p_month_limit THEN
    outcome := 'month';
  ELSIF today >= p_day_limit THEN
    outcome := 'day';
  ELSE
    outcome := 'reserved';
    UPDATE upload_counts c SET day = reserve_upload.day, used_in_day = today + 1,
      month = reserve_upload.month, used_in_month = this_month + 1 WHERE c.user_id = p_user;
  END IF;
  RETURN NEXT;
END $$;
