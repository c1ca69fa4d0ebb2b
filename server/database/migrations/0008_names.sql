ALTER TABLE "booking_contexts" RENAME COLUMN "next_look_at" TO "next_poll_at";--> statement-breakpoint
ALTER TABLE "booking_contexts" RENAME COLUMN "looks" TO "poll_count";--> statement-breakpoint
ALTER TABLE "job_runs" RENAME COLUMN "occasion" TO "scheduled_slot";--> statement-breakpoint
ALTER TABLE "job_runs" RENAME CONSTRAINT "job_runs_job_occasion_pk" TO "job_runs_job_scheduled_slot_pk";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "occasion" TO "dedupe_key";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "occasion" TO "part_no";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "notify_customer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "customer_note" text;--> statement-breakpoint
-- What the customer is told stood in the ledger's line of the request.
UPDATE "refunds" SET
  "notify_customer" = coalesce((request."raw_payload" ->> 'tell')::boolean, true),
  "customer_note" = request."raw_payload" ->> 'words'
FROM "payment_events" AS request
WHERE request."event_type" = 'refund.wanted'
  AND request."order_no" = "refunds"."order_no" AND request."ticket" = "refunds"."ticket"
  AND request."failure_reason" = "refunds"."reason" || CASE WHEN "refunds"."part_no" = '' THEN '' ELSE ' ' || "refunds"."part_no" END
  AND request."raw_payload" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "state" SET DEFAULT 'requested';--> statement-breakpoint
UPDATE "refunds" SET "state" = 'requested' WHERE "state" = 'wanted';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK (state in ('requested', 'calling', 'unknown', 'done'));--> statement-breakpoint
-- The same fact under its new name: no line is added, removed or changed otherwise.
ALTER TABLE "payment_events" DISABLE TRIGGER "payment_events_append_only";--> statement-breakpoint
UPDATE "payment_events" SET "event_type" = 'refund.requested' WHERE "event_type" = 'refund.wanted';--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE TRIGGER "payment_events_append_only";--> statement-breakpoint
-- One subject for everything that is audited about a booking: its id.
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
UPDATE "audit_log" SET "subject" = "bookings"."id" FROM "bookings"
WHERE "audit_log"."subject" = "bookings"."order_no" AND "audit_log"."action" IN ('booking.cancelled', 'booking.refunded-part', 'booking.sync');--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
ALTER TABLE "booking_moves" ADD COLUMN "administrator_id" text;--> statement-breakpoint
-- Until now a move by the operator and its audit entry were paired by their order.
UPDATE "booking_moves" SET "administrator_id" = entry."administrator_id"
FROM (SELECT id, booking_id, row_number() OVER (PARTITION BY booking_id ORDER BY id) AS nth FROM "booking_moves" WHERE "moved_by" = 'operator') AS move
JOIN (SELECT subject, administrator_id, row_number() OVER (PARTITION BY subject ORDER BY id) AS nth FROM "audit_log" WHERE "action" = 'booking.moved') AS entry
  ON entry.subject = move.booking_id AND entry.nth = move.nth
WHERE "booking_moves"."id" = move.id;--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "service_reminder_sms_sent";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "service_reminder_sms_sent_at";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "follow_up_sms_sent";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "follow_up_sms_sent_at";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "day_after_reminder_sms_sent";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "day_after_reminder_sms_sent_at";
