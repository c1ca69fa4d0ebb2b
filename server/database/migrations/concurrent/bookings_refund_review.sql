create index concurrently "bookings_refund_review" on "bookings" using btree ("created_at") where refund_status = 'review';
