ALTER TABLE "bookings" ADD COLUMN "purchase_order_number" text;
