import { describe, expect, it } from 'vitest';
import { inLanguage } from '#domain/language.ts';
import type { Papers } from '../use-booking.ts';
import { messages } from './messages.ts';
import { refundFact } from './refund-fact.ts';

describe('what has become of the money of a cancelled booking', () => {
  const back: Papers = [{ kind: 'credit-note', number: 'HC-20251008-141203-C1', issuedOn: '2027-03-20', amount: 100 }];
  const none: Papers = [];
  const all = 'What you paid was refunded in full.';
  const part = 'Part of your payment was refunded. No refund is due for the rest.';
  const coming = 'Part of your payment is on its way. No refund is due for the rest.';
  const both = 'Part of your payment was refunded, another part is on its way. No refund is due for the rest.';
  it.each([
    ['too late, and nothing went back', 'not-eligible', none, 100, 'No refund is due for it.'],
    ['too late, and a part went back after all', 'not-eligible', back, 100, part],
    ['all on its way', 'pending', none, 0, 'Your full refund is on its way.'],
    ['the rest on its way, after a part', 'pending', back, 0, 'The rest of your payment is on its way.'],
    ['a part on its way', 'pending', none, 100, coming],
    ['another part on its way', 'pending', back, 100, both],
    ['all back', 'refunded', back, 0, all],
    ['all back but the price of a refresh', 'refunded', back, 100, part],
    ['a person looks at the rest', 'review', back, 100, 'Our team is handling your refund.'],
    ['nothing paid', 'not-needed', none, 0, 'Nothing was paid, so there is nothing to refund.'],
  ])('is said by what is left of it: %s', (_, refundStatus, papers, kept, text) => {
    expect(refundFact({ booking: { refundStatus }, papers, kept }, inLanguage(messages, 'en'))).toBe(text);
    const said = Object.entries(inLanguage(messages, 'en')).find(([, words]) => words === text)?.[0] ?? '';
    expect(refundFact({ booking: { refundStatus }, papers, kept }, inLanguage(messages, 'fr'))).toBe(
      inLanguage(messages, 'fr')[said],
    );
  });

  it('is nothing for a booking that takes place', () =>
    expect(
      refundFact({ booking: { refundStatus: null }, papers: none, kept: 100 }, inLanguage(messages, 'en')),
    ).toBeUndefined());
});
