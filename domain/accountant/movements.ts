import type { IsoDate } from '../calendar/day.ts';
import type { PaymentMethod } from '../ledger/by-hand.ts';
import { noQuote, plusQuote } from '../pricing/quote.ts';
import type { Quote } from '../pricing/tax.ts';

/**
 * What moves money: a sale, the credit of one, and the payment that never became a booking, which comes and goes back
 * without a sale.
 */
export const movementKinds = ['sale', 'credit', 'charge', 'return'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** `elsewhere`: given back other than to the card that paid. */
export const moneyWays = ['card', 'cash', 'transfer', 'elsewhere'] as const satisfies readonly (
  | PaymentMethod
  | 'elsewhere'
)[];
export type MoneyWay = (typeof moneyWays)[number];

export type Movement = {
  kind: MovementKind;
  /** Of its paper; the order's if it has none. */
  number: string;
  orderNo: string;
  day: IsoDate;
  way: MoneyWay;
  /** The gateway's, or the bank's; empty where nobody recorded one. */
  transactionNo: string;
  amount: Quote;
};

export const sumOf = (movements: readonly Pick<Movement, 'amount'>[]): Quote =>
  movements.reduce((all, { amount }) => plusQuote(all, amount), noQuote);

export const ofKind = <M extends Pick<Movement, 'kind'>>(movements: readonly M[], kind: MovementKind): M[] =>
  movements.filter((one) => one.kind === kind);
