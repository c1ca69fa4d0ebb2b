CREATE TABLE "visit_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"administrator_id" text NOT NULL,
	"kind" text NOT NULL,
	"visit_date" date NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"notice" text,
	"note_id" bigint,
	CONSTRAINT "visit_reports_kind" CHECK (kind in ('on-my-way', 'arrived', 'done', 'note')),
	CONSTRAINT "visit_reports_notice" CHECK (notice in ('queued', 'quiet', 'opted-out', 'unreachable', 'late')),
	CONSTRAINT "visit_reports_note" CHECK ((kind = 'note') = (note_id is not null))
);
--> statement-breakpoint
ALTER TABLE "administrators" DROP CONSTRAINT "administrators_role";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "visit_reports" ADD CONSTRAINT "visit_reports_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_reports" ADD CONSTRAINT "visit_reports_note_id_booking_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."booking_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_reports_booking" ON "visit_reports" USING btree ("booking_id","pressed_at");--> statement-breakpoint
CREATE INDEX "visit_reports_note" ON "visit_reports" USING btree ("note_id") WHERE note_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_reports_once" ON "visit_reports" USING btree ("booking_id","visit_date","kind") WHERE kind in ('on-my-way', 'arrived');--> statement-breakpoint
ALTER TABLE "administrators" ADD CONSTRAINT "administrators_role" CHECK (role in ('owner', 'staff', 'crew'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.payment-link', 'mail.rating-request', 'mail.season-offer', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'sms.weather-answer', 'sms.reply', 'sms.on-my-way', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'operator.alert', 'operator.alert-relay'));