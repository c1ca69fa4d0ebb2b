create index concurrently "outbox_booking" on "outbox" using btree ((detail ->> 'bookingId')) where detail ->> 'bookingId' is not null;
