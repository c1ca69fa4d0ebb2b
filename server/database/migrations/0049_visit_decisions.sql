CREATE TABLE "kept_visits" (
	"subject" text NOT NULL,
	"visit_date" date NOT NULL,
	"kind" text NOT NULL,
	"administrator_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_visits_subject_visit_date_kind_pk" PRIMARY KEY("subject","visit_date","kind"),
	CONSTRAINT "kept_visits_kind" CHECK (kind in ('weather', 'closed', 'crews', 'unmarked', 'link'))
);
--> statement-breakpoint
ALTER TABLE "visit_reports" DROP CONSTRAINT "visit_reports_kind";--> statement-breakpoint
CREATE INDEX "kept_visits_day" ON "kept_visits" USING btree ("visit_date");--> statement-breakpoint
ALTER TABLE "visit_reports" ADD CONSTRAINT "visit_reports_kind" CHECK (kind in ('on-my-way', 'arrived', 'done', 'undone', 'note'));--> statement-breakpoint
-- What follows a visit is queued once it was done, and no more when it is booked.
DELETE FROM "outbox" WHERE state = 'queued' and topic in ('sms.aftercare', 'sms.follow-up') and subject in (select id from bookings where status = 'active');
