-- replaces outbox_due
create index concurrently "outbox_due_by_service" on "outbox" using btree ((case when topic like 'sms.%' then 'sms' when topic like 'accounting.%' then 'accounting'
  when topic = 'operator.alert-relay' then 'alerts' else 'mail' end),"due_at","id") where state in ('queued', 'calling');
