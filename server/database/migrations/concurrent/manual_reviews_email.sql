create index concurrently "manual_reviews_email" on "manual_reviews" using btree (lower(email));
