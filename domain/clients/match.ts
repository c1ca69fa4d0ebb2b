import { toE164 } from '#domain/typed/phone.ts';

/** What tells a client again, as it was typed; empty where it was forgotten. */
export type Traits = { clientId: string; email: string; phone: string };

/** Ways in which two bookings say that they are of one client, the surest first. */
export const traits = ['number', 'email', 'phone'] as const;
export type Trait = (typeof traits)[number];

/** How an address is compared; null where there is none. */
export const emailKey = (email: string): string | null => email.trim().toLowerCase() || null;

/** How a phone number is compared; null for what nobody could be called on. */
export const phoneKey = toE164;

const keysOf = ({ clientId, email, phone }: Traits): Record<Trait, string | null> => ({
  number: clientId || null,
  email: emailKey(email),
  phone: phoneKey(phone),
});

/** What two bookings share. */
export function sharedTraits(one: Traits, other: Traits): Trait[] {
  const [mine, theirs] = [keysOf(one), keysOf(other)];
  return traits.filter((trait) => mine[trait] !== null && mine[trait] === theirs[trait]);
}

/** A booking that is in a record already. */
export type Linked = Traits & { recordId: string; bookedAt: Date };

/** A surer trait outweighs all that are less sure. */
const weights: Readonly<Record<Trait, number>> = { number: 4, email: 2, phone: 1 };

/**
 * The record that a booking belongs to: the one with the booking that says so most surely, of several the newest; null
 * where nothing is shared, so that a record begins.
 */
export function recordFor(booking: Traits, earlier: readonly Linked[]): string | null {
  let best: { one: Linked; weight: number } | null = null;
  for (const one of earlier) {
    const weight = sharedTraits(booking, one).reduce((sum, trait) => sum + weights[trait], 0);
    if (weight === 0) continue;
    const isNewer = best !== null && weight === best.weight && one.bookedAt > best.one.bookedAt;
    if (best === null || weight > best.weight || isNewer) best = { one, weight };
  }
  return best?.one.recordId ?? null;
}

/**
 * Bookings with the record of each, in the order given: a booking counts for those after it, and one that shares nothing with
 * any before it begins a record, whose id `begin` answers.
 */
export function linkInTurn<B extends Traits & { bookedAt: Date }>(
  bookings: readonly B[],
  earlier: readonly Linked[],
  begin: () => string,
): (B & { recordId: string })[] {
  const byKey = new Map<string, Linked[]>();
  const having = (key: string) => {
    const known = byKey.get(key) ?? [];
    byKey.set(key, known);
    return known;
  };
  const keysIn = (one: Traits) =>
    Object.entries(keysOf(one)).flatMap(([trait, key]) => (key ? [`${trait} ${key}`] : []));
  const note = (one: Linked) => {
    for (const key of keysIn(one)) having(key).push(one);
  };
  for (const one of earlier) note(one);
  return bookings.map((booking) => {
    const alike = keysIn(booking).flatMap(having);
    const linked = { ...booking, recordId: recordFor(booking, alike) ?? begin() };
    note(linked);
    return linked;
  });
}
