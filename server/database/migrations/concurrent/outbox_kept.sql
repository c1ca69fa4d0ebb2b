create index concurrently "outbox_kept" on "outbox" using btree (coalesce(settled_at, created_at)) where num_nonnulls(content, recipient, detail) > 0;
