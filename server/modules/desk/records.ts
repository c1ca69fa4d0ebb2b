import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { auditEntriesOf } from '#server/modules/audit/queries.ts';
import { correctionsOf, notesOf, subjectsOf } from '#server/modules/bookings/queries/changes.ts';
import { linksOf } from '#server/modules/bookings/queries/links.ts';
import { movesWithOperators } from '#server/modules/bookings/queries/moves.ts';
import { storefrontCorrectionsWithOperators } from '#server/modules/bookings/queries/storefronts.ts';
import { acceptancesOf } from '#server/modules/checkout/queries/terms-acceptances.ts';
import { consentsAbout } from '#server/modules/consents/queries/about.ts';
import { reportsWithOperators } from '#server/modules/crew/queries/reports.ts';
import { textsStoppedSince } from '#server/modules/messages/queries/opt-outs.ts';
import { textsOf } from '#server/modules/messages/queries/received-texts.ts';
import { paymentEventsOf } from '#server/modules/payments/queries.ts';
import { photosWithOperators } from '#server/modules/photos/queries.ts';
import { judgementsOf } from '#server/modules/weather/queries/judgements.ts';
import { proposalsOf } from '#server/modules/weather/queries/proposals.ts';
import { messagesAbout } from '#server/outbox/queries.ts';

/** Everything else on record about a booking, each part read by its own module. */
export async function bookingRecords(tx: Db, booking: Pick<Booking, 'id' | 'orderNo' | 'email' | 'phone'>) {
  const { id, orderNo } = booking;
  const events = await paymentEventsOf(tx, orderNo);
  const moves = await movesWithOperators(tx, id);
  const messages = await messagesAbout(tx, await subjectsOf(tx, { id, orderNo }));
  const judgements = await judgementsOf(tx, id);
  const proposals = await proposalsOf(tx, id);
  const links = await linksOf(tx, id);
  const [terms] = await acceptancesOf(tx, [id]);
  const texts = await textsOf(tx, id);
  const textsStopped = await textsStoppedSince(tx, booking.phone);
  const consents = await consentsAbout(tx, [booking]);
  const notes = await notesOf(tx, [id]);
  const reports = await reportsWithOperators(tx, id);
  const photos = await photosWithOperators(tx, id);
  const corrections = await correctionsOf(tx, id);
  const storefronts = await storefrontCorrectionsWithOperators(tx, id);
  const auditEntries = await auditEntriesOf(tx, id);
  return {
    events,
    moves,
    messages,
    judgements,
    proposals,
    links,
    texts,
    textsStopped,
    consents,
    notes,
    reports,
    photos,
    corrections,
    storefronts,
    auditEntries,
    terms: terms ?? null,
  };
}
export type BookingRecords = Awaited<ReturnType<typeof bookingRecords>>;
