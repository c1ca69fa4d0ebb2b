ALTER TABLE "manual_reviews" ADD COLUMN "kind" text DEFAULT 'review' NOT NULL;--> statement-breakpoint
ALTER TABLE "manual_reviews" ADD COLUMN "details" text;--> statement-breakpoint
ALTER TABLE "manual_reviews" ADD CONSTRAINT "manual_reviews_kind" CHECK (kind in ('review', 'quote'));