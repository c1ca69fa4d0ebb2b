CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"valid_until" date,
	"administrator_id" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proofs_kind_unique" UNIQUE("kind"),
	CONSTRAINT "proofs_kind" CHECK (kind in ('insurance', 'compensation'))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "invoice_email" text;--> statement-breakpoint
-- safe: the column is new and empty, so that nothing is sorted: one look at each row
CREATE INDEX "bookings_invoice_email" ON "bookings" USING btree (lower(invoice_email)) WHERE invoice_email is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.booking-link', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.waiting-confirm', 'mail.waiting-offer', 'mail.payment-link', 'mail.quote', 'mail.price-letter', 'mail.price-reminder', 'mail.charge', 'mail.charge-paid', 'mail.access-changed', 'mail.rating-request', 'mail.season-offer', 'mail.plan-visit', 'mail.address', 'mail.accountant-month', 'mail.invoice-copy', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'sms.waiting-offer', 'sms.weather-answer', 'sms.reply', 'sms.on-my-way', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'accounting.charge', 'operator.alert', 'operator.alert-relay', 'webhook.event')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox" VALIDATE CONSTRAINT "outbox_topic";
