import { describe, expect, it } from 'vitest';
import type { AttentionLine } from '#contract/admin/alerts.ts';
import { inLanguage } from '#domain/language.ts';
import { failureWords } from '#domain/outbox/failure-words.ts';
import { factsOf, matterOf, stopOf, technicalOf, wayTo, wayToService } from './line-text.ts';
import { messages } from './messages.ts';

const now = '2025-10-06T14:00:00.000Z';
const line = (more: Partial<AttentionLine>): AttentionLine => ({
  key: '1',
  code: 'silent',
  at: '2025-10-06T12:00:00.000Z',
  topic: null,
  orderNo: null,
  reviewId: null,
  refundId: null,
  name: 'Example shop',
  amount: null,
  behind: null,
  date: null,
  failureCode: null,
  setting: null,
  detail: null,
  dueAt: null,
  late: false,
  count: null,
  ...more,
});

describe.each(['en', 'fr'] as const)('an alert in %s', (language) => {
  const words = inLanguage(messages, language);

  it('says what is the matter', () => {
    expect(matterOf(line({ code: 'refused' }), language)).toBe(words.codes.refused);
    expect(matterOf(line({ topic: 'mail.refund', code: 'unknown' }), language)).toBe(
      `${words.topics['mail.refund']} ${words.messageStates.unknown}.`,
    );
    expect(matterOf(line({ topic: 'mail.refund', code: 'failed', failureCode: 'mailbox' }), language)).toContain(
      failureWords.mailbox[language],
    );
    expect(matterOf(line({ code: 'asked', count: 3 }), language)).toBe(`${words.codes.asked} ${words.requests(3)}.`);
  });

  it('shows a code of its own where there are no words for it', () => {
    expect(matterOf(line({ code: 'toString' }), language)).toBe('toString');
  });

  it('keeps what the other side said for the technical details', () => {
    expect(factsOf(line({ detail: 'HTTP 500' }), now, language)).not.toContain('HTTP 500');
    expect(technicalOf(line({ detail: 'HTTP 500' }))).toBe('HTTP 500');
  });

  it('gives the amount in dollars, the day, and since when', () => {
    const facts = factsOf(line({ amount: 208_680, date: '2025-10-14' }), now, language).split(' · ');
    expect(facts[0]).toBe(language === 'fr' ? '2\u00a0086,80\u00a0$' : '$2,086.80');
    expect(facts).toHaveLength(3);
    expect(facts[2]).toBe(words.since(facts[2]?.replace(words.since(''), '') ?? ''));
  });
});

it('leads to its booking, its review, the integration or the calendar', () => {
  expect(wayTo(line({ orderNo: 'HC-1&2' }))).toBe('/admin?booking=HC-1%262');
  expect(wayTo(line({ reviewId: 'a b' }))).toBe('/admin/reviews?review=a%20b');
  expect(wayTo(line({ code: 'credentials' }))).toBe('/admin/integration');
  expect(wayTo(line({ code: 'season-passed' }))).toBe('/admin/calendar');
  expect(wayTo(line({}))).toBeNull();
});

it.each([
  ['en', 'Mail: stopped since 2:05\u00a0PM, 12 waiting, wrong password or key.'],
  ['fr', 'Courriels à l’arrêt depuis 14\u00a0h\u00a005, 12 en attente\u00a0: mot de passe ou clé refusés.'],
] as const)('a stopped service is said in %s, with the day when it was another', (language, sentence) => {
  const stop = line({ code: 'mail', at: '2025-10-06T18:05:00.000Z', count: 12, setting: 'credentials' });
  expect(stopOf(stop, '2025-10-06T19:00:00.000Z', language)).toBe(sentence);
  expect(stopOf(stop, '2025-10-07T19:00:00.000Z', language)).toMatch(/Oct 6|6\soct/);
});

it('a stopped service leads to where it is looked at', () => {
  expect(['mail', 'sms', 'accounting', 'alerts'].map(wayToService)).toEqual([
    '/admin/messages',
    '/admin/messages',
    '/admin/integration',
    null,
  ]);
});
