create index concurrently "refunds_booking" on "refunds" using btree ("booking_id");
