create index concurrently "outbox_paused" on "outbox" using btree ((detail ->> 'pausedUntil')) where state = 'queued' and detail ->> 'pausedUntil' is not null;
