CREATE TABLE "blocked_postal_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocked_postal_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"postal_code" text NOT NULL,
	CONSTRAINT "blocked_postal_codes_postalCode_unique" UNIQUE("postal_code")
);
--> statement-breakpoint
CREATE TABLE "booking_contexts" (
	"order_no" text PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"language" text NOT NULL,
	"booking_data" jsonb NOT NULL,
	"customer" jsonb,
	"base" integer NOT NULL,
	"gst" integer NOT NULL,
	"qst" integer NOT NULL,
	"total" integer NOT NULL,
	"ticket" text,
	"hold_id" bigint,
	"terms_acceptance_id" bigint NOT NULL,
	"refresh_of" text,
	"state" text DEFAULT 'open' NOT NULL,
	"booking_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "booking_contexts_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "booking_contexts_state" CHECK (state in ('open', 'booked', 'refused', 'abandoned'))
);
--> statement-breakpoint
CREATE TABLE "booking_viewers" (
	"booking_id" text NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "booking_viewers_booking_id_visitor_hash_pk" PRIMARY KEY("booking_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"client_id" text NOT NULL,
	"language" text NOT NULL,
	"postal_code" text NOT NULL,
	"storefront_size" text NOT NULL,
	"glass_coverage" text NOT NULL,
	"selected_layout" text,
	"feeling" text,
	"aesthetic" text,
	"purpose" text,
	"appointment_date" date NOT NULL,
	"appointment_time" text NOT NULL,
	"monthly_service" text DEFAULT 'no' NOT NULL,
	"coating_type" text NOT NULL,
	"business_name" text NOT NULL,
	"company_name" text,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"billing_street" text NOT NULL,
	"billing_city" text NOT NULL,
	"billing_province" text NOT NULL,
	"billing_postal_code" text NOT NULL,
	"special_instructions" text,
	"invitation_code" text,
	"refresh_of" text,
	"vip_refresh_used" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancellation_reason" text,
	"base" integer NOT NULL,
	"gst" integer NOT NULL,
	"qst" integer NOT NULL,
	"total" integer NOT NULL,
	"credit_amount" integer,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"payment_verified_at" timestamp with time zone,
	"payment_method" text,
	"payment_ticket" text,
	"refund_status" text,
	"refund_processed_at" timestamp with time zone,
	"external_booking_id" text,
	"external_invoice_id" text,
	"sync_status" text DEFAULT 'pending' NOT NULL,
	"service_reminder_sms_sent" boolean DEFAULT false NOT NULL,
	"service_reminder_sms_sent_at" timestamp with time zone,
	"follow_up_sms_sent" boolean DEFAULT false NOT NULL,
	"follow_up_sms_sent_at" timestamp with time zone,
	"day_after_reminder_sms_sent" boolean DEFAULT false NOT NULL,
	"day_after_reminder_sms_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "bookings_paymentTicket_unique" UNIQUE("payment_ticket"),
	CONSTRAINT "bookings_status" CHECK (status in ('active', 'cancelled', 'completed')),
	CONSTRAINT "bookings_payment_status" CHECK (payment_status in ('pending', 'paid', 'refunded')),
	CONSTRAINT "bookings_coating_type" CHECK (coating_type in ('essential', 'complete', 'platinum', 'refresh', 'preservation-preview')),
	CONSTRAINT "bookings_total" CHECK (total = base + gst + qst and base >= 0)
);
--> statement-breakpoint
CREATE TABLE "calendar_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"block_type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"reason" text,
	"all_day" boolean DEFAULT true NOT NULL,
	"start_time" text,
	"end_time" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_blocks_order" CHECK (start_date <= end_date)
);
--> statement-breakpoint
CREATE TABLE "calendar_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hold_type" text NOT NULL,
	"proposed_date" date NOT NULL,
	"proposed_time" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"visitor_hash" text,
	"address_hash" text,
	"service" text,
	"booking_id" text,
	"weather_notification_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_holds_type" CHECK (hold_type in ('checkout', 'weather')),
	CONSTRAINT "calendar_holds_status" CHECK (status in ('active', 'used', 'released', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "client_numbers" (
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"booking_id" text,
	CONSTRAINT "client_numbers_kind_number_pk" PRIMARY KEY("kind","number"),
	CONSTRAINT "client_numbers_bookingId_unique" UNIQUE("booking_id"),
	CONSTRAINT "client_numbers_kind" CHECK (kind in ('HC', 'VIP'))
);
--> statement-breakpoint
CREATE TABLE "day_claims" (
	"service_date" date NOT NULL,
	"crew" smallint NOT NULL,
	"hold_id" bigint,
	"booking_id" text,
	CONSTRAINT "day_claims_service_date_crew_pk" PRIMARY KEY("service_date","crew"),
	CONSTRAINT "day_claims_bookingId_unique" UNIQUE("booking_id"),
	CONSTRAINT "day_claims_one_owner" CHECK (num_nonnulls(hold_id, booking_id) = 1),
	CONSTRAINT "day_claims_crew" CHECK (crew >= 1)
);
--> statement-breakpoint
CREATE TABLE "manual_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"company_address" text NOT NULL,
	"email" text NOT NULL,
	"storefront_size" text,
	"selected_layout" text,
	"language" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_once" UNIQUE("topic","subject"),
	CONSTRAINT "outbox_topic" CHECK (topic in ('mail.confirmation', 'mail.manual-review', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'accounting.booking', 'refund', 'operator.alert')),
	CONSTRAINT "outbox_state" CHECK (state in ('queued', 'calling', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"ticket" text,
	"event_type" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"raw_payload" jsonb,
	"processed_at" timestamp with time zone,
	"failure_reason" text,
	"booking_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"booking_id" text,
	"ticket" text NOT NULL,
	"transaction_no" text NOT NULL,
	"approval_code" text NOT NULL,
	"amount" integer NOT NULL,
	"response_code" text NOT NULL,
	"message" text NOT NULL,
	"receipt_json" jsonb NOT NULL,
	"payment_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_receipts_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "payment_receipts_transactionNo_unique" UNIQUE("transaction_no")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_tickets" (
	"serial" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_card_tickets_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket" text NOT NULL,
	"order_no" text NOT NULL,
	"amount" integer NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"settlement" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_card_tickets_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "sandbox_card_tickets_state" CHECK (state in ('open', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "secret_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "secret_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "secret_links_purpose" CHECK (purpose in ('cancel', 'order', 'weather'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" text,
	"visitor_hash" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"terms_version" text DEFAULT '2025-01-08' NOT NULL,
	"acceptance_method" text DEFAULT 'web_modal' NOT NULL,
	"scrolled_to_bottom" boolean DEFAULT true NOT NULL,
	"language" text NOT NULL,
	"text_hash" text NOT NULL,
	"french_available" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weather_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weather_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" text NOT NULL,
	"notification_date" timestamp with time zone,
	"weather_date" date,
	"precipitation_chance" integer,
	"weather_condition" text,
	"weather_judgment" text NOT NULL,
	"proposed_new_date" date,
	"proposed_new_time" text,
	"response_token" text NOT NULL,
	"client_response" text,
	"response_received_at" timestamp with time zone,
	"sms_delivery_status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weather_notifications_responseToken_unique" UNIQUE("response_token")
);
--> statement-breakpoint
ALTER TABLE "booking_viewers" ADD CONSTRAINT "booking_viewers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_numbers" ADD CONSTRAINT "client_numbers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "day_claims" ADD CONSTRAINT "day_claims_hold_id_calendar_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."calendar_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_claims" ADD CONSTRAINT "day_claims_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secret_links" ADD CONSTRAINT "secret_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_notifications" ADD CONSTRAINT "weather_notifications_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_contexts_visitor" ON "booking_contexts" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "bookings_client_id" ON "bookings" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_holds_one_checkout_per_visitor" ON "calendar_holds" USING btree ("visitor_hash") WHERE hold_type = 'checkout' and status = 'active';--> statement-breakpoint
CREATE INDEX "calendar_holds_live" ON "calendar_holds" USING btree ("expires_at") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "client_numbers_free" ON "client_numbers" USING btree ("kind","number") WHERE booking_id is null;--> statement-breakpoint
CREATE INDEX "day_claims_hold" ON "day_claims" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_card_tickets_charged_once" ON "sandbox_card_tickets" USING btree ("order_no") WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "secret_links_booking" ON "secret_links" USING btree ("booking_id","purpose");--> statement-breakpoint
CREATE INDEX "terms_acceptances_visitor" ON "terms_acceptances" USING btree ("visitor_hash");