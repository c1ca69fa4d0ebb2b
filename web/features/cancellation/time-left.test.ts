import { describe, expect, it } from 'vitest';
import { timeInWords } from './time-left.ts';

const spoken = (hours: number, language: 'en' | 'fr' = 'en') => timeInWords(hours, language).replace(/\u00a0/g, ' ');

describe('the time left until an appointment', () => {
  it.each([
    [0, 'less than a minute', 'moins d’une minute'],
    [-1, 'less than a minute', 'moins d’une minute'],
    [0.02, '1 minute', '1 minute'],
    [0.05, '3 minutes', '3 minutes'],
    [1, '1 hour', '1 heure'],
    [1.5, '1 hour and 30 minutes', '1 heure et 30 minutes'],
    [24, '24 hours', '24 heures'],
    [47.2, '47 hours and 12 minutes', '47 heures et 12 minutes'],
    [71.99, '71 hours and 59 minutes', '71 heures et 59 minutes'],
    [72, '3 days', '3 jours'],
    [73.5, '3 days', '3 jours'],
    [407.4, '16 days', '16 jours'],
  ])('is said of %d hours in both languages', (hours, en, fr) => {
    expect([spoken(hours), spoken(hours, 'fr')]).toEqual([en, fr]);
  });

  it('keeps a number and its unit on one line', () => {
    expect(timeInWords(47.2, 'en')).toBe('47\u00a0hours and 12\u00a0minutes');
  });
});
