import { describe, expect, it } from 'vitest';
import { RequestError } from '#web/client/request.ts';
import { type FreshEvent, type FreshState, nextFresh, passwordOf, untried } from './fresh-state.ts';

const stateAfter = (...events: readonly FreshEvent[]): FreshState => events.reduce(nextFresh, untried);
const refused = (code: string, words = code): FreshEvent => ({
  ...{ type: 'refused', failure: new RequestError(403, '', JSON.stringify({ code })), words },
});
const asked = refused('PASSWORD_NEEDED', 'Please enter your password.');
const typed: FreshEvent = { type: 'typed', password: 'a good one' };

describe('a press that may ask for the password again', () => {
  it('sends none before it was asked for', () => {
    expect(passwordOf(stateAfter(typed, { type: 'sent' }))).toBeUndefined();
  });

  it('shows the field with the first answer that asks, and sends with the next try what was typed', () => {
    const state = stateAfter({ type: 'sent' }, asked);
    expect(state).toMatchObject({ needed: true, pending: false, refusal: 'Please enter your password.' });
    expect(passwordOf(state)).toBe('');
    expect(passwordOf(nextFresh(state, typed))).toBe('a good one');
  });

  it('keeps the field and what was typed when it is refused for another reason', () => {
    const state = stateAfter(asked, typed, { type: 'sent' }, refused('PASSWORD_WRONG', 'It is not right.'));
    expect(state).toMatchObject({ needed: true, password: 'a good one', refusal: 'It is not right.' });
  });

  it('shows no field for a refusal that asks for none, nor where no answer came', () => {
    expect(stateAfter(refused('LAST_OWNER')).needed).toBe(false);
    expect(stateAfter({ type: 'refused', failure: new TypeError(), words: 'No answer.' })).toMatchObject({
      ...{ needed: false, refusal: 'No answer.' },
    });
  });

  it('says nothing of the last refusal while it is tried again, and forgets the password once it is done', () => {
    expect(stateAfter(asked, { type: 'sent' })).toMatchObject({ pending: true, refusal: undefined });
    expect(stateAfter(asked, typed, { type: 'sent' }, { type: 'done' })).toEqual(untried);
  });
});
