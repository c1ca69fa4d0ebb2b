create index concurrently "booking_corrections_later_email" on "booking_corrections" using btree (lower(after->>'email'));
