CREATE TABLE "area_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"area" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"token_hash" text NOT NULL,
	"consent_text" text NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "area_requests_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "area_requests_state" CHECK (state in ('asked', 'confirmed', 'told', 'left'))
);
--> statement-breakpoint
CREATE TABLE "booking_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" text NOT NULL,
	"moved_by" text NOT NULL,
	"from_date" date NOT NULL,
	"from_time" text NOT NULL,
	"to_date" date NOT NULL,
	"to_time" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_moves_by" CHECK (moved_by in ('customer', 'weather', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text NOT NULL,
	"occasion" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "job_runs_job_occasion_pk" PRIMARY KEY("job","occasion")
);
--> statement-breakpoint
CREATE TABLE "sandbox_forecasts" (
	"date" date PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"raw" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sid" text NOT NULL,
	"recipient" text NOT NULL,
	"sender" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"status_callback" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_texts_sid_unique" UNIQUE("sid")
);
--> statement-breakpoint
CREATE TABLE "sms_opt_outs" (
	"phone" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weather_judgements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weather_judgements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" text NOT NULL,
	"forecast_date" date NOT NULL,
	"source" text NOT NULL,
	"figures" jsonb NOT NULL,
	"suitable" boolean NOT NULL,
	"reasons" jsonb NOT NULL,
	"judged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_once";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_state";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "occasion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "resend_of" bigint;--> statement-breakpoint
ALTER TABLE "secret_links" ADD COLUMN "weather_notification_id" bigint;--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD COLUMN "judgement_id" bigint;--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD COLUMN "weather_time" text;--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD COLUMN "hold_id" bigint;--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD COLUMN "answer_by" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD COLUMN "moved_to_date" date;--> statement-breakpoint
ALTER TABLE "booking_moves" ADD CONSTRAINT "booking_moves_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_judgements" ADD CONSTRAINT "weather_judgements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "area_requests_once" ON "area_requests" USING btree ("email","area") WHERE state in ('asked', 'confirmed');--> statement-breakpoint
CREATE INDEX "area_requests_area" ON "area_requests" USING btree ("area","state");--> statement-breakpoint
CREATE INDEX "booking_moves_booking" ON "booking_moves" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "sandbox_mails_recipient" ON "sandbox_mails" USING btree (lower(recipient),"id");--> statement-breakpoint
CREATE INDEX "sandbox_texts_recipient" ON "sandbox_texts" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "weather_judgements_booking" ON "weather_judgements" USING btree ("booking_id","judged_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_resend_of_outbox_id_fk" FOREIGN KEY ("resend_of") REFERENCES "public"."outbox"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secret_links" ADD CONSTRAINT "secret_links_weather_notification_id_weather_notifications_id_fk" FOREIGN KEY ("weather_notification_id") REFERENCES "public"."weather_notifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD CONSTRAINT "weather_notifications_judgement_id_weather_judgements_id_fk" FOREIGN KEY ("judgement_id") REFERENCES "public"."weather_judgements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD CONSTRAINT "weather_notifications_hold_id_calendar_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."calendar_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_subject" ON "outbox" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "outbox_provider_id" ON "outbox" USING btree ("provider_id") WHERE provider_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "weather_notifications_one_open" ON "weather_notifications" USING btree ("booking_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "weather_notifications_answer_by" ON "weather_notifications" USING btree ("answer_by") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE state in ('queued', 'calling');--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_once" UNIQUE("topic","subject","occasion");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.reschedule', 'mail.weather-proposal', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.area-confirm', 'mail.area-opened', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'operator.alert'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_state" CHECK (state in ('queued', 'calling', 'done', 'delivered', 'unknown', 'failed', 'dropped'));--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD CONSTRAINT "weather_notifications_state" CHECK (state in ('open', 'answered', 'closed'));--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD CONSTRAINT "weather_notifications_response" CHECK (client_response in ('accept', 'decline'));