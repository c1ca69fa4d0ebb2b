create index concurrently "outbox_unknown" on "outbox" using btree ("settled_at") where state = 'unknown';
