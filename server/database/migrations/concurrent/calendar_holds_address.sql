create index concurrently "calendar_holds_address" on "calendar_holds" using btree ("address_hash") where address_hash is not null;
