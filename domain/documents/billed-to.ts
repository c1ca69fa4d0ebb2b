import type { Contact } from '../booking/contact.ts';
import type { PaperFacts } from './facts.ts';

type Correction = { createdAt: Date; after: Partial<Contact> };

/**
 * A document at the billing address as the office corrected it after issuing: of what was sold, an address says nothing, and
 * the buyer needs it right on every copy.
 */
export function billedTo(
  { facts, issuedAt }: { facts: PaperFacts; issuedAt: Date },
  corrections: readonly Correction[],
): PaperFacts {
  const since = corrections.filter(({ createdAt }) => createdAt >= issuedAt).map(({ after }) => after);
  if (since.length === 0) return facts;
  const { billingStreet, billingCity, billingProvince, billingPostalCode }: Partial<Contact> = Object.assign(
    {},
    ...since,
  );
  const address = {
    ...facts.buyer.address,
    ...(billingStreet && { street: billingStreet }),
    ...(billingCity && { city: billingCity }),
    ...(billingProvince && { province: billingProvince }),
    ...(billingPostalCode && { postalCode: billingPostalCode }),
  };
  return { ...facts, buyer: { ...facts.buyer, address } };
}
