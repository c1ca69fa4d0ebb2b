CREATE TABLE "accounting_connection" (
	"id" integer PRIMARY KEY NOT NULL,
	"access_token" text,
	"expires_at" timestamp with time zone,
	"renewing_until" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "accounting_connection_one" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "accounting_records" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"done" jsonb NOT NULL,
	"failure" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounting" (
	"serial" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_accounting_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"unique_value" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_accounting_once" UNIQUE("kind","unique_value")
);
--> statement-breakpoint
ALTER TABLE "accounting_records" ADD CONSTRAINT "accounting_records_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_accounting_key" ON "sandbox_accounting" USING btree ("kind","key","serial");