create index concurrently "bookings_open_visits" on "bookings" using btree ("appointment_date","id") where status = 'active';
