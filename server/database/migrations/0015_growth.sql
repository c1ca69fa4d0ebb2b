CREATE TABLE "daily_sums" (
	"topic" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"base" bigint DEFAULT 0 NOT NULL,
	"gst" bigint DEFAULT 0 NOT NULL,
	"qst" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_sums_topic_day_key_pk" PRIMARY KEY("topic","day","key")
);
--> statement-breakpoint
CREATE TABLE "stale_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stale_days_at" ON "stale_days" USING btree ("at");
--> statement-breakpoint
CREATE FUNCTION "mark_day_stale"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO stale_days (at) VALUES (OLD.created_at); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.created_at <> OLD.created_at) THEN
    INSERT INTO stale_days (at) VALUES (NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "mark_refund_days_stale"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- What a refund brings back of each tax depends on the ones of the payment before it.
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO stale_days (at) SELECT done_at FROM refunds WHERE ticket = NEW.ticket AND done_at IS NOT NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.done_at IS NOT NULL THEN INSERT INTO stale_days (at) VALUES (OLD.done_at); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_day_stale_added" AFTER INSERT OR DELETE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "mark_day_stale"();
--> statement-breakpoint
CREATE TRIGGER "bookings_day_stale_changed" AFTER UPDATE ON "bookings"
  FOR EACH ROW WHEN ((OLD.status, OLD.appointment_date, OLD.payment_status, OLD.postal_code, OLD.created_at, OLD.imported_at, OLD.language, OLD.coating_type, OLD.storefront_size, OLD.total) IS DISTINCT FROM (NEW.status, NEW.appointment_date, NEW.payment_status, NEW.postal_code, NEW.created_at, NEW.imported_at, NEW.language, NEW.coating_type, NEW.storefront_size, NEW.total))
  EXECUTE FUNCTION "mark_day_stale"();
--> statement-breakpoint
CREATE TRIGGER "booking_moves_day_stale_added" AFTER INSERT OR DELETE ON "booking_moves"
  FOR EACH ROW EXECUTE FUNCTION "mark_day_stale"();
--> statement-breakpoint
CREATE TRIGGER "booking_moves_day_stale_changed" AFTER UPDATE ON "booking_moves"
  FOR EACH ROW WHEN ((OLD.moved_by, OLD.created_at) IS DISTINCT FROM (NEW.moved_by, NEW.created_at))
  EXECUTE FUNCTION "mark_day_stale"();
--> statement-breakpoint
CREATE TRIGGER "weather_notifications_day_stale_added" AFTER INSERT OR DELETE ON "weather_notifications"
  FOR EACH ROW EXECUTE FUNCTION "mark_day_stale"();
--> statement-breakpoint
CREATE TRIGGER "weather_notifications_day_stale_changed" AFTER UPDATE ON "weather_notifications"
  FOR EACH ROW WHEN ((OLD.client_response, OLD.state, OLD.proposed_new_date, OLD.created_at) IS DISTINCT FROM (NEW.client_response, NEW.state, NEW.proposed_new_date, NEW.created_at))
  EXECUTE FUNCTION "mark_day_stale"();
--> statement-breakpoint
CREATE TRIGGER "area_requests_day_stale_added" AFTER INSERT OR DELETE ON "area_requests"
  FOR EACH ROW EXECUTE FUNCTION "mark_day_stale"();
--> statement-breakpoint
CREATE TRIGGER "area_requests_day_stale_changed" AFTER UPDATE ON "area_requests"
  FOR EACH ROW WHEN ((OLD.state, OLD.area, OLD.created_at) IS DISTINCT FROM (NEW.state, NEW.area, NEW.created_at))
  EXECUTE FUNCTION "mark_day_stale"();
--> statement-breakpoint
CREATE TRIGGER "refunds_day_stale_added" AFTER INSERT OR DELETE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "mark_refund_days_stale"();
--> statement-breakpoint
CREATE TRIGGER "refunds_day_stale_changed" AFTER UPDATE ON "refunds"
  FOR EACH ROW WHEN ((OLD.state, OLD.done_at, OLD.amount, OLD.ticket, OLD.booking_id) IS DISTINCT FROM (NEW.state, NEW.done_at, NEW.amount, NEW.ticket, NEW.booking_id))
  EXECUTE FUNCTION "mark_refund_days_stale"();
--> statement-breakpoint
INSERT INTO "stale_days" ("at")
SELECT date_trunc('hour', created_at) FROM bookings UNION SELECT date_trunc('hour', created_at) FROM booking_moves
UNION SELECT date_trunc('hour', created_at) FROM weather_notifications
UNION SELECT date_trunc('hour', created_at) FROM area_requests
UNION SELECT date_trunc('hour', done_at) FROM refunds WHERE done_at IS NOT NULL;
