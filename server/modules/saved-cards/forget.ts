import type { SavedCard } from '#domain/ledger/saved-card.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { awaitedAddress } from '#server/modules/bookings/address/awaited.ts';
import { authorizeByLink, type LinkCredentials, type Opening } from '#server/modules/bookings/authorize-by-link.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import type { Operator } from '#server/operator.ts';
import { shownCard } from './offer.ts';
import { cardOf, deleteCardOf, deletePastCards } from './queries.ts';

/** The booking of a link, unless its address waits to be confirmed: the mailbox is then not the one that the link went to. */
async function readersBooking(deps: Opening, link: LinkCredentials): Promise<Booking | null | Refusal> {
  const opened = await authorizeByLink(deps, link);
  if (isRefusal(opened)) return opened;
  return (await awaitedAddress(deps, deps.db, opened.booking.id)) === null ? opened.booking : null;
}

/** The card that the mailbox of a booking's link keeps. */
export async function readSavedCard(deps: Deps, link: LinkCredentials) {
  const booking = await readersBooking(deps, link);
  if (isRefusal(booking)) return booking;
  return { savedCard: booking && (await savedCardOf(deps.db, booking.email)) };
}

/** The card that a mailbox keeps, as far as it is shown. */
export async function savedCardOf(db: Db, email: string): Promise<SavedCard | null> {
  const card = await cardOf(db, email);
  return card && shownCard(card);
}

/** The client forgets the card. Done twice is done. */
export async function forgetByLink(deps: Deps, link: LinkCredentials): Promise<null | Refusal> {
  const booking = await readersBooking(deps, link);
  if (isRefusal(booking)) return booking;
  if (booking) await forgetCard(deps, booking, null);
  return null;
}

type Asked = { orderNo: string; by: Pick<Operator, 'id'> };

/** An operator forgets it, as the client asked on the phone. */
export async function forgetByOperator(deps: Deps, { orderNo, by }: Asked): Promise<null | Refusal> {
  const booking = await findBookingByOrder(deps.db, orderNo);
  if (!booking) return refuse('ORDER_NOT_FOUND');
  await forgetCard(deps, booking, by.id);
  return null;
}

const forgetCard = (deps: Deps, { email, id }: Booking, by: string | null): Promise<void> =>
  transact(deps.db, async (tx) => {
    const isNew = await deleteCardOf(tx, email);
    if (isNew && by !== null) await audit(tx, deps, { by, action: 'card.forgotten', subject: id });
  });

/** Cards whose time is over; also those of bookings whose person was erased. */
export const purgeSavedCards = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  deletePastCards(db, clock.now().toISOString().slice(2, 7).replace('-', ''));
