import { addressLinkDays } from '#domain/booking/contact.ts';
import { dayMs } from '#domain/durations.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { waitingChange } from '../queries/address-changes.ts';

/** A booking's unconfirmed new address; it expires after some days. */
export const awaitedAddress = ({ clock }: Pick<Deps, 'clock'>, db: Db, bookingId: string) =>
  waitingChange(db, { bookingId, since: new Date(clock.now().getTime() - addressLinkDays * dayMs) });
