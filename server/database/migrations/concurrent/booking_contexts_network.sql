create index concurrently "booking_contexts_network" on "booking_contexts" using btree ("address_hash") where next_poll_at is not null;
