CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"order_no" text NOT NULL,
	"ticket" text NOT NULL,
	"booking_id" text,
	"gateway_order_no" text NOT NULL,
	"transaction_no" text NOT NULL,
	"amount" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'wanted' NOT NULL,
	"method" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"silences" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"called_at" timestamp with time zone,
	"refund_transaction_no" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_once" UNIQUE("ticket","reason"),
	CONSTRAINT "refunds_reason" CHECK (reason in ('not-booked', 'cancellation')),
	CONSTRAINT "refunds_state" CHECK (state in ('wanted', 'calling', 'unknown', 'done')),
	CONSTRAINT "refunds_method" CHECK (method in ('void', 'refund')),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_refunds" (
	"serial" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_card_refunds_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"transaction_no" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"approved" boolean NOT NULL,
	"response_code" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_card_refunds_method" CHECK (method in ('void', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_faults" (
	"provider" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "sandbox_faults_provider" CHECK (provider in ('card', 'mail', 'sms', 'weather', 'accounting')),
	CONSTRAINT "sandbox_faults_mode" CHECK (mode in ('down', 'slow', 'error', 'reset-after-commit')),
	CONSTRAINT "sandbox_faults_remaining" CHECK (remaining >= 0)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "booking_contexts" ADD COLUMN "next_look_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_contexts" ADD COLUMN "looks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "sandbox_card_refunds_payment" ON "sandbox_card_refunds" USING btree ("order_no","transaction_no");--> statement-breakpoint
CREATE INDEX "booking_contexts_hold" ON "booking_contexts" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "booking_contexts_due" ON "booking_contexts" USING btree ("next_look_at") WHERE next_look_at is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_refund_status" CHECK (refund_status in ('not-eligible', 'not-needed', 'pending', 'review', 'refunded'));--> statement-breakpoint
-- Checkouts that are under way are looked after from now on; refunds that were queued move to their own table.
UPDATE "booking_contexts" SET "next_look_at" = "created_at" WHERE "state" = 'open';--> statement-breakpoint
INSERT INTO "refunds" ("reason", "order_no", "ticket", "gateway_order_no", "transaction_no", "amount", "paid_at", "due_at", "created_at")
  SELECT 'not-booked', "subject", "detail"->>'ticket', "detail"->>'orderNo', "detail"->>'transactionNo', ("detail"->>'amount')::integer, "created_at", "created_at", "created_at"
  FROM "outbox" WHERE "topic" = 'refund';--> statement-breakpoint
DELETE FROM "outbox" WHERE "topic" = 'refund';--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.manual-review', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'accounting.booking', 'accounting.cancellation', 'operator.alert'));