import { checkoutLimits, holdMinutes } from '#business/policies.ts';
import { chargeState, dueOfCharge } from '#domain/booking/charge.ts';
import { addedOf } from '#domain/booking/fields.ts';
import { nextPollAt } from '#domain/booking/next-poll.ts';
import { minuteMs } from '#domain/durations.ts';
import { toDecimal } from '#domain/money.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { BookingCharge } from '#server/database/schema/charges.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { awaitedAddress } from '#server/modules/bookings/address/awaited.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { findChargeOfToken, lockCharge, setChargeEnd } from '#server/modules/payments/queries/charges.ts';
import { checkNetwork } from '../limits.ts';
import { openTicket, type Preloaded } from '../open-ticket.ts';
import { wentOnlyTo } from '../queries/charge-mails.ts';
import {
  type CheckoutContext,
  closeOlderTickets,
  findContext,
  insertContext,
  openTicketsOfCharge,
  takenOrderNumbers,
} from '../queries/contexts.ts';
import { reconcileTogether } from '../recover.ts';

type Asked = { token: string; orderNo: string; amount: string };
type Payable = { charge: BookingCharge; booking: Booking };

/**
 * Opens the card form of a charge: an ordinary checkout without a day, by the client that the booking names. Earlier tickets
 * are asked about first, so that double payments are rare.
 */
export async function openCharge(deps: Deps, visitor: Visitor, asked: Asked): Promise<Preloaded | Refusal> {
  const found = await findPayable(deps, asked.token);
  if (isRefusal(found)) return found;
  const due = dueOfCharge(found.charge, deps.taxRatesAt(deps.clock.now()));
  if (toDecimal(due.total) !== asked.amount) return refuse('PRICE_DIFFERS', { quote: due });
  const earlier = await findContext(deps.db, asked.orderNo);
  const context = earlier
    ? sameCheckout(deps, visitor, earlier, found.charge)
    : await begin(deps, visitor, { ...found, due, orderNo: asked.orderNo });
  return isRefusal(context) ? context : openTicket(deps, context, await mailboxOf(deps, found));
}

/** Who reads the booking's mails, if the link went nowhere else: their saved card is offered. */
async function mailboxOf(deps: Deps, { charge, booking: { id, email } }: Payable): Promise<string | null> {
  const isTheirs = await wentOnlyTo(deps.db, { chargeId: charge.id, bookingId: id, email });
  return isTheirs && (await awaitedAddress(deps, deps.db, id)) === null ? email : null;
}

/** The charge of a link and its booking, while it may be paid. */
export async function findPayable(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<Payable | Refusal> {
  const charge = await findChargeOfToken(deps.db, sha256(token));
  const booking = charge && (await findBookingById(deps.db, charge.bookingId));
  if (!booking) return refuse('PAYMENT_LINK_INVALID');
  const state = chargeState(charge, deps.clock.now());
  if (state === 'paid') return refuse('PAYMENT_LINK_PAID');
  return state === 'asked' ? { charge, booking } : refuse('PAYMENT_LINK_ENDED');
}

/** A repeated request of the same browser gets the same ticket. */
function sameCheckout(
  { clock }: Pick<Deps, 'clock'>,
  visitor: Visitor,
  context: CheckoutContext,
  { id }: BookingCharge,
): CheckoutContext | Refusal {
  const { visitorHash, chargeId, state, expiresAt } = context;
  const isSame = visitorHash === visitor.hash && chargeId === id && state === 'open' && expiresAt > clock.now();
  return isSame ? context : refuse('ORDER_NUMBER_TAKEN');
}

type New = Payable & { due: RatedQuote; orderNo: string };

async function begin(deps: Deps, visitor: Visitor, wanted: New): Promise<CheckoutContext | Refusal> {
  const open = await openTicketsOfCharge(deps.db, wanted.charge.id);
  await Promise.all(open.map((ticket) => reconcileTogether(deps, ticket)));
  if ((await takenOrderNumbers(deps.db, [wanted.orderNo])).size > 0) return refuse('ORDER_NUMBER_TAKEN');
  return transact(deps.db, (tx) => insertCheckout(deps, tx, visitor, wanted));
}

/** In one transaction: the charge is still open and outlasts its ticket, and the order number is taken. */
async function insertCheckout(
  deps: Deps,
  tx: Db,
  visitor: Visitor,
  { charge: { id }, booking, due, orderNo }: New,
): Promise<CheckoutContext | Refusal> {
  const createdAt = deps.clock.now();
  const tooMany = deps.limits ? await checkNetwork(tx, visitor, createdAt) : null;
  if (tooMany) return tooMany;
  const charge = await lockCharge(tx, id);
  const state = charge && chargeState(charge, createdAt);
  if (state !== 'asked') return refuse(state === 'paid' ? 'PAYMENT_LINK_PAID' : 'PAYMENT_LINK_ENDED');
  const expiresAt = new Date(createdAt.getTime() + holdMinutes * minuteMs);
  if (charge?.expiresAt && charge.expiresAt < expiresAt) await setChargeEnd(tx, id, expiresAt);
  await closeOlderTickets(tx, { of: { chargeId: id }, keep: checkoutLimits.ticketsPerLink - 1, now: createdAt });
  const { hash: visitorHash, addressHash } = visitor;
  const context = await insertContext(tx, {
    ...{ orderNo, visitorHash, addressHash, language: booking.language, ...due, chargeId: id },
    ...{ bookingData: choiceOf(booking), customer: payerOf(booking) },
    // The terms of the sale were accepted with it.
    termsAcceptanceId: 0,
    ...{ createdAt, expiresAt, nextPollAt: nextPollAt({ createdAt, expiresAt }, createdAt) },
  });
  return context ?? refuse('ORDER_NUMBER_TAKEN');
}

function choiceOf(booking: Booking): CheckoutContext['bookingData'] {
  const { postalCode, storefrontSize, selectedLayout, glassCoverage, coatingType, monthlyService } = booking;
  const { appointmentDate, appointmentTime } = booking;
  return {
    ...{ postalCode, storefrontSize, selectedLayout: selectedLayout ?? 'layout1', glassCoverage },
    ...{ feeling: null, aesthetic: null, purpose: null, clientNumber: null, invitationCode: null },
    ...{ appointmentDate, appointmentTime, coatingType, monthlyService },
  };
}

/** Recovery needs no word of the browser to know who pays. */
function payerOf(booking: Booking): NonNullable<CheckoutContext['customer']> {
  const { businessName, contactName, email, phone, phoneExtension, address } = booking;
  const { billingStreet, billingCity, billingProvince, billingPostalCode } = booking;
  const billing = { billingStreet, billingCity, billingProvince, billingPostalCode };
  return { businessName, contactName, email, phone, phoneExtension, address, ...billing, ...addedOf(booking) };
}
