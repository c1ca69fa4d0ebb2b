create index concurrently "calendar_holds_booking" on "calendar_holds" using btree ("booking_id") where booking_id is not null;
