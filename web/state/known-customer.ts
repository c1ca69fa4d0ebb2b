import { brand } from '#business/brand.ts';

const key = `${brand.key}.known-customer.v1`;

/** What is known of a customer before they type: fields of the payment form by their names. */
type Known = Readonly<Record<string, string>>;

let known: Known | null = null;

/** Keeps for this tab what an accepted review says of who comes. */
export function keepKnownCustomer(fields: Known): void {
  known = fields;
  try {
    sessionStorage.setItem(key, JSON.stringify(fields));
  } catch {
    // Refused or full: it then lives as long as the page.
  }
}

/** The same; empty for whoever came by the steps. */
export function knownCustomer(): Known {
  if (known) return known;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
