ALTER TABLE "terms_acceptances" ADD COLUMN "french_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD COLUMN "french_sent_at" timestamp with time zone;