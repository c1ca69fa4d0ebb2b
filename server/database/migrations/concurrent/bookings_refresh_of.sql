create index concurrently "bookings_refresh_of" on "bookings" using btree ("refresh_of") where refresh_of is not null;
