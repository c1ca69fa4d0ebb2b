ALTER TABLE "bookings" ADD COLUMN "courtesy" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "withheld" integer;