import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { bookingReference, referenceLength } from '#domain/booking/reference.ts';

/**
 * The one source of ids; tests hand in their own. Those that a table is ordered by begin with the time (RFC 9562), so that new
 * rows stand beside each other in every index: random ones would each touch a page of their own, and the log would keep it whole.
 */
export type Ids = {
  booking(): string;
  /** The Booking ID that people see; of a billion, so that the table has to say whether it is another's. */
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
