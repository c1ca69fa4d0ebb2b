import { describe, expect, it } from 'vitest';
import type { CoatingType } from '#domain/pricing/service.ts';
import { reminderOf, textsAfter } from './schedule-texts.ts';

const visit = {
  bookingId: 'bk_1',
  phone: '514 555-0100',
  language: 'en',
  date: '2025-10-14',
  time: '9:00 AM',
  sequence: 0,
} as const;
const noon = new Date('2025-10-14T16:00:00Z');
const told = (service: CoatingType, doneAt = noon) =>
  textsAfter({ ...visit, service }, doneAt).map(({ topic, dueAt }) => [topic, dueAt.toISOString()]);

it('a visit to come has its reminder alone, the afternoon before; one of the next morning has none', () => {
  const texts = reminderOf(visit, new Date('2025-10-06T14:00:00Z'));
  expect(texts).toMatchObject([{ topic: 'sms.service-reminder', dueAt: new Date('2025-10-13T21:00:00Z') }]);
  expect(reminderOf(visit, new Date('2025-10-13T21:00:00Z'))).toEqual([]);
});

describe('after a visit that was done', () => {
  it.each<CoatingType>(['essential', 'complete', 'platinum', 'preservation-preview'])(
    'the text about care comes in the evening, and the other in the morning (%s)',
    (service) =>
      expect(told(service)).toEqual([
        ['sms.aftercare', '2025-10-14T22:00:00.000Z'],
        ['sms.follow-up', '2025-10-15T14:00:00.000Z'],
      ]),
  );

  it('nothing is said of a coating where a refresh coats nothing', () => {
    expect(told('refresh')).toEqual([['sms.follow-up', '2025-10-15T14:00:00.000Z']]);
  });

  it('what is late comes once it can be taken back no more', () => {
    expect(told('complete', new Date('2025-10-16T00:00:00Z'))).toEqual([
      ['sms.aftercare', '2025-10-16T00:10:00.000Z'],
      ['sms.follow-up', '2025-10-16T00:10:00.000Z'],
    ]);
  });

  it('nobody is texted whose number takes none', () => {
    expect(textsAfter({ ...visit, phone: '+33 1 23 45 67 89', service: 'complete' }, noon)).toEqual([]);
  });
});
