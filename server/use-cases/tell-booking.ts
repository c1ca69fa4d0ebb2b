import { sum, toDollars } from '#domain/money.ts';
import { findBookingByOrder } from '#server/db/queries/bookings.ts';
import { atOneMoment } from '#server/db/queries/ledger.ts';
import { type RecordsAbout, recordsAbout } from '#server/db/queries/operator-bookings.ts';
import type { Deps } from '#server/deps.ts';
import { refuse } from '#server/errors.ts';
import { type BookingMoney, moneyOfBooking } from './money-of-booking.ts';
import { receiptShown, recordOf } from './read-booking.ts';

/** The whole story of a booking for the operator. It carries nothing that opens the booking to whoever reads it. */
export function tellBooking({ db }: Pick<Deps, 'db'>, orderNo: string) {
  return atOneMoment(db, async (tx) => {
    const booking = await findBookingByOrder(tx, orderNo);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    const records = await recordsAbout(tx, booking);
    const money = await moneyOfBooking(tx, booking.id);
    const { base, gst, qst, total } = booking;
    return {
      booking: recordOf(booking),
      version: booking.version,
      amounts: { base: toDollars(base), gst: toDollars(gst), qst: toDollars(qst), total: toDollars(total) },
      syncStatus: booking.syncStatus,
      ...moneyTold(money),
      paymentReceipt: money.payment && receiptShown(money.payment),
      ...partsOf(records),
    };
  });
}

function moneyTold({ paid, left, refunds }: BookingMoney) {
  const amounts = (isDone: boolean) =>
    toDollars(sum(...refunds.filter(({ state }) => (state === 'done') === isDone).map(({ amount }) => amount)));
  return {
    money: { paid: toDollars(paid), givenBack: amounts(true), underWay: amounts(false), left: toDollars(left) },
    refunds: refunds.map(({ createdAt, reason, amount, state, failure, doneAt }) => ({
      at: createdAt.toISOString(),
      reason,
      amount: toDollars(amount),
      state,
      waits: state !== 'done' && failure !== null,
      doneAt: doneAt?.toISOString() ?? null,
    })),
  };
}

function partsOf({ events, moves, messages, links, terms, ...weather }: RecordsAbout) {
  return {
    payments: events.map(({ createdAt, eventType, status, failureReason, amount }) => ({
      at: createdAt.toISOString(),
      kind: eventType,
      state: status,
      detail: failureReason,
      amount: amount === null ? null : toDollars(amount),
    })),
    moves: moves.map((move) => ({
      at: move.createdAt.toISOString(),
      by: move.movedBy,
      from: `${move.fromDate} ${move.fromTime}`,
      to: `${move.toDate} ${move.toTime}`,
    })),
    messages: messages.map(({ createdAt, settledAt, topic, state, failure, recipient, content }) => ({
      at: (settledAt ?? createdAt).toISOString(),
      kind: topic,
      state,
      detail: failure,
      recipient,
      subject: content?.subject ?? null,
    })),
    weather: weatherOf(weather),
    links: links.map(({ purpose, createdAt, expiresAt, usedAt }) => ({
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

/** What the evenings' forecasts said, and what was proposed and answered, in the order of time. */
function weatherOf({ judgements, proposals }: Pick<RecordsAbout, 'judgements' | 'proposals'>) {
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
