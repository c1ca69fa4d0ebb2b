-- safe: the release before writes what it always wrote, and reads a service that is new to it under a general name.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_coating_type";
