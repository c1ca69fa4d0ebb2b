import type { Checkout, Payment } from '../machine/types.ts';

/** The payment after which no second card form may open; null if there is none, undefined if unknown. */
export function sentPayment({ phase, orderNo, bought, price }: Checkout): Payment | null | undefined {
  if (phase.name === 'opening' && phase.sent) return undefined;
  if (phase.name === 'waiting' || phase.name === 'booked' || phase.name === 'alreadyPaid') return undefined;
  if (orderNo === null || bought === null) return null;
  const sent = { orderNo, bought, price };
  if (phase.name === 'asking' || (phase.name === 'card' && phase.frame === 'paying')) {
    return { ...sent, ticket: phase.ticket, certain: false };
  }
  if ((phase.name !== 'paid' && phase.name !== 'submitting') || phase.ticket === null) return null;
  return { ...sent, ticket: phase.ticket, certain: phase.certain };
}
