CREATE TABLE "operator_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"administrator_id" text NOT NULL,
	"way" text NOT NULL,
	"language" text NOT NULL,
	"booking_data" jsonb NOT NULL,
	"customer" jsonb,
	"base" integer NOT NULL,
	"gst" integer NOT NULL,
	"qst" integer NOT NULL,
	"total" integer NOT NULL,
	"listed_base" integer NOT NULL,
	"price_reason" text,
	"refresh_of" text,
	"note" text,
	"booking_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"channel" text,
	"token_hash" text,
	"hold_id" bigint,
	"expires_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "operator_bookings_bookingId_unique" UNIQUE("booking_id"),
	CONSTRAINT "operator_bookings_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "operator_bookings_way" CHECK (way in ('link', 'cash', 'transfer', 'free')),
	CONSTRAINT "operator_bookings_channel" CHECK (channel in ('mail', 'sms')),
	CONSTRAINT "operator_bookings_total" CHECK (total = base + gst + qst and base >= 0 and gst >= 0 and qst >= 0),
	CONSTRAINT "operator_bookings_link" CHECK ((way = 'link') = (channel is not null and token_hash is not null and expires_at is not null))
);
--> statement-breakpoint
ALTER TABLE "calendar_holds" DROP CONSTRAINT "calendar_holds_type";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "booking_contexts" ADD COLUMN "operator_booking_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_bookings" ADD CONSTRAINT "operator_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_bookings_links" ON "operator_bookings" USING btree ("expires_at") WHERE way = 'link' and booking_id is null;--> statement-breakpoint
CREATE INDEX "operator_bookings_hold" ON "operator_bookings" USING btree ("hold_id") WHERE hold_id is not null;--> statement-breakpoint
ALTER TABLE "calendar_holds" ADD CONSTRAINT "calendar_holds_type" CHECK (hold_type in ('checkout', 'weather', 'link'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.payment-link', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'operator.alert', 'operator.alert-relay'));--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_method" CHECK (method in ('card', 'cash', 'transfer'));