-- replaces calendar_holds_address
create index concurrently "calendar_holds_networks" on "calendar_holds" using gin ("network_hashes") where status = 'active';
