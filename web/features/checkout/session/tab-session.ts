import { brand } from '#business/brand.ts';
import { cents } from '#domain/money.ts';
import { type Price, readRates } from '#domain/pricing/read-quote.ts';
import type { Draft } from '#web/state/draft.ts';
import { readBought } from '#web/state/draft-schema.ts';
import { tabMemory } from '#web/state/kept-text.ts';
import { asFlag, asNumber, asObject, asText } from '#web/state/untrusted.ts';
import type { PaidNotBooked, Payment, Remembered } from '../machine/types.ts';
import { payingOrder } from './tabs.ts';

const key = `${brand.key}.payment.v1`;

type Stored = {
  details: Record<string, string>;
  payment?: Payment | null;
  /** The server's words about a payment that could not become a booking. */
  paidNotBooked?: PaidNotBooked | null;
};

const detailsOf = (stored: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(asObject(stored ?? {})).map(([name, text]) => [name, asText(text)]));

/** The money may have moved even where its price cannot be read. */
function priceOf(stored: unknown): Price | null {
  try {
    const { base, gst, qst, total, taxRates } = asObject(stored);
    return {
      base: cents(asNumber(base)),
      gst: cents(asNumber(gst)),
      qst: cents(asNumber(qst)),
      total: cents(asNumber(total)),
      ...readRates(taxRates),
    };
  } catch {
    return null;
  }
}

function paymentOf(stored: unknown): Payment {
  const { orderNo, ticket, certain, bought, price } = asObject(stored);
  return {
    orderNo: asText(orderNo),
    ticket: asText(ticket),
    certain: asFlag(certain),
    bought: readBought(bought),
    price: priceOf(price),
  };
}

function paidNotBookedOf(stored: unknown): PaidNotBooked {
  const { orderNo, text } = asObject(stored);
  return { orderNo: asText(orderNo), text: asText(text) };
}

/** What this tab remembers. It ends with the tab: names and addresses do not stay on a shared computer. */
function read(): Stored {
  try {
    const { details, payment, paidNotBooked } = asObject(JSON.parse(tabMemory.get(key) ?? '{}'));
    return {
      details: detailsOf(details),
      payment: payment == null ? null : paymentOf(payment),
      paidNotBooked: paidNotBooked == null ? null : paidNotBookedOf(paidNotBooked),
    };
  } catch {
    return { details: {} }; // Not one of ours: nothing is remembered.
  }
}

const write = (change: Partial<Stored>): void => tabMemory.set(key, JSON.stringify({ ...read(), ...change }));

export const typedDetails = (): Record<string, string> => read().details;
export const keepDetails = (details: Record<string, string>): void => write({ details });

/** A payment sent but not booked yet: another card form would charge twice. */
export const keepPayment = (payment: Payment | null): void => write({ payment });
export const keepPaidNotBooked = (paidNotBooked: PaidNotBooked): void => write({ paidNotBooked });

/** A payment of this tab says more than order numbers, which are looked at only without one. */
export function rememberedPayments({ orderNo }: Pick<Draft, 'orderNo'>): Remembered {
  const { payment: sent = null, paidNotBooked = null } = read();
  const numbers = sent ? [] : [payingOrder(), orderNo].filter((number) => number != null);
  return { sent, possiblyPaid: [...new Set(numbers)], paidNotBooked };
}

export const forgetSession = (): void => tabMemory.remove(key);
