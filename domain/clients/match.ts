import { toE164 } from '#domain/typed/phone.ts';

/** What identifies a returning client, as typed; empty once erased. */
export type Traits = { clientId: string; email: string; phone: string };

/** Ways two bookings show that they belong to one client, surest first. */
export const traits = ['number', 'email', 'phone'] as const;
export type Trait = (typeof traits)[number];

/** How an address is compared; null if there is none. */
export const emailKey = (email: string): string | null => email.trim().toLowerCase() || null;

/** How a phone number is compared; null if it could not be called. */
export const phoneKey = toE164;

const keysOf = ({ clientId, email, phone }: Traits): Record<Trait, string | null> => ({
  number: clientId || null,
  email: emailKey(email),
  phone: phoneKey(phone),
});

export function sharedTraits(one: Traits, other: Traits): Trait[] {
  const [mine, theirs] = [keysOf(one), keysOf(other)];
  return traits.filter((trait) => mine[trait] !== null && mine[trait] === theirs[trait]);
}

export type Linked = Traits & { recordId: string; bookedAt: Date };

/** A surer trait outweighs all that are less sure. */
const weights: Readonly<Record<Trait, number>> = { number: 4, email: 2, phone: 1 };

/**
 * The record a booking belongs to: that of the surest match, the newest if there are several; null
 * if nothing is shared, which starts a new record.
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
 * Bookings with their records, in the given order: each can match later ones, and one that shares nothing with
 * any before it starts a record, with the id that `begin` returns.
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
