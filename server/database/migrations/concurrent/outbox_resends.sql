create index concurrently "outbox_resends" on "outbox" using btree ("resend_of") where resend_of is not null;
