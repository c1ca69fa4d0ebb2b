import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { bookingReference, referenceLength } from '#domain/booking/reference.ts';

/**
 * The only source of ids; tests pass their own. Those that a table is ordered by start with the time (RFC 9562), so that new
 * rows are adjacent in every index: random ones would each touch a different page, and the WAL would store each in full.
 */
export type Ids = {
  booking(): string;
  /** The public Booking ID; one of a billion, so the table must check for duplicates. */
  reference(): string;
  uuid(): string;
  /** 256 random bits, URL-safe. */
  secret(): string;
};

export const randomIds: Ids = {
  booking: () => `bk_${v7().replaceAll('-', '')}`,
  reference: () => bookingReference(randomBytes(referenceLength)),
  uuid: () => v7(),
  secret: () => randomBytes(32).toString('base64url'),
};
