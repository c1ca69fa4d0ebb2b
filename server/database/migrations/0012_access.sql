CREATE TABLE "answered_texts" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "administrator_sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "prev_hash" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text;--> statement-breakpoint

-- Each entry of the audit log carries the hash of the one before: one that is changed or removed is found.
CREATE FUNCTION "audit_hash"(entry "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(entry.prev_hash, entry.id, entry.administrator_id, entry.action,
    entry.subject, entry.before, entry.after, extract(epoch FROM entry.created_at))::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
DO $$
DECLARE
  entry audit_log;
  previous text;
BEGIN
  FOR entry IN SELECT * FROM audit_log ORDER BY id LOOP
    entry.prev_hash := previous;
    previous := audit_hash(entry);
    UPDATE audit_log SET prev_hash = entry.prev_hash, hash = previous WHERE id = entry.id;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
-- One after the other: the number is taken again under the lock, so that numbers and hashes have one order.
CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(1751213417, 3);
  NEW.id := nextval('audit_log_id_seq');
  NEW.prev_hash := (SELECT hash FROM audit_log ORDER BY id DESC LIMIT 1);
  NEW.hash := audit_hash(NEW);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_chain" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();
