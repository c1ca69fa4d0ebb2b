import {
  cardTypeOf,
  duplicateOrder,
  isPast,
  isSecurityCode,
  type Judgement,
  judge,
  paidWith,
  readCardNumber,
  readExpiry,
} from './cards.ts';
import type { Settlement, SimulatorStore } from './store.ts';
import { stateOf } from './ticket.ts';
import { vaulted } from './vault.ts';

export type PayDeps = { store: SimulatorStore; now: () => Date };

type FieldFault = 'invalid' | 'past';

/** An HTTP answer, ready to be sent. 404 unknown, 409 used, 410 expired, 422 no such card (the ticket stays open). */
export type PayAnswer =
  | { status: 200; body: { response_code: string } }
  | { status: 404 | 410; body: { error: string; code: string } }
  | { status: 409; body: { error: string; code: string; response_code: string } }
  | { status: 422; body: { error: string; code: string; fields: Record<string, FieldFault> } };

type Typed = { ticket: string; cardNumber: string; expiry: string; securityCode: string };
type Pressed = { ticket: string; securityCode: string };

/** Late enough for any clock of a test. */
const scriptExpiry = '1299';

/** Pays like the frame's button, without a browser and with only a card number. */
export function payByScript(deps: PayDeps, paid: { ticket: string; cardNumber: string }): Promise<PayAnswer> {
  const cardNumber = readCardNumber(paid.cardNumber);
  const reading: Reading = cardNumber
    ? { card: { cardNumber, expiry: scriptExpiry } }
    : { faults: { cardNumber: 'invalid' } };
  return settle(deps, paid.ticket, reading);
}

/** Pays with what was typed into the frame. Two clicks pay once: the second finds the ticket used. */
export function payByForm(deps: PayDeps, typed: Typed): Promise<PayAnswer> {
  const cardNumber = readCardNumber(typed.cardNumber);
  const expiry = readExpiry(typed.expiry);
  const faults: Record<string, FieldFault> = {};
  if (!cardNumber) faults.cardNumber = 'invalid';
  if (!expiry) faults.expiry = 'invalid';
  else if (isPast(expiry, deps.now())) faults.expiry = 'past';
  if (!isSecurityCode(typed.securityCode, cardNumber ?? '')) faults.securityCode = 'invalid';
  const sound = cardNumber && expiry && Object.keys(faults).length === 0;
  return settle(deps, typed.ticket, sound ? { card: { cardNumber, expiry } } : { faults });
}

/** Pays with the card that the form offers, and the code on it. */
export async function payBySavedCard(deps: PayDeps, { ticket: ticketNo, securityCode }: Pressed): Promise<PayAnswer> {
  const ticket = await deps.store.findTicket(ticketNo);
  const kept = ticket?.savedCard ? await vaulted(deps.store, ticket.savedCard) : null;
  if (!kept) return settle(deps, ticketNo, { faults: { savedCard: 'invalid' } });
  const { firstSixLastFour, expiry } = kept.settlement;
  if (isPast(expiry, deps.now())) return settle(deps, ticketNo, { faults: { savedCard: 'past' } });
  // The vault knows first six and last four; a number with these is judged like any other.
  const cardNumber = `${firstSixLastFour.slice(0, 6)}000000${firstSixLastFour.slice(-4)}`;
  if (!isSecurityCode(securityCode, cardNumber)) return settle(deps, ticketNo, { faults: { securityCode: 'invalid' } });
  return settle(deps, ticketNo, { card: { cardNumber, expiry, bySavedCard: '1' } });
}

type Card = { cardNumber: string; expiry: string; bySavedCard?: string };
type Reading = { card: Card } | { faults: Record<string, FieldFault> };

async function settle({ store, now }: PayDeps, ticketNo: string, reading: Reading): Promise<PayAnswer> {
  const ticket = await store.findTicket(ticketNo);
  if (!ticket) return { status: 404, body: { error: 'Unknown ticket', code: 'TICKET_UNKNOWN' } };
  const at = now();
  if (ticket.state !== 'open') return used(ticket.settlement);
  if (stateOf(ticket, at) === 'expired') {
    return { status: 410, body: { error: 'The ticket has expired', code: 'TICKET_EXPIRED' } };
  }
  if ('faults' in reading) {
    return { status: 422, body: { error: 'The card cannot be read', code: 'CARD_INVALID', fields: reading.faults } };
  }
  const { card } = reading;
  const judgement = judge(card.cardNumber);
  const outcomes = judgement.approved ? [judgement, duplicateOrder] : [judgement];
  for (const outcome of outcomes) {
    const settlement = settlementOf(card, outcome, at);
    if (await store.settleTicket(ticketNo, outcome.approved ? 'approved' : 'declined', settlement)) {
      return { status: 200, body: { response_code: outcome.responseCode } };
    }
    const after = await store.findTicket(ticketNo);
    if (after && after.state !== 'open') return used(after.settlement);
    // Still open: another ticket of this order number has been approved, so this one ends as a duplicate.
  }
  throw new Error(`ticket ${ticketNo} is open and cannot be settled`);
}

function used(settlement: Settlement): PayAnswer {
  const response_code = settlement.responseCode;
  return { status: 409, body: { error: 'The ticket has been used', code: 'TICKET_USED', response_code } };
}

function settlementOf({ cardNumber, expiry, bySavedCard }: Card, judgement: Judgement, settledAt: Date): Settlement {
  return {
    settledAt,
    responseCode: judgement.responseCode,
    isoCode: judgement.isoCode,
    firstSixLastFour: cardNumber.slice(0, 6) + cardNumber.slice(-4),
    cardType: cardTypeOf(cardNumber),
    expiry,
    ...paidWith(cardNumber),
    ...(bySavedCard && { bySavedCard }),
  };
}
