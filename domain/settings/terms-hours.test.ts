import { expect, it } from 'vitest';
import { standardTerms } from '#business/terms/index.ts';
import { textsOfSections } from './sections.ts';
import { hoursInTerms } from './terms-hours.ts';

it('finds the hours of cancelling and of moving in both languages of the program’s own terms, and no others', () => {
  const { texts } = standardTerms;
  const moving = { about: 'rescheduleNoticeHours', hours: 48 };
  const cancelling = (hours: number) => ({ about: 'refundCutoffHours', hours });
  expect(hoursInTerms(texts, 'en')).toEqual([moving, cancelling(48), cancelling(48)]);
  expect(hoursInTerms(texts, 'fr')).toEqual([moving, cancelling(24)]);
});

it('reads an owner’s own words', () => {
  const text = {
    en: 'Pay first.\n\nRescheduling takes 72-hour notice. Cancel 36 hours ahead; we call 2 days before.',
    fr: 'Pour déplacer la visite\u00a0: 72\u00a0h. Annulez 36\u202fheures avant, à 9 h au plus tard.',
  };
  const texts = textsOfSections([{ heading: { en: 'Cancelling', fr: 'Annulation' }, text }]);
  expect(hoursInTerms(texts, 'en').map(({ hours }) => hours)).toEqual([72, 36]);
  expect(hoursInTerms(texts, 'fr').map(({ hours }) => hours)).toContain(36);
});
