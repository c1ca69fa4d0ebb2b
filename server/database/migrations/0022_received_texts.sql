CREATE TABLE "received_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "received_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" text NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"booking_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" text,
	"administrator_id" text,
	CONSTRAINT "received_texts_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "received_texts_body" CHECK (char_length(body) <= 1600),
	CONSTRAINT "received_texts_outcome" CHECK (outcome in ('keyword', 'weather', 'read', 'answered')),
	CONSTRAINT "received_texts_settled" CHECK ((settled_at is null) = (outcome is null))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "received_texts" ADD CONSTRAINT "received_texts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_texts_booking" ON "received_texts" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "received_texts_waiting" ON "received_texts" USING btree ("id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "received_texts_received" ON "received_texts" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "received_texts_phone" ON "received_texts" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.payment-link', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'sms.weather-answer', 'sms.reply', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'operator.alert', 'operator.alert-relay'));