import { describe, expect, it } from 'vitest';
import { services } from '#business/services.ts';
import { clientKindFor, formatClientId, isVip } from './client-number.ts';

describe('a client ID', () => {
  it.each([
    ['platinum', 'VIP'],
    ['essential', 'HC'],
    ['complete', 'HC'],
    ['refresh', 'HC'],
    ['preservation-preview', 'HC'],
  ] as const)('of a client of %s begins with %s', (service, kind) => {
    expect(clientKindFor(service, services)).toBe(kind);
  });

  it.each([
    ['VIP', 1, 'VIP01'],
    ['VIP', 9, 'VIP09'],
    ['VIP', 99, 'VIP99'],
    ['HC', 1, 'HC0001'],
    ['HC', 42, 'HC0042'],
    ['HC', 9999, 'HC9999'],
  ] as const)('of the kind %s with the number %i is %s', (kind, number, clientId) => {
    expect(formatClientId(kind, number, 'HC')).toBe(clientId);
  });

  it('is a VIP’s from VIP01 to VIP99', () => {
    const all = Array.from({ length: 99 }, (_, i) => formatClientId('VIP', i + 1, 'HC'));
    expect(all.filter((clientId) => !isVip(clientId))).toEqual([]);
    expect(new Set(all).size).toBe(99);
  });

  it.each(['', 'HC0001', 'VIP', 'VIP1', 'vip01', ' VIP01', 'VIP01\n', 'VIP0A', 'HC-20251001-101500'])(
    'is not a VIP’s when it is %j',
    (clientId) => {
      expect(isVip(clientId)).toBe(false);
    },
  );
});
