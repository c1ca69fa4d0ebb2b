create index concurrently "refunds_done" on "refunds" using btree ("done_at") where state = 'done';
