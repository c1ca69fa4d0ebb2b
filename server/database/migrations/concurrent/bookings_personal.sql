create index concurrently "bookings_personal" on "bookings" using btree ("appointment_date") where (contact_name, email, phone, address) <> ('', '', '', '');
