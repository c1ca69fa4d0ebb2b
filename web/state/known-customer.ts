import { brand } from '#business/brand.ts';
import { tabMemory } from './kept-text.ts';
import { asObject } from './untrusted.ts';

const key = `${brand.key}.known-customer.v1`;

/** What is known of a customer before they type: fields of the payment form by their names. */
type Known = Readonly<Record<string, string>>;

/** Keeps for this tab what an accepted review says about the visitor. */
export const keepKnownCustomer = (fields: Known): void => tabMemory.set(key, JSON.stringify(fields));

/** The same; empty for visitors who came by the steps. */
export function knownCustomer(): Known {
  try {
    const entries = Object.entries(asObject(JSON.parse(tabMemory.get(key) ?? '{}')));
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
