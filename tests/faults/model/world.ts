import { aCustomer, aVisitor, totals } from '#tests/builders/test-app.ts';

/** The little world of the model: who comes, which days and services there are, and what o'clock it is. */

/** Days with the instants at which their appointments of nine o'clock begin, worked out by hand. */
export const days = [
  { date: '2025-10-28', begins: new Date('2025-10-28T13:00:00Z') },
  { date: '2025-10-30', begins: new Date('2025-10-30T13:00:00Z') },
  { date: '2025-11-03', begins: new Date('2025-11-03T14:00:00Z') },
  { date: '2025-11-04', begins: new Date('2025-11-04T14:00:00Z') },
] as const;
export type Day = (typeof days)[number];

/** Monday, ten in the morning; the first appointment is closer than the day that a refund needs. */
export const monday = new Date('2025-10-27T14:00:00Z');
/** A second before the night in which an hour comes twice. */
export const clockChange = new Date('2025-11-02T05:29:59Z');

/** A platinum client of long ago, who has one refresh free. One platinum place is left. */
export const vip = { number: 'VIP01', date: '2025-10-14', since: new Date('2025-10-06T14:00:00Z') };
export const lastVip = 2;

export const services = [
  { name: 'complete', coatingType: 'complete', amount: totals.complete, clientId: null },
  { name: 'platinum', coatingType: 'platinum', amount: totals.platinum, clientId: null },
  { name: 'paid refresh', coatingType: 'refresh', amount: totals.refresh, clientId: vip.number },
  { name: 'free refresh', coatingType: 'refresh', amount: '0.00', clientId: vip.number },
] as const;
export type Service = (typeof services)[number];

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
