import type { Action } from '#domain/access/permissions.ts';
import type { Cents } from '#domain/money.ts';
import { cents } from '#domain/money.ts';
import { quoteAt, type RatedQuote } from '#domain/pricing/tax.ts';

/** What needs no further step of the customer. */
export const directWays = ['cash', 'transfer', 'free'] as const;

/** How a booking that an operator makes is paid. */
export const paymentWays = ['link', ...directWays] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** What an owner sets instead of the listed price, before taxes. */
export type OwnPrice = { base: Cents; reason: string };

export type PriceProblem = 'owner-needed' | 'reason-needed' | 'price-invalid';
/** `gift`: an owner gives away what has a price. */
export type AgreedPrice = { quote: RatedQuote; way: PaymentWay; gift: boolean };

/** The most that an owner may ask for one visit, before taxes. */
export const maxOwnBase = cents(10_000_000);

type Asked = { listed: RatedQuote; way: PaymentWay; own: OwnPrice | null; mayPrice: boolean };

/**
 * The price of a booking that an operator makes: the listed one, or an owner's own with a reason. Zero is no price: what is
 * free is said to be free. Taxes always follow from the base, at the rates of the list. What costs nothing by the list needs no payment.
 */
export function agreePrice({ listed, way, own, mayPrice }: Asked): AgreedPrice | PriceProblem {
  if (listed.total === 0) return own ? 'price-invalid' : { quote: listed, way: 'free', gift: false };
  if (way !== 'free' && own === null) return { quote: listed, way, gift: false };
  if (!mayPrice) return 'owner-needed';
  if (own === null || own.reason.trim() === '') return 'reason-needed';
  if (way === 'free')
    return own.base === 0 ? { quote: quoteAt(own.base, listed.taxRates), way, gift: true } : 'price-invalid';
  if (own.base < 1 || own.base > maxOwnBase) return 'price-invalid';
  return { quote: quoteAt(own.base, listed.taxRates), way, gift: false };
}

/** What an operator does who books for somebody, beyond what customers do alone; null where it is no more. */
export const actionFor = (way: PaymentWay, own: OwnPrice | null): Action | null =>
  own ? 'booking.own-price' : way === 'link' ? null : 'booking.paid-elsewhere';
