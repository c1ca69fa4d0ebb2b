create index concurrently "outbox_alerts" on "outbox" using btree ("created_at") where topic = 'operator.alert';
