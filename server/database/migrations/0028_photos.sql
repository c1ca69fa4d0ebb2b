CREATE TABLE "visit_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"administrator_id" text NOT NULL,
	"kind" text NOT NULL,
	"visit_date" date NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "visit_photos_kind" CHECK (kind in ('before', 'after'))
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_purpose";--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_photos_booking" ON "visit_photos" USING btree ("booking_id","taken_at");--> statement-breakpoint
CREATE INDEX "visit_photos_date" ON "visit_photos" USING btree ("visit_date");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose" CHECK (purpose in ('season', 'rating', 'photos'));