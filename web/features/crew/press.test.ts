import { describe, expect, it } from 'vitest';
import type { CrewVisit } from '#contract/admin/crew.ts';
import { mapLink } from './map-link.ts';
import { isFresh, nextSteps, type Press, serverNow, stepsOf } from './press.ts';

const visit = (more: Partial<CrewVisit> = {}): CrewVisit => ({
  orderNo: 'HC-1',
  date: '2025-10-06',
  time: '9:00 AM',
  businessName: 'Boutique Exemple',
  contactName: 'Camille Exemple',
  phone: '514-555-0100',
  address: '100, rue Exemple, Montréal',
  service: 'complete',
  status: 'active',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout3',
  specialInstructions: null,
  notes: [],
  reports: [],
  photos: [],
  ...more,
});
const at = '2025-10-06T13:00:00.000Z';
const press = (kind: 'on-my-way' | 'arrived' | 'done', more: Partial<Press> = {}): Press =>
  ({ id: 'a', orderNo: 'HC-1', date: '2025-10-06', name: '', pressedAt: at, by: 'me', kind, ...more }) as Press;

describe('how far a visit is', () => {
  it('is what the server knows and what waits on the phone', () => {
    const known = visit({ reports: [{ kind: 'on-my-way', at, notice: 'queued' }] });
    expect(stepsOf(known, [press('arrived'), press('done', { orderNo: 'HC-2' })])).toEqual([
      { kind: 'on-my-way', at, notice: 'queued', waits: false },
      { kind: 'arrived', at, notice: null, waits: true },
    ]);
  });

  it('knows of no "done" that the office took back', () => {
    expect(stepsOf(visit({ reports: [{ kind: 'done', at, notice: null }] }), [])).toEqual([]);
  });

  it('leaves what comes after it, and nothing once it is over', () => {
    expect(nextSteps(visit(), [])).toEqual(['on-my-way', 'arrived', 'done']);
    expect(nextSteps(visit(), stepsOf(visit(), [press('arrived')]))).toEqual(['done']);
    expect(nextSteps(visit(), stepsOf(visit(), [press('done')]))).toEqual([]);
    expect(nextSteps(visit({ status: 'no-show' }), [])).toEqual([]);
  });
});

describe('what a phone keeps', () => {
  const readAt = Date.parse('2031-01-01T00:00:00Z');
  const hours = (count: number) => readAt + count * 3_600_000;

  it('is fresh for a day', () => {
    expect([hours(23), hours(24), hours(-25)].map((now) => isFresh({ readAt }, now))).toEqual([true, false, false]);
  });

  it('has the server’s clock, however wrong its own is', () => {
    expect(serverNow({ readAt, now: at }, hours(2)).toISOString()).toBe('2025-10-06T15:00:00.000Z');
  });
});

it('an address opens in the maps of the phone', () => {
  const address = '100, rue de l’Église';
  expect(mapLink(address, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)')).toMatch(/^maps:\/\/\?q=100%2C%20rue/);
  expect(mapLink(address, 'Mozilla/5.0 (Linux; Android 16)')).toMatch(/^geo:0,0\?q=100%2C%20rue/);
});
