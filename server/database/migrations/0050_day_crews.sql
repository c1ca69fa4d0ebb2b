CREATE TABLE "day_crews" (
	"service_date" date PRIMARY KEY NOT NULL,
	"crews" smallint NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_crews_number" CHECK (crews >= 1)
);
--> statement-breakpoint
CREATE TABLE "open_holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"administrator_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_crews" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"visit_date" date NOT NULL,
	"crew" smallint NOT NULL,
	"administrator_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_crews_crew" CHECK (crew >= 1)
);
--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "crew" smallint;--> statement-breakpoint
ALTER TABLE "day_claims" ADD COLUMN "crews" smallint;--> statement-breakpoint
ALTER TABLE "visit_crews" ADD CONSTRAINT "visit_crews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_crews_date" ON "visit_crews" USING btree ("visit_date");