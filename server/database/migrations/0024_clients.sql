CREATE TABLE "client_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" uuid NOT NULL,
	"administrator_id" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"root_id" uuid NOT NULL,
	"joined_into" uuid,
	"joined_by" text,
	"joined_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_visits" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"record_id" uuid,
	"booked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_record_id_client_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."client_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_records" ADD CONSTRAINT "client_records_root_id_client_records_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."client_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_records" ADD CONSTRAINT "client_records_joined_into_client_records_id_fk" FOREIGN KEY ("joined_into") REFERENCES "public"."client_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_visits" ADD CONSTRAINT "client_visits_record_id_client_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."client_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_notes_record" ON "client_notes" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "client_records_root" ON "client_records" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "client_records_joined" ON "client_records" USING btree ("joined_into") WHERE joined_into is not null;--> statement-breakpoint
CREATE INDEX "client_visits_record" ON "client_visits" USING btree ("record_id","booked_at","booking_id");--> statement-breakpoint
CREATE INDEX "client_visits_waiting" ON "client_visits" USING btree ("booked_at","booking_id") WHERE record_id is null;--> statement-breakpoint
CREATE FUNCTION "mark_client_visit"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO client_visits (booking_id, booked_at) VALUES (NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO "client_visits" ("booking_id", "booked_at") SELECT "id", "created_at" FROM "bookings";
--> statement-breakpoint
-- From here on, whoever books waits for the end of this migration.
ALTER TABLE "client_visits" ADD CONSTRAINT "client_visits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER "bookings_client_visit" AFTER INSERT ON "bookings" FOR EACH ROW EXECUTE FUNCTION "mark_client_visit"();
--> statement-breakpoint
-- What was booked while the rows were copied.
INSERT INTO "client_visits" ("booking_id", "booked_at") SELECT "id", "created_at" FROM "bookings" ON CONFLICT DO NOTHING;
