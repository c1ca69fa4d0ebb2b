create index concurrently "audit_log_action" on "audit_log" using btree ("action","id");
