create index concurrently "bookings_invitation_code" on "bookings" using btree ("invitation_code") where invitation_code is not null;
