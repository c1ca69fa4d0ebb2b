create index concurrently "bookings_email" on "bookings" using btree (lower(email));
