-- Every number that can be handed out: 9999 clients, 99 VIPs.
INSERT INTO "client_numbers" ("kind", "number") SELECT 'HC', generate_series(1, 9999);--> statement-breakpoint
INSERT INTO "client_numbers" ("kind", "number") SELECT 'VIP', generate_series(1, 99);--> statement-breakpoint
INSERT INTO "blocked_postal_codes" ("postal_code") VALUES ('H4C');--> statement-breakpoint
-- The ledger is appended, never changed.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payment events are appended, never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "payment_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
