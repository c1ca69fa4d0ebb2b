CREATE TABLE "storefront_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "storefront_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" text NOT NULL,
	"administrator_id" text NOT NULL,
	"from_size" text NOT NULL,
	"from_layout" text,
	"to_size" text NOT NULL,
	"to_layout" text NOT NULL,
	"base" integer NOT NULL,
	"gst" integer NOT NULL,
	"qst" integer NOT NULL,
	"total" integer NOT NULL,
	"charged" integer NOT NULL,
	"settlement" text NOT NULL,
	"reason" text,
	"refund_part" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "storefront_corrections_settlement" CHECK (settlement in ('none', 'refund', 'leave')),
	CONSTRAINT "storefront_corrections_refund" CHECK ((settlement = 'refund') = (refund_part is not null)),
	CONSTRAINT "storefront_corrections_total" CHECK (total = base + gst + qst and base >= 0)
);
--> statement-breakpoint
ALTER TABLE "storefront_corrections" ADD CONSTRAINT "storefront_corrections_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "storefront_corrections_booking" ON "storefront_corrections" USING btree ("booking_id","id");