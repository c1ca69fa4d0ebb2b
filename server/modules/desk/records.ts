import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { auditEntriesOf } from '#server/modules/audit/queries.ts';
import { correctionsOf, notesOf, subjectsOf } from '#server/modules/bookings/queries/changes.ts';
import { linksOf } from '#server/modules/bookings/queries/links.ts';
import { movesWithOperators } from '#server/modules/bookings/queries/moves.ts';
import { storefrontCorrectionsWithOperators } from '#server/modules/bookings/queries/storefronts.ts';
import { acceptancesOf } from '#server/modules/checkout/queries/terms-acceptances.ts';
import { consentsAbout } from '#server/modules/consents/queries/about.ts';
import { reportsWithOperators } from '#server/modules/crew/queries.ts';
import { textsStoppedSince } from '#server/modules/messages/queries/opt-outs.ts';
import { textsOf } from '#server/modules/messages/queries/received-texts.ts';
import { chargesOf } from '#server/modules/payments/queries/charges.ts';
import { paymentEventsOf } from '#server/modules/payments/queries.ts';
import { photosWithOperators } from '#server/modules/photos/queries.ts';
import { judgementsOf } from '#server/modules/weather/queries/judgements.ts';
import { proposalsOf } from '#server/modules/weather/queries/proposals.ts';
import { messagesAbout } from '#server/outbox/queries.ts';

/** Everything else on record about a booking, each part read by its own module. */
export async function bookingRecords(tx: Db, booking: Pick<Booking, 'id' | 'orderNo' | 'email' | 'phone'>) {
  const { id, orderNo } = booking;
  const charges = await chargesOf(tx, id);
  return {
    events: await paymentEventsOf(tx, [orderNo, ...charges.flatMap((charge) => charge.orderNo ?? [])]),
    charges,
    moves: await movesWithOperators(tx, id),
    messages: await messagesAbout(tx, await subjectsOf(tx, { id, orderNo })),
    judgements: await judgementsOf(tx, id),
    proposals: await proposalsOf(tx, id),
    links: await linksOf(tx, id),
    terms: (await acceptancesOf(tx, [id]))[0] ?? null,
    texts: await textsOf(tx, id),
    textsStopped: await textsStoppedSince(tx, booking.phone),
    consents: await consentsAbout(tx, [booking]),
    notes: await notesOf(tx, [id]),
    reports: await reportsWithOperators(tx, id),
    photos: await photosWithOperators(tx, id),
    corrections: await correctionsOf(tx, id),
    storefronts: await storefrontCorrectionsWithOperators(tx, id),
    auditEntries: await auditEntriesOf(tx, id),
  };
}
export type BookingRecords = Awaited<ReturnType<typeof bookingRecords>>;
