import { agree } from './actions/action.ts';
import type { Facts } from './facts.ts';

const cancellation = ['mail.cancellation', 'accounting.cancellation'];
const extra =
  /^(sms\.service-reminder|(sms|mail)\.weather-proposal|mail\.(payment-link|certificate)|operator\.alert (refund|refund-by-hand|gateway-silent|paid-unfinished|weather|refresh):)/;
/** Nothing is coated by a refresh. */
const texts = { coated: ['sms.aftercare', 'sms.follow-up'], refresh: ['sms.follow-up'] };

/** A link that ended unpaid, also when it was withdrawn afterwards; at one instant nobody can say what came first. */
function isTold({ id, booking_id, cancelled_at, ended_at }: Facts['links'][number], outbox: Facts['outbox']): boolean {
  if (cancelled_at === null) return booking_id === null;
  if (ended_at === null || ended_at < cancelled_at) return ended_at !== null;
  return (
    ended_at.getTime() === cancelled_at.getTime() && outbox.some(({ subject }) => subject === `payment-link:${id}`)
  );
}

/** O5: the work that was queued is exactly what the outcome asks for. O8: the ledger tells each transition once. */
export function judgeWork({ bookings, charges, refunds, events, outbox, moves, corrections, links }: Facts): void {
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
        ...(status === 'cancelled' ? cancellation : texts[coating_type === 'refresh' ? 'refresh' : 'coated']),
      ].map((topic) => `${topic} ${id}`),
    ]),
    ...ofBookings,
    ...links.filter((one) => isTold(one, outbox)).map(({ id }) => `operator.alert payment-link:${id}`),
    ...moves.flatMap(({ booking_id }) => [`mail.reschedule ${booking_id}`, `accounting.move ${booking_id}`]),
    ...corrections.map(({ booking_id }) => `mail.confirmation ${booking_id}`),
    ...refunds.filter(({ reason }) => reason === 'partial').map(({ booking_id }) => `accounting.refund ${booking_id}`),
    ...notBooked.map(({ orderNo }) => `operator.alert paid-not-booked:${orderNo}`),
  ];
  const queued = outbox
    .map(({ topic, subject }) => `${topic} ${subject}`)
    .filter((work) => !extra.test(work) && !ofOthers.includes(work));
  agree(queued.sort().join() === expected.sort().join(), 'O5: exactly this work is queued');

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
