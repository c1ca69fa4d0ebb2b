CREATE TABLE "address_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"correction_id" bigint NOT NULL,
	"link_id" uuid NOT NULL,
	"undo_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "address_changes_undoHash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "secret_links" DROP CONSTRAINT "secret_links_purpose";--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_correction_id_booking_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."booking_corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_changes_waiting" ON "address_changes" USING btree ("booking_id") WHERE counted_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "address_changes_booking" ON "address_changes" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "address_changes_correction" ON "address_changes" USING btree ("correction_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.booking-link', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.payment-link', 'mail.access-changed', 'mail.rating-request', 'mail.season-offer', 'mail.plan-visit', 'mail.address', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'sms.weather-answer', 'sms.reply', 'sms.on-my-way', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'operator.alert', 'operator.alert-relay'));--> statement-breakpoint
ALTER TABLE "secret_links" ADD CONSTRAINT "secret_links_purpose" CHECK (purpose in ('cancel', 'order', 'weather', 'address'));