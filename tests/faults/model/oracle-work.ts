import { agree } from './actions/action.ts';
import type { Facts } from './facts.ts';

const cancellation = ['mail.cancellation', 'accounting.cancellation'];
const extra =
  /^(sms\.service-reminder|(sms|mail)\.weather-proposal|mail\.(payment-link|certificate)|operator\.alert (refund|refund-by-hand|gateway-silent|paid-unfinished|weather|refresh|decisions|closed-day):)/;
/** What follows a visit that was done; nothing is coated by a refresh. */
const texts = { coated: ['sms.aftercare', 'sms.follow-up'], refresh: ['sms.follow-up'] };

/** A link that ended unpaid, also when it was withdrawn afterwards; at one instant nobody can say what came first. */
function isTold({ id, booking_id, cancelled_at, ended_at }: Facts['links'][number], outbox: Facts['outbox']): boolean {
  if (cancelled_at === null) return booking_id === null;
  if (ended_at === null || ended_at < cancelled_at) return ended_at !== null;
  return (
    ended_at.getTime() === cancelled_at.getTime() && outbox.some(({ subject }) => subject === `payment-link:${id}`)
  );
}

/** Moves that were undone before anybody was told, and what undid them. */
function untoldMoves({ moves, dayMoves }: Pick<Facts, 'moves' | 'dayMoves'>): ReadonlySet<Facts['moves'][number]> {
  const untold = new Set<Facts['moves'][number]>();
  for (const { way, created_at, undone_at, visits } of dayMoves) {
    if (way !== 'move' || undone_at === null) continue;
    for (const { bookingId, from, to } of visits) {
      const find = (since: Date, [start, end]: readonly [string, string]) =>
        moves.find(
          (one) =>
            !untold.has(one) &&
            one.booking_id === bookingId &&
            one.moved_by === 'operator' &&
            one.created_at.getTime() === since.getTime() &&
            one.from_date === start &&
            one.to_date === end,
        );
      const there = find(created_at, [from.date, to.date]);
      const back = find(undone_at, [to.date, from.date]);
      if (there && back) for (const one of [there, back]) untold.add(one);
    }
  }
  return untold;
}

/** O5: the work that was queued is exactly what the outcome asks for. O8: the ledger tells each transition once. */
export function judgeWork({
  bookings,
  charges,
  refunds,
  events,
  outbox,
  moves,
  dayMoves,
  corrections,
  links,
}: Facts): void {
  const quiet = untoldMoves({ moves, dayMoves });
  const mailOf = ({ order_no, reason, part_no }: Facts['refunds'][number]) =>
    `mail.refund ${[order_no, reason, ...(part_no === '' ? [] : [part_no])].join(':')}`;
  const ofBookings = refunds.filter(({ booking_id }) => booking_id !== null).map(mailOf);
  // Who paid without a booking hears of it, and of the money, when a name was given for that very try: see the matrix.
  const ofOthers = refunds
    .filter(({ booking_id }) => booking_id === null)
    .flatMap((one) => [mailOf(one), `mail.paid-not-booked ${one.order_no}`]);
  const notBooked = charges.filter(({ ticket }) => !bookings.some(({ payment_ticket }) => payment_ticket === ticket));
  const expected = [
    ...bookings.flatMap(({ id, status, coating_type }) => [
      ...[
        'mail.confirmation',
        'accounting.booking',
        ...(status === 'cancelled' ? cancellation : []),
        ...(status === 'completed' ? texts[coating_type === 'refresh' ? 'refresh' : 'coated'] : []),
      ].map((topic) => `${topic} ${id}`),
    ]),
    ...ofBookings,
    ...links.filter((one) => isTold(one, outbox)).map(({ id }) => `operator.alert payment-link:${id}`),
    ...moves.flatMap((move) => [
      ...(quiet.has(move) ? [] : [`mail.reschedule ${move.booking_id}`]),
      `accounting.move ${move.booking_id}`,
    ]),
    ...corrections.map(({ booking_id }) => `mail.confirmation ${booking_id}`),
    ...refunds.filter(({ reason }) => reason === 'partial').map(({ booking_id }) => `accounting.refund ${booking_id}`),
    ...notBooked.map(({ orderNo }) => `operator.alert paid-not-booked:${orderNo}`),
  ];
  // What left before the office said that nobody was there.
  const missed = bookings.filter(({ status }) => status === 'no-show');
  const ofMissed = missed.flatMap(({ id }) => texts.coated.map((topic) => `${topic} ${id}`));
  const queued = outbox
    .map(({ topic, subject }) => `${topic} ${subject}`)
    .filter((work) => !extra.test(work) && !ofOthers.includes(work) && !ofMissed.includes(work));
  const beyond = (those: readonly string[], these: readonly string[]) => {
    const left = [...these];
    return those.filter((work) => !left.includes(work) || left.splice(left.indexOf(work), 1).length === 0);
  };
  const [tooMuch, missing] = [beyond(queued, expected), beyond(expected, queued)];
  agree(
    tooMuch.length + missing.length === 0,
    `O5: exactly this work is queued; too much: ${tooMuch}, missing: ${missing}`,
  );

  const count = (of: (event: Facts['events'][number]) => boolean) => events.filter(of).length;
  for (const { id, order_no, payment_method } of bookings) {
    const isPaid = payment_method !== 'none' && payment_method !== 'gift';
    const type = isPaid ? 'payment.booked' : 'payment.not-needed';
    const times = count(({ event_type, booking_id }) => event_type === type && booking_id === id);
    agree(times === 1, `O8: the ledger says once that ${order_no} became a booking`);
  }
  for (const { ticket, orderNo } of notBooked) {
    const times = count((event) => event.event_type === 'payment.not-booked' && event.ticket === ticket);
    agree(times === 1, `O8: the ledger says once that the payment of ${orderNo} could not become a booking`);
  }
  for (const { ticket, order_no, amount } of refunds) {
    const own = (type: RegExp) =>
      count((event) => event.ticket === ticket && event.amount === amount && type.test(event.event_type));
    const equals = refunds.filter((one) => one.ticket === ticket && one.amount === amount).length;
    const back = own(/^(void\.approved|refund\.(approved|confirmed-by-hand|returned-elsewhere))$/);
    agree(
      own(/^refund\.requested$/) === equals,
      `O8: the ledger says once that the money of ${order_no} is wanted back`,
    );
    agree(back === equals, `O8: the ledger says once that the money of ${order_no} is back`);
  }
}
