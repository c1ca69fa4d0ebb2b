import { describe, expect, it } from 'vitest';
import { firstBrandIn } from './first-brand.ts';

describe('the scan for the first brand', () => {
  it.each([
    'Welcome to Hauteclaire, the glass house',
    'localStorage.getItem("hauteclaire.draft.v1")',
    'Lavage de vitrines à Montréal',
    'shops of Montreal',
    'hors du Québec',
    'Call +15145550142',
    'Appelez le 514\u00a0555-0142',
    'care@example.com',
    '100,\u00a0rue Exemple',
    'GST (5%)',
    'TVQ',
    'a rate of 9.975%',
    'un taux de 9,975\u00a0%',
    '000000000 RT0001',
    'order HC-20251006-101500',
    'client HC0001',
    'code HCVITRINE',
    'served: H2Y and others',
    'H2Y 1A1',
  ])('finds what was planted in « %s »', (text) => {
    expect(firstBrandIn(`before ${text} after`)).not.toEqual([]);
  });

  it.each([
    'Belvédère Glass, Ottawa (Ontario) K1N 5A5, 613-555-0187',
    'HST (13%), TVH (13\u00a0%)',
    'order BG-20251008-101500 of client BG0001, VIP01',
    'the gstreamer and its angst; HCl; TPSReport; ARCH2Y',
  ])('finds nothing in « %s »', (text) => {
    expect(firstBrandIn(text)).toEqual([]);
  });
});
