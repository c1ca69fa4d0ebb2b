import { messageExpiry } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { chargeState } from '#domain/booking/charge.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { syncFailureOf } from '#server/modules/accounting/queries/sync.ts';
import { cancellingOf } from '#server/modules/bookings/cancel/refreshes.ts';
import { deadlinesOf, refundAt } from '#server/modules/bookings/deadlines.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { findCertificateNumber } from '#server/modules/bookings/queries/certificates.ts';
import { stopsBetween } from '#server/modules/bookings/queries/visits.ts';
import { papersShown, receiptShown, recordOf } from '#server/modules/bookings/read.ts';
import { readVisitCrews } from '#server/modules/calendar/visit-crews.ts';
import { rootOf } from '#server/modules/clients/queries/list.ts';
import { consentsShown } from '#server/modules/consents/queries/about.ts';
import { receivedTextShown } from '#server/modules/messages/queries/received-texts.ts';
import { allPrices } from '#server/modules/pricing/current.ts';
import { accountOfBooking, type BookingAccount } from '#server/modules/refunds/account.ts';
import { refundsWithOperators, type ShownRefund } from '#server/modules/refunds/queries.ts';
import { savedCardOf } from '#server/modules/saved-cards/forget.ts';
import { isSettled } from '#server/outbox/states.ts';
import { causesOf } from './queries/filters.ts';
import { type BookingRecords, bookingRecords } from './records.ts';

type Message = BookingRecords['messages'][number];

/** The full history of a booking for the operator. It contains nothing that gives access to the booking. */
export async function getBookingDetails(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  orderNo: string,
) {
  const [pricesAt, { policy }] = await Promise.all([allPrices({ settings }), settings.read()]);
  return atOneMoment(db, async (tx) => {
    const now = clock.now();
    const booking = await findBookingByOrder(tx, orderNo);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    const records = await bookingRecords(tx, booking);
    const account = await accountOfBooking(tx, booking);
    const { base, gst, qst, total } = booking;
    return {
      booking: recordOf(booking),
      client: await rootOf(tx, booking.id),
      version: booking.version,
      amounts: { base, gst, qst, total },
      syncStatus: booking.syncStatus,
      syncFailure: await syncFailureOf(tx, booking.id),
      crew: await crewOf(tx, booking, today(now, schedule.timeZone)),
      attention: await causesOf(tx, { id: booking.id, today: today(now, schedule.timeZone) }),
      ...moneySummary(account, await refundsWithOperators(tx, booking.id)),
      charges: records.charges.map((charge) => chargeShown(charge, account, now)),
      cancelling: {
        refund: refundAt(deadlinesOf(booking, policy).refundUntil, now),
        ...(await cancellingOf(tx, booking, { left: account.kept.total, now, pricesAt })),
      },
      certificate: await findCertificateNumber(tx, booking.id),
      savedCard: await savedCardOf(tx, booking.email),
      paymentReceipt: account.payment && receiptShown(account.payment),
      papers: papersShown(account),
      ...partsOf(records, now),
    };
  });
}

async function crewOf(tx: Db, { id, status, appointmentDate: date }: Booking, now: IsoDate) {
  if (status !== 'active' || date < now) return null;
  const day = { from: date, to: date };
  const { crewsOf, crewOf: crewOfVisit } = await readVisitCrews(tx, day, await stopsBetween(tx, day));
  return { crews: crewsOf(date), ...crewOfVisit(id) };
}

function moneySummary({ charged, credited, owed, kept }: BookingAccount, refunds: readonly ShownRefund[]) {
  return {
    money: { paid: charged.total, givenBack: credited.total, underWay: owed.total, left: kept.total },
    refunds: refunds.map(({ id, createdAt, reason, amount, state, byHand, stuck, failure, doneAt, ...refund }) => ({
      id,
      at: createdAt.toISOString(),
      reason,
      amount,
      state,
      byHand,
      waits: state !== 'done' && failure !== null,
      stuck,
      waitsFor: refunds.find((earlier) => earlier.stuck && earlier.id < id && state !== 'done')?.amount ?? null,
      settled: settlementOf(refund),
      doneAt: doneAt?.toISOString() ?? null,
    })),
  };
}

function chargeShown(charge: BookingRecords['charges'][number], { payments }: BookingAccount, now: Date) {
  const { id, createdAt, way, total, reason, expiresAt, paidAt } = charge;
  const paid = payments.find((payment) => payment.charge?.id === id)?.charge;
  return {
    ...{ id, way, total, reason, at: createdAt.toISOString() },
    state: chargeState(charge, now),
    expiresAt: expiresAt?.toISOString() ?? null,
    paid: paidAt && paid ? { at: paidAt.toISOString(), method: paid.receipt.method } : null,
  };
}

type Settled = Pick<
  ShownRefund,
  'settlement' | 'settledAt' | 'settlementReason' | 'administrator' | 'refundTransactionNo'
