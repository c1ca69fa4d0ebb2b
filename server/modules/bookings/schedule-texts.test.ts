import { expect, it } from 'vitest';
import type { CoatingType } from '#domain/pricing/service.ts';
import { visitTextsOf } from './schedule-texts.ts';

const visit = {
  bookingId: 'bk_1',
  phone: '514 555-0100',
  language: 'en',
  date: '2025-10-14',
  time: '9:00 AM',
  sequence: 0,
} as const;
const topicsOf = (service: CoatingType) =>
  visitTextsOf({ ...visit, service }, new Date('2025-10-06T14:00:00Z')).map(({ topic }) => topic);

it.each<CoatingType>(['essential', 'complete', 'platinum', 'preservation-preview'])(
  'a visit that coats has the text about care in the evening (%s)',
  (service) => expect(topicsOf(service)).toEqual(['sms.service-reminder', 'sms.aftercare', 'sms.follow-up']),
);

it('a refresh coats nothing, and no text says so', () => {
  expect(topicsOf('refresh')).toEqual(['sms.service-reminder', 'sms.follow-up']);
});
