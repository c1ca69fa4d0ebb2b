import * as z from 'zod/mini';
import { cents } from '#domain/money.ts';
import type { Draft } from '#web/state/draft.ts';
import { Draft as DraftSchema } from '#web/state/draft-schema.ts';
import type { PaidNotBooked, Payment, Remembered } from '../machine/types.ts';
import { payingOrder } from './tabs.ts';

const key = 'hauteclaire.payment.v1';

const Bought = z.pick(DraftSchema, {
  storefrontSize: true,
  selectedLayout: true,
  coatingType: true,
  appointmentDate: true,
  appointmentTime: true,
});

const Amount = z.pipe(z.int(), z.transform(cents));

const Stored = z.object({
  /** What was typed into the form, valid or not. */
  details: z._default(z.record(z.string(), z.string()), {}),
  payment: z.nullish(
    z.object({
      orderNo: z.string(),
      ticket: z.string(),
      certain: z.boolean(),
      bought: Bought,
      price: z.catch(z.nullable(z.object({ base: Amount, gst: Amount, qst: Amount, total: Amount })), null),
    }),
  ),
  /** The server's words about a payment that could not become a booking. */
  paidNotBooked: z.nullish(z.object({ orderNo: z.string(), text: z.string() })),
});
type Stored = z.infer<typeof Stored>;

/** What this tab remembers. It ends with the tab: names and addresses do not stay on a shared computer. */
function read(): Stored {
  try {
    const stored = Stored.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    if (stored.success) return stored.data;
  } catch {
    // No storage, or text that is no JSON: nothing is remembered.
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
export const keepPayment = (payment: Payment | null): void => write({ payment });
export const keepPaidNotBooked = (paidNotBooked: PaidNotBooked): void => write({ paidNotBooked });

/** A payment of this tab says more than order numbers, which are looked at only without one. */
export function rememberedPayments({ orderNo }: Pick<Draft, 'orderNo'>): Remembered {
  const { payment: sent = null, paidNotBooked = null } = read();
  const numbers = sent ? [] : [payingOrder(), orderNo].filter((number) => number != null);
  return { sent, possiblyPaid: [...new Set(numbers)], paidNotBooked };
}

export function forgetSession(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See `write`.
  }
}
