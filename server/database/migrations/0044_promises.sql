ALTER TABLE "bookings" ADD COLUMN "refund_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "move_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "lost_refund_hours" integer;--> statement-breakpoint
ALTER TABLE "booking_contexts" ADD COLUMN "refund_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_contexts" ADD COLUMN "move_until" timestamp with time zone;
--> statement-breakpoint
-- What the release before promised of the visits that are still to come: the hours of its settings, else its own.
WITH hours AS (
  SELECT
    coalesce((SELECT value::text::int FROM settings WHERE key = 'refundCutoffHours' AND value::text ~ '^[0-9]{1,3}$'), 24) AS refund,
    coalesce((SELECT value::text::int FROM settings WHERE key = 'rescheduleNoticeHours' AND value::text ~ '^[0-9]{1,3}$'), 48) AS move
), visits AS (
  SELECT id, (appointment_date + appointment_time::time) AT TIME ZONE 'America/Toronto' AS begins
  FROM bookings WHERE status = 'active' AND appointment_time ~ '^[0-9]{1,2}:[0-9]{2} [AP]M$'
)
UPDATE bookings SET
  refund_until = visits.begins - make_interval(hours => hours.refund),
  move_until = visits.begins - make_interval(hours => hours.move)
FROM visits, hours WHERE bookings.id = visits.id;
