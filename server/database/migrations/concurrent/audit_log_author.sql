create index concurrently "audit_log_author" on "audit_log" using btree ("administrator_id","id");
