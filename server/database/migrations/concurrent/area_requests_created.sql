create index concurrently "area_requests_created" on "area_requests" using btree ("created_at");
