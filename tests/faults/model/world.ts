import { taxRatesAt } from '#business/taxes.ts';
import type { OwnPrice } from '#domain/booking/operator-booking.ts';
import { cents, toDecimal } from '#domain/money.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { withTaxes } from '#domain/pricing/tax.ts';
import { aCustomer, aRequest, aVisitor, totals } from '#tests/builders/test-app.ts';

/** The little world of the model: who comes, which days and services there are, and what o'clock it is. */

/** Days with the instants at which their appointments of nine o'clock begin, worked out by hand. */
export const days = [
  { date: '2025-10-28', begins: new Date('2025-10-28T13:00:00Z') },
  { date: '2025-10-30', begins: new Date('2025-10-30T13:00:00Z') },
  { date: '2025-11-03', begins: new Date('2025-11-03T14:00:00Z') },
  { date: '2025-11-04', begins: new Date('2025-11-04T14:00:00Z') },
] as const;
export type Day = (typeof days)[number];
/** Null for a day that is none of them. */
export const dayOf = (date: string): Day | null => days.find((day) => day.date === date) ?? null;

/** Monday, ten in the morning; the first appointment is closer than the day that a refund needs. */
export const monday = new Date('2025-10-27T14:00:00Z');
/** A second before the night in which an hour comes twice. */
export const clockChange = new Date('2025-11-02T05:29:59Z');

/** A platinum client of long ago, who has one refresh free. One platinum place is left. */
export const vip = { number: 'VIP01', date: '2025-10-14', since: new Date('2025-10-06T14:00:00Z') };
export const lastVip = 2;

export type Service = {
  readonly name: string;
  readonly coatingType: CoatingType;
  readonly amount: string;
  readonly clientId: string | null;
  /** What an owner asks for instead of the listed price. */
  readonly own?: OwnPrice;
};

export const refreshOf = (clientId: string, isFree: boolean): Service => ({
  name: isFree ? 'free refresh' : 'paid refresh',
  coatingType: 'refresh',
  amount: isFree ? '0.00' : totals.refresh,
  clientId,
});

/** An owner's own price, the taxes of which do not come out even. */
const atOwnPrice = (base: number): Service => ({
  name: base === 0 ? 'a gift' : 'complete at an own price',
  coatingType: 'complete',
  amount: toDecimal(withTaxes(cents(base), taxRatesAt(monday)).total),
  clientId: null,
  own: { base: cents(base), reason: 'A neighbour.' },
});

export const complete: Service = { name: 'complete', coatingType: 'complete', amount: totals.complete, clientId: null };
export const platinum: Service = { name: 'platinum', coatingType: 'platinum', amount: totals.platinum, clientId: null };
export const refreshes = [refreshOf(vip.number, false), refreshOf(vip.number, true)] as const;
export const cheaper = atOwnPrice(133_611);
export const gift = atOwnPrice(0);

/** What is asked for with a service on a day. */
export const requestOf = ({ date }: Day, { coatingType, clientId }: Service) =>
  aRequest({ appointmentDate: date, coatingType, clientId });

export const visitors = [0, 1, 2, 3];
export const nameOf = (who: number): string => `visitor ${who + 1}`;
export const visitorOf = (who: number) => aVisitor(String(who + 1));

/** The first two know the e-mail address of the platinum client. */
export const knowsVip = (who: number): boolean => who < 2;
const vipMail = 'vip@example.com';
export const customerOf = (who: number) =>
  aCustomer({ email: knowsVip(who) ? vipMail : `visitor${who + 1}@example.com` });

export const minute = 60_000;
export const hour = 60 * minute;
