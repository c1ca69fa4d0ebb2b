CREATE INDEX "payment_receipts_booking" ON "payment_receipts" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payment_receipts_order" ON "payment_receipts" USING btree ("order_no");