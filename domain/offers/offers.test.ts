import { describe, expect, it } from 'vitest';
import { services } from '#business/services.ts';
import { ratingIneligibility } from './rating.ts';
import { seasonIneligibility, seasonOffered } from './season.ts';
import type { ClientVisit, OfferFacts } from './visit.ts';

const aVisit = (change: Partial<ClientVisit> = {}): ClientVisit => ({
  id: 'b-1',
  status: 'completed',
  date: '2025-10-14',
  time: '9:00 AM',
  area: 'H2Y',
  coatingType: 'complete',
  email: 'camille@example.com',
  cancelledOn: null,
  isRefunded: false,
  refundedOn: null,
  hasOpenText: false,
  notedOn: null,
  ...change,
});
const another = (change: Partial<ClientVisit>) => aVisit({ id: 'b-2', ...change });

const facts = (visit: Partial<ClientVisit> = {}, more: Partial<OfferFacts> = {}): OfferFacts => ({
  hasConsent: true,
  email: 'camille@example.com',
  visit: aVisit(visit),
  others: [],
  doneOn: '2025-10-14',
  planned: null,
  ...more,
});

const common: readonly [why: string, OfferFacts, string][] = [
  ['whoever did not agree', facts({}, { hasConsent: false }), 'no-consent'],
  ['another address than the one that agreed', facts({ email: 'new@example.com' }), 'other-address'],
  ['an address that was forgotten', facts({ email: '' }, { email: '' }), 'other-address'],
  ['a visit that is to come', facts({ status: 'active' }), 'not-done'],
  ['a visit that was cancelled', facts({ status: 'cancelled' }), 'not-done'],
  ['a visit that was missed', facts({ status: 'no-show' }), 'not-done'],
  ['a visit whose payment went back', facts({ isRefunded: true }), 'refunded'],
  ['a customer whose text waits for an answer', facts({ hasOpenText: true }), 'open-text'],
  [
    'a client whose text about another visit waits',
    facts({}, { others: [another({ hasOpenText: true })] }),
    'open-text',
  ],
];

describe('a request for a review', () => {
  const times = { afterDays: 3, withinDays: 30, troubleDays: 90 };
  const ineligibility = (of: OfferFacts, today = '2025-10-20') => ratingIneligibility(of, today, times);

  it('goes to whoever agreed and whose visit went well, from the third to the thirtieth day', () => {
    expect(ineligibility(facts(), '2025-10-16')).toBe('too-early');
    expect(ineligibility(facts(), '2025-10-17')).toBeNull();
    expect(ineligibility(facts(), '2025-11-13')).toBeNull();
    expect(ineligibility(facts(), '2025-11-14')).toBe('too-late');
  });

  it.each(common)('does not go to %s', (_, of, why) => expect(ineligibility(of)).toBe(why));

  it('does not go out where nobody marked the visit as done, some money went back, or a note was made', () => {
    expect(ineligibility(facts({}, { doneOn: null }))).toBe('not-done');
    expect(ineligibility(facts({ refundedOn: '2025-10-16' }))).toBe('refunded');
    expect(ineligibility(facts({ notedOn: '2025-10-14' }))).toBe('noted');
    expect(ineligibility(facts({ notedOn: '2025-10-13' }))).toBeNull();
  });

  it.each([
    { cancelledOn: '2025-08-01', status: 'cancelled' },
    { refundedOn: '2025-08-01' },
    { date: '2025-08-01', status: 'no-show' },
  ] as const)('does not go to a client whose other visit went wrong of late: %o', (change) => {
    expect(ineligibility(facts({}, { others: [another(change)] }))).toBe('other-visit');
    expect(ineligibility(facts({}, { others: [another(change)] }), '2025-10-31')).toBeNull();
  });
});

describe('the offer before a season', () => {
  const times = { leadDays: 42, withinYears: 3 };
  const ineligibility = (of: OfferFacts, today = '2026-03-01') => seasonIneligibility(of, today, { times, services });

  it('goes out in the six weeks before the season opens, and not once it is open', () => {
    const offered = (day: string) => seasonOffered(day, { opensOn: '2026-04-01' }, times);
    expect(offered('2026-02-17')).toBeNull();
    expect(offered('2026-02-18')).toBe(2026);
    expect(offered('2026-03-31')).toBe(2026);
    expect(offered('2026-04-01')).toBeNull();
  });

  it.each(common)('does not go to %s', (_, of, why) => expect(ineligibility(of)).toBe(why));

  it('goes to whoever agreed, whether or not a note was made, for three years', () => {
    expect(ineligibility(facts({ notedOn: '2025-10-15' }))).toBeNull();
    expect(ineligibility(facts(), '2028-10-14')).toBeNull();
    expect(ineligibility(facts(), '2028-10-15')).toBe('too-late');
  });

  it('needs a coating that can be refreshed', () => {
    expect(ineligibility(facts({ coatingType: 'preservation-preview' }))).toBe('not-coated');
  });

  it('goes to nobody who has a yearly plan', () => {
    expect(ineligibility(facts({}, { planned: 1 }))).toBe('planned');
  });

  it('is of the last visit, and of nobody who has booked again', () => {
    const next = { status: 'active', date: '2026-04-06' } as const;
    expect(ineligibility(facts({}, { others: [another(next)] }))).toBe('visit-to-come');
    expect(ineligibility(facts({}, { others: [another({ date: '2025-10-20' })] }))).toBe('newer-visit');
    expect(ineligibility(facts({}, { others: [another({ ...next, status: 'cancelled' })] }))).toBeNull();
    expect(ineligibility(facts({}, { others: [another({ date: '2024-10-14' })] }))).toBeNull();
  });
});
