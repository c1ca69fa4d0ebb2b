import type { Language } from '#domain/language.ts';
import { parseDecimal } from '#domain/money.ts';
import type { SimulatorStore } from './store.ts';
import { newTicket } from './ticket.ts';
import { readToken } from './vault.ts';

export type Fields = Record<string, unknown>;
export type KeyedErrors = Record<string, { data: string }>;

export type PreloadDeps = {
  store: SimulatorStore;
  now: () => Date;
  newId: () => string;
  mode: 'qa' | 'prod';
};

const required = ['store_id', 'api_token', 'checkout_id', 'txn_total', 'environment', 'action'] as const;
const maxLengths: Readonly<Record<string, number>> = {
  checkout_id: 30,
  order_no: 50,
  cust_id: 50,
  dynamic_descriptor: 20,
};
const forbidden = /[<>$%=?^"{}[\]\\]/;
const plain = ['order_no', 'cust_id', 'dynamic_descriptor'] as const;

/** Answers a preload: a ticket, or an error keyed by each field that is wrong. */
export async function preload(deps: PreloadDeps, fields: Fields): Promise<object> {
  const errors = faultsOf(fields, deps.mode);
  const orderNo = textOf(fields.order_no);
  if (!errors.order_no && orderNo !== '' && (await deps.store.approvedOrder(orderNo))) {
    errors.order_no = { data: 'order_no has already been used' };
  }
  const offered = await readToken({
    store: deps.store,
    now: deps.now(),
    storeId: textOf(fields.store_id),
    token: fields.token,
  });
  if (offered.fault) errors.token = { data: offered.fault };
  if (fields.ask_cvv !== undefined && fields.token === undefined) errors.ask_cvv = { data: 'ask_cvv needs a token' };
  const amount = parseDecimal(textOf(fields.txn_total));
  if (amount === null || Object.keys(errors).length > 0) return { response: { success: 'false', error: errors } };

  const createdAt = deps.now();
  const ticket = newTicket(deps.newId(), createdAt);
  const language: Language = fields.language === 'fr' ? 'fr' : 'en';
  await deps.store.createTicket({
    ticket,
    orderNo: orderNo || `mco${ticket}`,
    amount,
    language,
    savedCard: offered.key,
    createdAt,
  });
  return { response: { success: 'true', ticket } };
}

/** Errors in the credentials of either request; the simulator knows no secrets, so any value will do. */
export function missing(fields: Fields, names: readonly string[]): KeyedErrors {
  return Object.fromEntries(
    names.filter((name) => textOf(fields[name]) === '').map((name) => [name, { data: `${name} is required` }]),
  );
}

function faultsOf(fields: Fields, mode: PreloadDeps['mode']): KeyedErrors {
  const errors = missing(fields, required);
  for (const [name, value] of Object.entries(fields)) {
    const maxLength = maxLengths[name];
    if (maxLength !== undefined && textOf(value).length > maxLength)
      errors[name] = { data: `${name} is longer than ${maxLength}` };
  }
  for (const name of plain) {
    if (forbidden.test(textOf(fields[name]))) errors[name] = { data: `${name} has a character that is not allowed` };
  }
  if (!errors.txn_total && parseDecimal(textOf(fields.txn_total)) === null) {
    errors.txn_total = { data: 'txn_total must have two decimals, as text' };
  }
  if (!errors.environment && fields.environment !== mode) {
    errors.environment = { data: `this gateway is ${mode}` };
  }
  if (fields.language !== undefined && fields.language !== 'en' && fields.language !== 'fr') {
    errors.language = { data: 'language must be en or fr' };
  }
  return errors;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
