import { describe, expect, it } from 'vitest';
import { booked } from '#tests/screens/facts.ts';
import { eventOf, moneyOf, named } from './booking-record.ts';
import { answersOf, clientName, dayOf, dayOfInstant, drawnLayout, layoutLabel, serviceBadge } from './labels.ts';

const { booking } = booked;
const both = (make: (language: 'en' | 'fr') => string) =>
  (['en', 'fr'] as const).map((language) => make(language).replaceAll('\u00a0', ' '));

describe('a booking in the administration', () => {
  it('has its day short and with the year', () => {
    expect(both((language) => dayOf('2025-10-23', language))).toEqual(['Oct 23, 2025', '23 oct. 2025']);
    expect(both((language) => dayOf('2026-04-01', language))).toEqual(['Apr 1, 2026', '1er avr. 2026']);
  });

  it('was made on the day of the business, not on that of the server', () => {
    expect(dayOfInstant('2025-10-07T03:30:00.000Z', 'en')).toBe('Oct 6, 2025');
    expect(dayOfInstant('2025-10-07T04:30:00.000Z', 'en')).toBe('Oct 7, 2025');
  });

  it('is named by the business, else by the person, else by its number', () => {
    const names = { businessName: 'Boutique Exemple', contactName: 'Camille Exemple', clientId: 'HC0001' };
    expect(clientName(names)).toBe('Boutique Exemple');
    expect(clientName({ ...names, businessName: '' })).toBe('Camille Exemple');
    expect(clientName({ ...names, businessName: '', contactName: '' })).toBe('HC0001');
  });

  it('has the badge of its service whichever spelling the record has, and another one where there is none', () => {
    expect(serviceBadge('complete', 'en')).toMatchObject({ kind: 'pale' });
    expect(both((language) => serviceBadge('of old', language).label)).toEqual(['Other', 'Autre']);
    expect(serviceBadge('toString', 'en').kind).toBe('other');
  });

  it('is drawn with its layout where there is such a drawing', () => {
    expect(['layout8', 'layout99', null].map(drawnLayout)).toEqual(['layout8', null, null]);
    expect(both((language) => layoutLabel(null, language))).toEqual(['Not specified', 'Non précisée']);
    expect(layoutLabel('layout8', 'en')).toBe('Layout 8');
  });

  it('tells the answers as one sentence, without those that were not asked for', () => {
    const [all, some] = [booking, { ...booking, feeling: null }].map((one) => answersOf(one, 'en'));
    expect(all?.split(', ')).toHaveLength(3);
    expect(some?.split(', ')).toHaveLength(2);
    expect(all?.slice(1)).toBe(all?.slice(1).toLowerCase());
    expect(answersOf({ ...booking, feeling: null, aesthetic: null, purpose: null }, 'en')).toBe('');
  });
});

describe('what is on record', () => {
  it('is said in words where there are words, else as it is stored', () => {
    const words = { active: 'Active', empty: '' };
    expect(['active', 'empty', 'gone', 'toString'].map((stored) => named(words, stored))).toEqual([
      ...['Active', 'empty', 'gone', 'toString'],
    ]);
  });

  it('calls a void by the name of the refund that it is', () => {
    expect(['void.approved', 'refund.asked', 'payment.void.'].map(eventOf)).toEqual([
      ...['refund.approved', 'refund.asked', 'payment.void.'],
    ]);
  });

  it('adds up to what was paid: what went back, what is on its way, what remains', () => {
    const money = moneyOf({ paid: 260_418, givenBack: 50_000, underWay: 10_000, left: 200_418 }, 'en');
    expect(money.map(({ value }) => value)).toEqual(['$2,604.18', '$500.00', '$100.00', '$2,004.18']);
  });
});
