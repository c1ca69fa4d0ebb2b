-- replaces booking_contexts_visitor
create index concurrently "booking_contexts_open_visitor" on "booking_contexts" using btree ("visitor_hash") where state = 'open';
