create index concurrently "manual_reviews_answered" on "manual_reviews" using btree ("created_at","id") where status in ('accepted', 'declined');
