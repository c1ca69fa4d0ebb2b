CREATE TABLE "past_weather" (
	"date" date PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"hours" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "weather_judgements" ADD COLUMN "appointment_time" text;--> statement-breakpoint
ALTER TABLE "weather_judgements" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "weather_judgements" ADD COLUMN "storefront_size" text;--> statement-breakpoint
ALTER TABLE "weather_judgements" ADD COLUMN "selected_layout" text;--> statement-breakpoint
ALTER TABLE "weather_judgements" ADD COLUMN "hours" jsonb;