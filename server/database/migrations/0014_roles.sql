CREATE TABLE "process_beats" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "process_beats_role" CHECK (role in ('web', 'worker'))
);
--> statement-breakpoint
CREATE INDEX "process_beats_newest" ON "process_beats" USING btree ("role","beat_at");