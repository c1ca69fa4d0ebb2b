CREATE TABLE "day_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"way" text NOT NULL,
	"administrator_id" text NOT NULL,
	"visits" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "day_moves_way" CHECK (way in ('ask', 'move'))
);
--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD COLUMN "silence" text DEFAULT 'keep' NOT NULL;--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "day_moves_created" ON "day_moves" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD CONSTRAINT "weather_notifications_silence" CHECK (silence in ('ask', 'keep', 'move'));