CREATE TABLE "service_pauses" (
	"service" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone,
	"suspect_ids" bigint[] DEFAULT '{}' NOT NULL,
	"failure" text NOT NULL,
	CONSTRAINT "service_pauses_service" CHECK (service in ('mail', 'sms', 'accounting', 'alerts'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_topic";--> statement-breakpoint
ALTER TABLE "sandbox_faults" DROP CONSTRAINT "sandbox_faults_provider";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "repeated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.cancellation', 'mail.refund', 'mail.reschedule', 'mail.weather-proposal', 'mail.manual-review', 'mail.manual-review-receipt', 'mail.review-accepted', 'mail.review-declined', 'mail.review-question', 'mail.area-confirm', 'mail.area-opened', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal', 'accounting.booking', 'accounting.cancellation', 'accounting.move', 'accounting.refund', 'operator.alert', 'operator.alert-relay'));--> statement-breakpoint
ALTER TABLE "sandbox_faults" ADD CONSTRAINT "sandbox_faults_provider" CHECK (provider in ('card', 'mail', 'sms', 'weather', 'accounting', 'alerts'));