create index concurrently "bookings_phone" on "bookings" using btree (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10));
