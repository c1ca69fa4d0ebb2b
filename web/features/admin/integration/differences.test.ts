import { expect, it } from 'vitest';
import { saysInWords } from './differences.ts';

it('amounts, days, visits and states are said as a person reads them', () => {
  expect(saysInWords([{ amount: 208_680 }], 'en')).toBe('$2,086.80');
  expect(saysInWords([{ amount: 208_680 }], 'fr')).toBe('2\u00a0086,80\u00a0$');
  expect(saysInWords([{ date: '2025-10-14', time: null }], 'fr')).toBe('14\u00a0oct. 2025');
  expect(saysInWords([{ state: 'cancelled' }, { state: 'pending' }], 'fr')).toBe('annulée, en attente');
  const visits = ['2025-10-14', '2025-10-16'].map((date) => ({ date, time: '9:00 AM' as const }));
  expect(saysInWords(visits, 'en')).toBe('Tue, Oct 14 at\u00a09:00\u00a0AM, Thu, Oct 16 at\u00a09:00\u00a0AM');
  expect(saysInWords([{ text: '660-0_17' }], 'en')).toBe('660-0_17');
});
