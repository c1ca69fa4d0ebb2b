import { describe, expect, it } from 'vitest';
import { effectOf, isClosed, type ProposalState, type WeatherResponse } from './answer.ts';

const answerBy = new Date('2025-10-08T22:00:00Z');
const before = new Date('2025-10-08T21:59:59Z');
const open: ProposalState = { state: 'open', answer: null, answerBy };
const answered = (answer: WeatherResponse): ProposalState => ({ state: 'answered', answer, answerBy });
const effect = (of: ProposalState, action: WeatherResponse, more: { change?: boolean; now?: Date } = {}) =>
  effectOf(of, { action, change: more.change ?? false, now: more.now ?? before });

describe('an answer to a proposal', () => {
  it('moves the visit or keeps it', () => {
    expect(effect(open, 'accept')).toBe('move');
    expect(effect(open, 'decline')).toBe('keep');
  });

  it('does nothing the second time', () => {
    for (const change of [false, true]) {
      expect(effect(answered('accept'), 'accept', { change })).toBe('show');
      expect(effect(answered('decline'), 'decline', { change })).toBe('show');
    }
  });

  it('can still accept what was declined, by the link as by the button', () => {
    expect(effect(answered('decline'), 'accept')).toBe('move');
    expect(effect(answered('decline'), 'accept', { change: true })).toBe('move');
  });

  it('takes an accepted move back by the page’s own button alone', () => {
    expect(effect(answered('accept'), 'decline')).toBe('show');
    expect(effect(answered('accept'), 'decline', { change: true })).toBe('move-back');
  });

  it('comes too late from the very instant on, and then shows what was answered', () => {
    for (const action of ['accept', 'decline'] as const) {
      expect(effect(open, action, { now: answerBy })).toBe('expired');
      expect(effect(answered('accept'), action, { change: true, now: answerBy })).toBe('show');
      expect(effect({ ...open, state: 'closed' }, action)).toBe('expired');
      expect(effect({ ...answered('decline'), state: 'closed' }, action, { change: true })).toBe('show');
    }
    expect([isClosed(open, before), isClosed(open, answerBy)]).toEqual([false, true]);
  });
});