>;

const settlementOf = ({ settlement: outcome, settledAt, settlementReason, administrator, ...refund }: Settled) =>
  outcome && {
    outcome,
    at: settledAt?.toISOString() ?? '',
    by: administrator,
    reason: settlementReason ?? '',
    transactionNo: refund.refundTransactionNo,
  };

function partsOf(records: BookingRecords, now: Date) {
  const { messages, reports, terms } = records;
  return {
    payments: records.events.map(({ createdAt, eventType, status, failureReason, amount }) => ({
      at: createdAt.toISOString(),
      kind: eventType,
      state: status,
      // A refund's reason is shown with the refund.
      detail: eventType === 'refund.requested' || eventType === 'refund.taken-back' ? null : failureReason,
      amount,
    })),
    moves: records.moves.map((move) => ({
      at: move.createdAt.toISOString(),
      by: move.movedBy,
      administrator: move.administrator,
      from: `${move.fromDate} ${move.fromTime}`,
      to: `${move.toDate} ${move.toTime}`,
    })),
    messages: messages.map((message) => ({
      id: message.id,
      at: (message.settledAt ?? message.createdAt).toISOString(),
      kind: message.topic,
      state: message.state,
      detail: message.failure,
      recipient: message.recipient,
      subject: message.content?.subject ?? null,
      resent: message.resendOf !== null,
      canResend: canResend(message, messages, now),
    })),
    texts: records.texts.map(receivedTextShown),
    textsStopped: records.textsStopped?.toISOString() ?? null,
    consents: consentsShown(records.consents),
    notes: records.notes.map(({ id, createdAt, by, words }) => ({
      ...{ at: createdAt.toISOString(), by },
      // Whether a crew wrote it on site.
      crew: reports.some(({ report }) => report.noteId === id),
      words,
    })),
    reports: reports.flatMap(({ report: { kind, pressedAt, notice }, by }) =>
      kind === 'note' ? [] : [{ at: pressedAt.toISOString(), by, kind, notice }],
    ),
    photos: records.photos.map(({ id, kind, takenAt, by, width, height }) => ({
      ...{ id, kind, by, width, height },
      at: takenAt.toISOString(),
    })),
    corrections: records.corrections.map(({ createdAt, ...correction }) => ({
      at: createdAt.toISOString(),
      ...correction,
    })),
    storefronts: records.storefronts.map(({ correction: { settlement, reason, ...row }, by }) => ({
      at: row.createdAt.toISOString(),
      by,
      before: { storefrontSize: row.fromSize, selectedLayout: row.fromLayout },
      after: { storefrontSize: row.toSize, selectedLayout: row.toLayout },
      price: row.total,
      difference: row.total - row.charged,
      settlement,
      reason,
    })),
    // A crew's entry is among its reports, with the time it was made.
    auditEntries: records.auditEntries.filter(isOfOffice).map(({ createdAt, by, action, after }) => ({
      at: createdAt.toISOString(),
      by,
      action,
      status: typeof after?.status === 'string' ? after.status : null,
    })),
    weather: weatherOf(records),
    links: records.links.map(({ purpose, createdAt, expiresAt, usedAt }) => ({
      purpose,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    terms: terms && {
      acceptedAt: terms.acceptedAt.toISOString(),
      version: terms.termsVersion,
      language: terms.language,
      method: terms.acceptanceMethod,
      scrolledToBottom: terms.scrolledToBottom,
    },
  };
}

type Entry = BookingRecords['auditEntries'][number];
const isOfOffice = ({ after }: Pick<Entry, 'after'>): boolean => after?.report === undefined;

/** Whether the operator may send a message again now: it is a message, it is settled, and it has not expired. */
function canResend(message: Message, all: readonly Message[], now: Date): boolean {
  const isMessage = !message.topic.startsWith('accounting.');
  const underWay = all.some(({ resendOf, ...again }) => resendOf === message.id && !isSettled(again));
  return isMessage && isSettled(message) && !underWay && messageExpiry({ ...message, attempts: 0 }, now) === null;
}

/** The evening judgements, proposals and answers, in chronological order. */
function weatherOf({ judgements, proposals }: Pick<BookingRecords, 'judgements' | 'proposals'>) {
  const judged = judgements.map(({ judgedAt, suitable, forecastDate }) => ({
    at: judgedAt.toISOString(),
    kind: suitable ? 'suitable' : 'unsuitable',
    state: null,
    detail: forecastDate,
  }));
  const proposed = proposals.map(({ createdAt, state, clientResponse, proposedNewDate, proposedNewTime }) => ({
    at: createdAt.toISOString(),
    kind: 'proposal',
    state: clientResponse ?? state,
    detail: proposedNewDate && [proposedNewDate, proposedNewTime].filter(Boolean).join(' '),
  }));
  return [...judged, ...proposed].toSorted((a, b) => a.at.localeCompare(b.at));
}
