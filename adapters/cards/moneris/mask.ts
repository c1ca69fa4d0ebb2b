import { storable } from '../../common/storable.ts';

const cardNumber = /^(first\d+last4|(masked_?|source_?)?pan|card_?(no|number))$/i;

// What a payment form may ask for besides the card, which the order already has, and what a saved card is charged by.
const personal =
  /^(tokenize|vault_data|data_?key|issuer_id|cust_(info|id)|customer_code|cardholder|shipping|billing)(_details)?$/i;

// Real answers nest four deep. The bound keeps a hostile one from exhausting the stack.
const deepest = 16;

/**
 * A copy fit for the ledger, which is never deleted: it names nobody, card numbers, the masked ones too, are reduced to
 * their last four digits, and every text is storable.
 */
export function masked(answer: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([name]) => !personal.test(name))
      .map(([name, value]) => {
        const key = storable(name);
        return [key, maskedValue(key, value, depth + 1)];
      }),
  );
}

function maskedValue(key: string, value: unknown, depth: number): unknown {
  if (cardNumber.test(key)) return typeof value === 'string' || typeof value === 'number' ? lastFour(value) : null;
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return null;
  return Array.isArray(value) ? value.map((item) => maskedValue('', item, depth + 1)) : masked(value, depth);
}

function lastFour(value: string | number): string {
  return storable(String(value)).slice(-4);
}
