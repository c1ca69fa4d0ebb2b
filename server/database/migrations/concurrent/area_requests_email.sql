create index concurrently "area_requests_email" on "area_requests" using btree (lower(email));
