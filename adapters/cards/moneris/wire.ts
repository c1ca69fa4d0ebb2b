import * as z from 'zod/mini';
import { storable } from '../../common/storable.ts';

/**
 * What Moneris sends; only what we read is checked. It writes amounts and codes as text, and "nothing" as a
 * missing field, as null or as the text "null"; `success` is always the text "true" or "false".
 */
const value = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** What a payment can be told without: in another form it counts as missing, and the receipt stays readable. */
const loosely = <T extends z.ZodMiniType>(part: T) => z.catch(z.optional(z.nullable(part)), null);

export const preloadAnswer = z.object({
  response: z.object({
    success: z.string(),
    ticket: z.optional(z.nullable(z.string())),
    /** Keyed by the request's field, each with a `data` text. */
    error: z.optional(z.unknown()),
  }),
});

const card = z.looseObject({
  order_no: value,
  transaction_no: value,
  amount: value,
  response_code: value,
  approval_code: value,
  message: value,
  result: value,
  transaction_date_time: value,
  card_type: value,
  first6last4: value,
  expiry_date: value,
  issuer_id: value,
  tokenize: loosely(z.looseObject({ success: value, data_key: value, datakey: value })),
  // Seen in two places, by guide and by plug-in.
  wallet_type: value,
  wallet: loosely(z.looseObject({ type: value })),
  installments_by_visa: loosely(z.looseObject({ number_of_installments: value })),
});

export const receiptAnswer = z.looseObject({
  response: z.looseObject({
    success: z.string(),
    /** Unlike preload's: `{ field, message }`. */
    error: z.optional(z.unknown()),
    request: z.optional(z.nullable(z.looseObject({ txn_total: value, order_no: value, ticket: value }))),
    receipt: z.optional(z.nullable(z.looseObject({ result: value, cc: z.optional(z.nullable(card)) }))),
  }),
});

export const keyedErrors = z.record(z.string(), z.unknown());

export const ticketError = z.looseObject({ field: z.literal('ticket') });

export type CardPart = z.infer<typeof card>;
export type RequestPart = NonNullable<z.infer<typeof receiptAnswer>['response']['request']>;
export type Value = z.infer<typeof value>;

/** The text of a value, safe to store; empty for every form of "nothing" that Moneris uses. */
export function textOf(wire: Value): string {
  const text = wire === null || wire === undefined ? '' : storable(String(wire)).trim();
  return text === 'null' ? '' : text;
}
