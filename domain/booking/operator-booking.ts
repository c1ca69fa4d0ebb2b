import type { Action } from '#domain/access/permissions.ts';
import type { Cents } from '#domain/money.ts';
import { cents } from '#domain/money.ts';
import { quoteAt, type RatedQuote } from '#domain/pricing/tax.ts';

/** Needs no further action from the customer. */
export const directWays = ['cash', 'transfer', 'free'] as const;

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
 * The price of an operator's booking: the listed one, or an owner's own with a reason. Zero is not a price: what is
 * free is marked as free. Taxes always follow from the base, at the list's rates. What the list gives away needs no payment.
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

/** What an operator does when booking for someone, beyond what customers do themselves; null if nothing more. */
export const actionFor = (way: PaymentWay, own: OwnPrice | null): Action | null =>
  own ? 'booking.own-price' : way === 'link' ? null : 'booking.paid-elsewhere';
