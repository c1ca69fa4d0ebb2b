CREATE TABLE "consent_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"booking_id" text NOT NULL,
	"email" text NOT NULL,
	"record_id" uuid,
	"season" integer,
	"unsubscribe_hash" text NOT NULL,
	"offer_id" uuid,
	"offer_hash" text,
	"offer_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_mails_unsubscribeHash_unique" UNIQUE("unsubscribe_hash"),
	CONSTRAINT "consent_mails_offerHash_unique" UNIQUE("offer_hash"),
	CONSTRAINT "consent_mails_purpose" CHECK (purpose in ('season', 'rating')),
	CONSTRAINT "consent_mails_season" CHECK ((purpose = 'season') = (record_id is not null and season is not null))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"given" boolean NOT NULL,
	"booking_id" text NOT NULL,
	"page" text NOT NULL,
	"text_version" text,
	"consent_text" text,
	"language" text NOT NULL,
	"administrator_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_purpose" CHECK (purpose in ('season', 'rating')),
	CONSTRAINT "consents_page" CHECK (page in ('booking', 'unsubscribe', 'one-click', 'operator', 'erasure')),
	CONSTRAINT "consents_text" CHECK (given = (consent_text is not null) and given = (text_version is not null))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "consent_mails" ADD CONSTRAINT "consent_mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_mails" ADD CONSTRAINT "consent_mails_record_id_client_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."client_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_mails_rating" ON "consent_mails" USING btree ("booking_id") WHERE purpose = 'rating';--> statement-breakpoint
CREATE UNIQUE INDEX "consent_mails_season" ON "consent_mails" USING btree ("record_id","season") WHERE purpose = 'season';--> statement-breakpoint
CREATE INDEX "consent_mails_email" ON "consent_mails" USING btree ("email");--> statement-breakpoint
CREATE INDEX "consent_mails_booking" ON "consent_mails" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "consent_mails_created" ON "consent_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consents_newest" ON "consents" USING btree ("purpose","email","id");--> statement-breakpoint
CREATE INDEX "consents_email" ON "consents" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "consents_created" ON "consents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consents_booking" ON "consents" USING btree ("booking_id","id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.paid-not-booked', 'mail.reschedule', 'mail.weather-proposal', 'mail.certificate', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'mail.payment-link', 'mail.rating-request', 'mail.season-offer', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'sms.payment-link', 'sms.weather-answer', 'sms.reply', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'operator.alert', 'operator.alert-relay'));
--> statement-breakpoint
-- The ledger of consents is appended. An address becomes its hash when a person is erased; retention deletes whole rows.
CREATE FUNCTION "refuse_consent_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF to_jsonb(NEW) - 'email' IS DISTINCT FROM to_jsonb(OLD) - 'email' THEN
    RAISE EXCEPTION 'consents are appended, never changed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "consents_append_only" BEFORE UPDATE ON "consents" FOR EACH ROW EXECUTE FUNCTION "refuse_consent_change"();
