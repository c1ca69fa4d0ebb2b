create index concurrently "terms_acceptances_booking" on "terms_acceptances" using btree ("booking_id");
