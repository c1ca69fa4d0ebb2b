ALTER TABLE "booking_contexts" ADD COLUMN "address_hash" text;
--> statement-breakpoint
ALTER TABLE "operator_bookings" ADD COLUMN "ended_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "booking_contexts" SET "address_hash" = hold.address_hash
  FROM "calendar_holds" AS hold WHERE hold.id = hold_id AND next_poll_at IS NOT NULL;
--> statement-breakpoint
-- Of those whose day is held until now, the operator is still to be told.
UPDATE "operator_bookings" AS link SET "ended_at" = expires_at
  WHERE way = 'link' AND booking_id IS NULL AND expires_at <= now()
    AND NOT EXISTS (SELECT FROM "calendar_holds" AS hold WHERE hold.id = link.hold_id AND hold.status = 'active');
