CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"language" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"draft" jsonb NOT NULL,
	"booking_id" text,
	"state" text DEFAULT 'asked' NOT NULL,
	"token_hash" text NOT NULL,
	"consent_text" text NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "waiting_entries_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "waiting_entries_state" CHECK (state in ('asked', 'waiting', 'booked', 'over', 'left')),
	CONSTRAINT "waiting_entries_span" CHECK (from_date <= to_date)
);
--> statement-breakpoint
CREATE TABLE "waiting_offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" uuid NOT NULL,
	"service_date" date NOT NULL,
	"hold_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"administrator_id" text,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "waiting_offers_state" CHECK (state in ('open', 'taken', 'passed'))
);
--> statement-breakpoint
ALTER TABLE "calendar_holds" DROP CONSTRAINT "calendar_holds_type";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_offers" ADD CONSTRAINT "waiting_offers_entry_id_waiting_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_once" ON "waiting_entries" USING btree ("email","from_date","to_date") WHERE state in ('asked', 'waiting');--> statement-breakpoint
CREATE INDEX "waiting_entries_email" ON "waiting_entries" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "waiting_entries_queue" ON "waiting_entries" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_entries_asked" ON "waiting_entries" USING btree ("created_at") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "waiting_entries_ended" ON "waiting_entries" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "waiting_entries_booking" ON "waiting_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_offers_one_day_once" ON "waiting_offers" USING btree ("entry_id","service_date");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_offers_one_open" ON "waiting_offers" USING btree ("entry_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "waiting_offers_open" ON "waiting_offers" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "calendar_holds" ADD CONSTRAINT "calendar_holds_type" CHECK (hold_type in ('checkout', 'weather', 'link', 'waiting'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.booking-link', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.waiting-confirm', 'mail.waiting-offer', 'mail.payment-link', 'mail.access-changed', 'mail.rating-request', 'mail.season-offer', 'mail.plan-visit', 'mail.address', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'sms.waiting-offer', 'sms.weather-answer', 'sms.reply', 'sms.on-my-way', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'operator.alert', 'operator.alert-relay'));