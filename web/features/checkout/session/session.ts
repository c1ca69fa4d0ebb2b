import * as z from 'zod/mini';
import { parseDecimal, toDecimal } from '#domain/money.ts';
import { Draft } from '#web/state/draft-schema.ts';
import type { Payment } from '../machine/types.ts';
import { priceOfTotal } from './price-of-total.ts';

const key = 'hauteclaire.payment.v1';

const Bought = z.pick(Draft, {
  storefrontSize: true,
  selectedLayout: true,
  coatingType: true,
  appointmentDate: true,
  appointmentTime: true,
});

const Stored = z.object({
  /** What was typed into the form, valid or not. */
  details: z._default(z.record(z.string(), z.string()), {}),
  payment: z.nullish(
    z.object({
      orderNo: z.string(),
      ticket: z.string(),
      certain: z.boolean(),
      bought: Bought,
      total: z.nullish(z.string()),
    }),
  ),
  /** The server's words about a payment that could not become a booking. */
  lost: z.nullish(z.object({ orderNo: z.string(), text: z.string() })),
});
type Stored = z.infer<typeof Stored>;
export type Lost = { orderNo: string; text: string };

/** This tab's memory. It ends with the tab: names and addresses do not stay on a shared computer. */
function read(): Stored {
  try {
    const stored = Stored.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    if (stored.success) return stored.data;
  } catch {
    // No storage, or broken text: nothing is remembered.
  }
  return { details: {} };
}

function write(change: Partial<Stored>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...read(), ...change }));
  } catch {
    // Refused or full: what was typed then lives as long as the page.
  }
}

export const typedDetails = (): Record<string, string> => read().details;
export const keepDetails = (details: Record<string, string>): void => write({ details });

/** A payment that was sent and not booked yet: another card form would ask for the money twice. */
export function openPayment(): Payment | null {
  const { payment } = read();
  if (!payment) return null;
  const { total, ...rest } = payment;
  const cents = parseDecimal(total ?? '');
  return { ...rest, price: cents === null ? null : priceOfTotal(cents) };
}

export function keepPayment(payment: Payment | null): void {
  if (payment === null) {
    write({ payment });
    return;
  }
  const { price, ...rest } = payment;
  write({ payment: { ...rest, total: price && toDecimal(price.total) } });
}

export const lostPayment = (): Lost | null => read().lost ?? null;
export const keepLostPayment = (lost: Lost): void => write({ lost, payment: null });

export function forgetSession(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See `write`.
  }
}
