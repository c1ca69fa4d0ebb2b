create index concurrently if not exists "bookings_search" on "bookings" using gin ("search" gin_trgm_ops);
