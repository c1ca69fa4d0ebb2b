import { asSold } from '#domain/documents/as-sold.ts';
import { billedTo } from '#domain/documents/billed-to.ts';
import type { PaperFacts } from '#domain/documents/facts.ts';
import { papersOf } from '#domain/documents/listed.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { correctionsOf } from '#server/modules/bookings/queries/changes.ts';
import { movesOf } from '#server/modules/bookings/queries/moves.ts';
import { accountOfBooking, type BookingAccount } from '#server/modules/refunds/account.ts';
import { storefrontCorrectionsOf } from '#server/modules/refunds/queries.ts';
import { creditNoteFacts, invoiceFacts, paidBy, supplementFacts } from './invoice/facts.ts';
import { findPaper, insertPaper } from './queries.ts';

export type Issuing = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** A document of a booking by its number; null if there is none. The first request fixes its content. */
export async function issuedPaper(deps: Issuing, booking: Booking, number: string): Promise<PaperFacts | null> {
  const { db, clock } = deps;
  const found = await readIssued(db, { number, bookingId: booking.id });
  if (found) return found;
  const { contact } = await deps.settings.read();
  const facts = await transact(db, async (tx) => {
    const account = await accountOfBooking(tx, booking);
    const line = papersOf(account).some((paper) => paper.number === number) && lineOf(account, number);
    return line ? factsOf(tx, { booking, contact, line, account }) : null;
  });
  if (!facts) return null;
  await insertPaper(db, { number, bookingId: booking.id, kind: facts.kind, facts, issuedAt: clock.now() });
  return readIssued(db, { number, bookingId: booking.id });
}

/** As issued, at the billing address as it was corrected since. */
async function readIssued(db: Db, named: { number: string; bookingId: string }): Promise<PaperFacts | null> {
  const issued = await findPaper(db, named);
  return issued && billedTo(issued, await correctionsOf(db, named.bookingId));
}

/** Those of several that exist. */
export async function issuedPapers(deps: Issuing, booking: Booking, numbers: readonly string[]): Promise<PaperFacts[]> {
  const papers = await Promise.all(numbers.map((number) => issuedPaper(deps, booking, number)));
  return papers.filter((paper) => paper !== null);
}

type Line = BookingAccount['lines'][number];
const lineOf = ({ lines }: BookingAccount, number: string): Line | undefined =>
  lines.find((line) => line.number === number);

type Issued = { booking: Booking; contact: Parameters<typeof invoiceFacts>[2]; line: Line; account: BookingAccount };

async function factsOf(tx: Db, { booking, contact, line, account }: Issued): Promise<PaperFacts> {
  if (line.kind === 'credit') {
    const ofTicket = (one: Line) => one.kind === 'supplement' && one.charge?.ticket === line.refund.ticket;
    const charged = account.lines.find(ofTicket);
    return creditNoteFacts(booking, line, contact, charged?.kind === 'supplement' ? charged : null);
  }
  if (line.kind === 'supplement') return supplementFacts(booking, line, contact);
  const contacts = await correctionsOf(tx, booking.id);
  const storefronts = await storefrontCorrectionsOf(tx, booking.id);
  const moves = await movesOf(tx, booking.id);
  const { billingStreet, billingCity, billingProvince, billingPostalCode } = booking;
  const billing = { billingStreet, billingCity, billingProvince, billingPostalCode };
  const sold = { ...asSold(booking, { contacts, storefronts, moves: moves.toReversed() }), ...billing };
  return invoiceFacts(sold, account.payment && paidBy(account.payment), contact);
}
