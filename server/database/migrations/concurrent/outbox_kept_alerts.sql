-- replaces outbox_alerts
create index concurrently "outbox_kept_alerts" on "outbox" using btree ("created_at") where topic = 'operator.alert' and num_nonnulls(content, recipient, detail) > 0;
