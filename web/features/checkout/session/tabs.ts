import * as z from 'zod/mini';

const key = 'hauteclaire.paying.v1';

const Paying = z.object({ order: z.string(), booked: z.boolean() });
/** A payment of this browser, known to all its tabs: an order number and nothing of a person. */
export type Paying = z.infer<typeof Paying>;

function read(text: string | null): Paying | null {
  try {
    const paying = Paying.safeParse(JSON.parse(text ?? 'null'));
    return paying.success ? paying.data : null;
  } catch {
    return null;
  }
}

/** The order that is being paid in any tab, or was when its tab was closed. */
export function payingOrder(): string | null {
  try {
    return read(localStorage.getItem(key))?.order ?? null;
  } catch {
    return null; // No storage: each tab stands alone, and the server books a day once.
  }
}

/** Tells the other tabs that an order is being paid. */
export function tellPaying(order: string): void {
  write({ order, booked: false });
}

/** Tells the other tabs that it is booked; nothing remains to be asked about. */
export function tellBooked(order: string): void {
  write({ order, booked: true });
  write(null);
}

/** The payment came to nothing. What another tab has said meanwhile stays. */
export function tellNotPaid(order: string): void {
  if (payingOrder() === order) write(null);
}

function write(paying: Paying | null): void {
  try {
    if (paying) localStorage.setItem(key, JSON.stringify(paying));
    else localStorage.removeItem(key);
  } catch {
    // See `payingOrder`.
  }
}

/** Hears of payments in other tabs; answers how to stop. */
export function hearPaying(heard: (paying: Paying) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const paying = event.key === key ? read(event.newValue) : null;
    if (paying) heard(paying);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
