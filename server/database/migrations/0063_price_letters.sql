CREATE TABLE "price_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"company_name" text,
	"language" text NOT NULL,
	"draft" jsonb NOT NULL,
	"base" integer NOT NULL,
	"gst" integer NOT NULL,
	"qst" integer NOT NULL,
	"total" integer NOT NULL,
	"tax_rates" jsonb DEFAULT '{"gst":5000,"qst":9975}'::jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"consent_text" text,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "price_letters_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "price_letters_language" CHECK (language in ('en', 'fr')),
	CONSTRAINT "price_letters_total" CHECK (total = base + gst + qst and base >= 0 and gst >= 0 and qst >= 0)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
CREATE INDEX "price_letters_email" ON "price_letters" USING btree (lower(email),"created_at");--> statement-breakpoint
CREATE INDEX "price_letters_expires" ON "price_letters" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.booking-link', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.waiting-confirm', 'mail.waiting-offer', 'mail.payment-link', 'mail.quote', 'mail.price-letter', 'mail.price-reminder', 'mail.charge', 'mail.charge-paid', 'mail.access-changed', 'mail.rating-request', 'mail.season-offer', 'mail.plan-visit', 'mail.address', 'mail.accountant-month', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'sms.waiting-offer', 'sms.weather-answer', 'sms.reply', 'sms.on-my-way', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'accounting.charge', 'operator.alert', 'operator.alert-relay', 'webhook.event')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox" VALIDATE CONSTRAINT "outbox_topic";
