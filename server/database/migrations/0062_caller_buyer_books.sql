CREATE TABLE "accountant_months" (
	"month" text NOT NULL,
	"language" text NOT NULL,
	"wanted_at" timestamp with time zone NOT NULL,
	"mail_to" text,
	"started_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"failed" boolean DEFAULT false NOT NULL,
	"provisional" boolean DEFAULT false NOT NULL,
	"size" integer,
	"file" "bytea",
	CONSTRAINT "accountant_months_month_language_pk" PRIMARY KEY("month","language")
);
--> statement-breakpoint
CREATE TABLE "booking_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"correction_id" bigint,
	"administrator_id" text NOT NULL,
	"way" text NOT NULL,
	"reason" text,
	"base" integer NOT NULL,
	"gst" integer NOT NULL,
	"qst" integer NOT NULL,
	"total" integer NOT NULL,
	"tax_rates" jsonb DEFAULT '{"gst":5000,"qst":9975}'::jsonb NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"order_no" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_charges_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "booking_charges_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "booking_charges_way" CHECK (way in ('link', 'cash', 'transfer')),
	CONSTRAINT "booking_charges_what" CHECK (correction_id is null or reason is null),
	CONSTRAINT "booking_charges_total" CHECK (total = base + gst + qst and base > 0 and gst >= 0 and qst >= 0),
	CONSTRAINT "booking_charges_link" CHECK ((way = 'link') = (token_hash is not null and expires_at is not null)),
	CONSTRAINT "booking_charges_paid" CHECK ((paid_at is null) = (order_no is null)),
	CONSTRAINT "booking_charges_once" CHECK (paid_at is null or withdrawn_at is null)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"administrator_id" text NOT NULL,
	"review_id" text,
	"language" text NOT NULL,
	"customer" jsonb,
	"words" text NOT NULL,
	"storefronts" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"terms_acceptance_id" bigint,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "quotes_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "quotes_language" CHECK (language in ('en', 'fr')),
	CONSTRAINT "quotes_accepted" CHECK ((accepted_at is null) = (terms_acceptance_id is null))
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" text NOT NULL,
	"store" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expires" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cards_bookingId_unique" UNIQUE("booking_id")
);
--> statement-breakpoint
CREATE TABLE "booking_sources" (
	"code" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_fr" text NOT NULL,
	"administrator_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "booking_sources_code" CHECK (code ~ '^[a-z0-9-]{2,20}$')
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"includes_customer" boolean NOT NULL,
	"secret_version" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone,
	"answered_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"stop_cause" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_stopped" CHECK (stop_cause in ('owner', 'gone', 'silent'))
);
--> statement-breakpoint
ALTER TABLE "storefront_corrections" DROP CONSTRAINT "storefront_corrections_settlement";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
DROP INDEX "outbox_due_by_service";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "booking_contexts" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_contexts" ADD COLUMN "saved_card" jsonb;--> statement-breakpoint
ALTER TABLE "operator_bookings" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "operator_bookings" ADD COLUMN "quote_place" integer;--> statement-breakpoint
ALTER TABLE "sandbox_card_tickets" ADD COLUMN "saved_card" text;--> statement-breakpoint
ALTER TABLE "booking_charges" ADD CONSTRAINT "booking_charges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_charges" ADD CONSTRAINT "booking_charges_correction_id_storefront_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."storefront_corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_terms_acceptance_id_terms_acceptances_id_fk" FOREIGN KEY ("terms_acceptance_id") REFERENCES "public"."terms_acceptances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_charges_booking" ON "booking_charges" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_charges_paid" ON "booking_charges" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "booking_charges_open" ON "booking_charges" USING btree ("expires_at") WHERE paid_at is null and withdrawn_at is null and ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_charges_one_open" ON "booking_charges" USING btree ("booking_id") WHERE paid_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "quotes_created" ON "quotes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_email" ON "quotes" USING btree (lower(customer ->> 'email'));--> statement-breakpoint
-- safe: a small table, whose rows go after a month
CREATE UNIQUE INDEX "operator_bookings_quote" ON "operator_bookings" USING btree ("quote_id","quote_place") WHERE quote_id is not null and cancelled_at is null;--> statement-breakpoint
-- safe: only what waits is in this index, a few rows.
CREATE INDEX "outbox_due_by_service" ON "outbox" USING btree ((case when topic like 'sms.%' then 'sms' when topic like 'accounting.%' then 'accounting'
  when topic = 'operator.alert-relay' then 'alerts' when topic = 'webhook.event' then 'webhooks' else 'mail' end),"due_at","id") WHERE state in ('queued', 'calling');--> statement-breakpoint
ALTER TABLE "storefront_corrections" ADD CONSTRAINT "storefront_corrections_settlement" CHECK (settlement in ('none', 'refund', 'charge', 'leave'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.booking-link', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.waiting-confirm', 'mail.waiting-offer', 'mail.payment-link', 'mail.quote', 'mail.charge', 'mail.charge-paid', 'mail.access-changed', 'mail.rating-request', 'mail.season-offer', 'mail.plan-visit', 'mail.address', 'mail.accountant-month', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'sms.waiting-offer', 'sms.weather-answer', 'sms.reply', 'sms.on-my-way', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'accounting.charge', 'operator.alert', 'operator.alert-relay', 'webhook.event')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox" VALIDATE CONSTRAINT "outbox_topic";--> statement-breakpoint
CREATE FUNCTION mark_charge_day_stale() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.paid_at IS NOT NULL THEN INSERT INTO stale_days (at) VALUES (OLD.paid_at); END IF;
  IF TG_OP <> 'DELETE' AND NEW.paid_at IS NOT NULL THEN INSERT INTO stale_days (at) VALUES (NEW.paid_at); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_charges_day_stale AFTER INSERT OR UPDATE OR DELETE ON booking_charges
  FOR EACH ROW EXECUTE FUNCTION mark_charge_day_stale();
