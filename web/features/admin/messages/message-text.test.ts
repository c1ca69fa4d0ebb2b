import { describe, expect, it } from 'vitest';
import { inLanguage } from '#domain/language.ts';
import { addresseeOf, firstWithSomething, stateInWords, stepsOf, topicOf, whyNot } from './message-text.ts';
import { messages } from './messages.messages.ts';

const words = inLanguage(messages, 'en');
const at = (hour: number) => `2025-10-06T${hour}:00:00.000Z`;
const message = {
  ...{ createdAt: at(10), calledAt: null, repeatedAt: null, dueAt: at(12), settledAt: null },
  ...{ attempts: 0, state: 'queued', resendOf: null, waits: null },
};

it('a message goes to an address, to a number as one reads it, or to the business', () => {
  const to = (channel: 'mail' | 'text', recipient: string | null) => addresseeOf({ channel, recipient }, 'en');
  expect(to('text', '+15145550100')).toBe('To 514-555-0100');
  expect(to('text', '+33639981234')).toBe('To +33639981234');
  expect(to('mail', '5145550100@example.com')).toBe('To 5145550100@example.com');
  expect(to('mail', null)).toBe(words.operator);
});

it('why a message did not arrive is said once it was given up, and not while it is tried again', () => {
  expect(whyNot({ waits: null, failureCode: 'no-consent' }, 'en')).toBe('The consent was withdrawn.');
  expect(whyNot({ waits: null, failureCode: 'no-consent' }, 'fr')).toBe('Le consentement a été retiré.');
  expect(whyNot({ waits: 'retry', failureCode: 'silence' }, 'en')).toBeNull();
  expect(whyNot({ waits: null, failureCode: null }, 'en')).toBeNull();
});

describe('what became of a message', () => {
  const steps = (more: Partial<Parameters<typeof stepsOf>[0]>) =>
    stepsOf({ ...message, ...more }, 'en').map(({ what, at: when }) => [what, when]);

  it('begins when it was queued, and says when it goes while it waits', () => {
    expect(steps({})).toEqual([[words.created, at(10)]]);
    expect(steps({ waits: 'quiet-hours' })).toEqual([
      [words.created, at(10)],
      [words.due, at(12)],
    ]);
  });

  it('goes on with the provider and the outcome', () => {
    expect(steps({ calledAt: at(12), settledAt: at(13), attempts: 2, state: 'delivered' })).toEqual([
      [words.created, at(10)],
      [words.called(2), at(12)],
      [words.states.delivered, at(13)],
    ]);
  });

  it('counts the try that is under way', () => {
    expect(steps({ calledAt: at(12), state: 'calling' })[1]?.[0]).toBe(words.called(1));
  });

  it('says which message it sends again, and that it was repeated for want of an answer', () => {
    expect(steps({ resendOf: 7 })[0]?.[0]).toBe(words.resendOf(7));
    expect(steps({ repeatedAt: at(11) })[1]).toEqual([words.repeated, at(11)]);
  });
});

it('a topic or a state without words is shown as it is stored', () => {
  expect(topicOf('mail.refund', words)).toBe('Refund');
  expect([topicOf('mail.of-old', words), topicOf('toString', words), stateInWords('toString', 'fr')]).toEqual([
    ...['mail.of-old', 'toString', 'toString'],
  ]);
});

it('the page opens at what needs a person first, and at what was sent where nothing waits', () => {
  const opensAt = (texts: number | null, trouble: number | undefined, waiting: number | undefined) =>
    firstWithSomething([
      ['texts', texts],
      ['trouble', trouble],
      ['waiting', waiting],
    ]);
  expect([opensAt(2, 1, 5), opensAt(0, 1, 5), opensAt(0, 0, 5), opensAt(0, 0, 0)]).toEqual([
    ...['texts', 'trouble', 'waiting', 'sent'],
  ]);
  expect(opensAt(null, undefined, 0)).toBe('trouble');
});
