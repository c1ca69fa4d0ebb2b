CREATE TABLE "issued_papers" (
	"number" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issued_papers_kind" CHECK (kind in ('invoice', 'credit-note', 'supplement'))
);
--> statement-breakpoint
ALTER TABLE "issued_papers" ADD CONSTRAINT "issued_papers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_papers_booking" ON "issued_papers" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "issued_papers_email" ON "issued_papers" USING btree (lower(facts->'buyer'->>'email'));