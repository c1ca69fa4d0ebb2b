ALTER TABLE "calendar_holds" ADD COLUMN "network_hashes" text[];--> statement-breakpoint
ALTER TABLE "booking_contexts" ADD COLUMN "in_demand" boolean DEFAULT false NOT NULL;
