ALTER TABLE "consents" DROP CONSTRAINT "consents_purpose";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_page";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose" CHECK (purpose in ('season', 'rating', 'plan', 'photos', 'texts'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_page" CHECK (page in ('booking', 'payment', 'unsubscribe', 'one-click', 'operator', 'erasure'));