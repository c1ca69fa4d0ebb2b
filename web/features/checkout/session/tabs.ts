import { brand } from '#business/brand.ts';
import { siteMemory } from '#web/state/kept-text.ts';
import { asFlag, asObject, asText } from '#web/state/untrusted.ts';

const key = `${brand.key}.paying.v1`;

/** A payment of this browser, known to all its tabs: an order number and nothing of a person. */
export type Paying = { order: string; booked: boolean };

function read(text: string | null): Paying | null {
  try {
    const { order, booked } = asObject(JSON.parse(text ?? 'null'));
    return { order: asText(order), booked: asFlag(booked) };
  } catch {
    return null;
  }
}

/** The order that is being paid in any tab, or was when its tab was closed. */
export const payingOrder = (): string | null => read(siteMemory.get(key))?.order ?? null;

/** Notifies the other tabs that an order is being paid. */
export function publishPaying(order: string): void {
  write({ order, booked: false });
}

/** Notifies the other tabs that it is booked; nothing remains to be checked. */
export function publishBooked(order: string): void {
  write({ order, booked: true });
  write(null);
}

/** Nothing was paid. What another tab has published meanwhile stays. */
export function clearPaying(order: string): void {
  if (payingOrder() === order) write(null);
}

function write(paying: Paying | null): void {
  if (paying) siteMemory.set(key, JSON.stringify(paying));
  else siteMemory.remove(key);
}

/** Calls the listener with each payment of another tab; returns how to stop. */
export function subscribeToPaying(listener: (paying: Paying) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const paying = event.key === key ? read(event.newValue) : null;
    if (paying) listener(paying);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
