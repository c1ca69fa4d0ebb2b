import { describe, expect, it } from 'vitest';
import { aStory } from '#tests/builders/bookings/booking-story.ts';
import { RequestError } from '#web/client/request.ts';
import { type ActionEvent, isOvertaken, nextState, opened, refusalOf, seenIn } from './action-state.ts';

const refused = (code: string, status = 409) => refusalOf(new RequestError(status, '', JSON.stringify({ code })));
const seen = seenIn(aStory({ version: 3 }));
const stateAfter = (...events: readonly ActionEvent[]) => events.reduce(nextState, opened(seen));
const now = aStory({ version: 4 });

describe('a refusal of a change', () => {
  it('is of a kind that says what is done next', () => {
    const kindOf = (code: string, status?: number) => refused(code, status).kind;
    expect(kindOf('BOOKING_CHANGED')).toBe('changed');
    expect(kindOf('PASSWORD_NEEDED', 403)).toBe('password');
    expect(kindOf('PASSWORD_WRONG', 422)).toBe('password');
    expect(kindOf('SIGN_IN_NEEDED', 401)).toBe('signed-out');
    expect(kindOf('DATE_TAKEN')).toBe('refused');
  });

  it('leaves unknown what was not answered, or answered by a server in trouble', () => {
    expect(refusalOf(new TypeError('Failed to fetch')).kind).toBe('unknown');
    expect(refused('UNAVAILABLE', 503).kind).toBe('unknown');
  });

  it('has the booking read again where nobody knows how it stands', () => {
    const overtaken = ['BOOKING_CHANGED', 'UNAVAILABLE', 'DATE_TAKEN', 'PASSWORD_NEEDED', 'SIGN_IN_NEEDED'].map(
      (code) => isOvertaken(refused(code, code === 'UNAVAILABLE' ? 503 : 409)),
    );
    expect(overtaken).toEqual([true, true, false, false, false]);
  });
});

describe('a change that an operator makes', () => {
  it('is about the booking as it was seen, until somebody else was quicker', () => {
    const state = stateAfter({ type: 'sent' }, { type: 'refused', refusal: refused('BOOKING_CHANGED'), story: now });
    expect(state.seen?.version).toBe(4);
    expect(state.refusal).toMatchObject({ kind: 'changed', before: { version: 3 } });
    expect(nextState(state, { type: 'sent' })).toMatchObject({ pending: true, refusal: null, seen: { version: 4 } });
  });

  it('stays about the booking that was seen when it could not be read again, or is as it was', () => {
    for (const read of [null, aStory({ version: 3 })]) {
      const state = stateAfter({ type: 'refused', refusal: refusalOf(new TypeError()), story: read });
      expect(state).toMatchObject({ pending: false, seen: { version: 3 }, refusal: { kind: 'unknown', before: null } });
    }
  });

  it('of what is no booking’s names no version, and nothing is read again', () => {
    const state = nextState(opened(null), { type: 'refused', refusal: refusalOf(new TypeError()), story: null });
    expect(state).toMatchObject({ seen: null, refusal: { kind: 'unknown', before: null } });
  });

  it('asks for the password once more and keeps it over other refusals', () => {
    const needed = { type: 'refused', refusal: refused('PASSWORD_NEEDED', 403), story: null } as const;
    const wrong = { type: 'refused', refusal: refused('PASSWORD_WRONG', 422), story: null } as const;
    const changed = { type: 'refused', refusal: refused('BOOKING_CHANGED'), story: now } as const;
    const typed = { type: 'typed', password: 'a good one' } as const;
    expect(stateAfter({ type: 'sent' }).password).toBeNull();
    expect(stateAfter(needed).password).toBe('');
    expect(stateAfter(needed, typed, wrong)).toMatchObject({ password: '', refusal: { code: 'PASSWORD_WRONG' } });
    expect(stateAfter(needed, typed, changed).password).toBe('a good one');
  });

  it('forgets a refusal once something else is chosen, and when it is done', () => {
    const taken = { type: 'refused', refusal: refused('DATE_TAKEN'), story: null } as const;
    expect(stateAfter({ type: 'sent' }, taken).refusal?.code).toBe('DATE_TAKEN');
    expect(stateAfter(taken, { type: 'dismissed' }).refusal).toBeNull();
    expect(stateAfter({ type: 'sent' }, { type: 'done' })).toMatchObject({ pending: false, refusal: null });
  });
});
