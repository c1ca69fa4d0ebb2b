create index concurrently "booking_moves_created" on "booking_moves" using btree ("created_at");
