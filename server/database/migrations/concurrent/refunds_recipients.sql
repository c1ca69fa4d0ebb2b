create index concurrently "refunds_recipients" on "refunds" using btree ("done_at") where recipient is not null;
