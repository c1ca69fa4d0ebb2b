CREATE TABLE "visit_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"booking_id" text NOT NULL,
	"visits" integer NOT NULL,
	"administrator_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "visit_plans_visits" CHECK (visits between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "consent_mails" DROP CONSTRAINT "consent_mails_purpose";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_purpose";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "consent_mails" ADD COLUMN "visit_no" integer;--> statement-breakpoint
ALTER TABLE "consent_mails" ADD COLUMN "days" jsonb;--> statement-breakpoint
ALTER TABLE "visit_plans" ADD CONSTRAINT "visit_plans_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_plans_live" ON "visit_plans" USING btree ("email") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "visit_plans_email" ON "visit_plans" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "visit_plans_booking" ON "visit_plans" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "visit_plans_ended" ON "visit_plans" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "visit_plans_created" ON "visit_plans" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "consent_mails" ADD CONSTRAINT "consent_mails_plan" CHECK ((purpose = 'plan') = (visit_no is not null and days is not null) and (purpose <> 'plan' or season is not null));--> statement-breakpoint
ALTER TABLE "consent_mails" ADD CONSTRAINT "consent_mails_purpose" CHECK (purpose in ('season', 'rating', 'plan'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose" CHECK (purpose in ('season', 'rating', 'plan', 'photos'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.payment-link', 'mail.rating-request', 'mail.season-offer', 'mail.plan-visit', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'sms.weather-answer', 'sms.reply', 'sms.on-my-way', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'operator.alert', 'operator.alert-relay'));
--> statement-breakpoint
-- A plan lives as long as the consent to its mails, on whichever page that is withdrawn.
CREATE FUNCTION "end_visit_plan"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE visit_plans SET ended_at = NEW.created_at, ended_by = NEW.administrator_id WHERE email = NEW.email AND ended_at IS NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "consents_end_plan" AFTER INSERT ON "consents" FOR EACH ROW WHEN (NEW.purpose = 'plan' AND NOT NEW.given) EXECUTE FUNCTION "end_visit_plan"();
