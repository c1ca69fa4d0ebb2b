ALTER TABLE "bookings" ADD COLUMN "tax_rates" jsonb DEFAULT '{"gst":5000,"qst":9975}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_contexts" ADD COLUMN "tax_rates" jsonb DEFAULT '{"gst":5000,"qst":9975}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_bookings" ADD COLUMN "tax_rates" jsonb DEFAULT '{"gst":5000,"qst":9975}'::jsonb NOT NULL;