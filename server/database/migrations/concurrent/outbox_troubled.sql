create index concurrently "outbox_troubled" on "outbox" using btree ("id") where state in ('failed', 'unknown');
