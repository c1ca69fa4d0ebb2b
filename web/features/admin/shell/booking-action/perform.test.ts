import { beforeEach, describe, expect, it } from 'vitest';
import { aStory } from '#tests/builders/bookings/booking-story.ts';
import { RequestError } from '#web/client/request.ts';
import { type ActionState, nextState, opened, seenIn } from './action-state.ts';
import { type Given, perform } from './perform.ts';

const refused = (code: string, status = 409) => new RequestError(status, '', JSON.stringify({ code }));

/** What happened, in its order. */
let story: string[];
let state: ActionState;
let read: () => Promise<ReturnType<typeof aStory> | null>;
beforeEach(() => {
  story = [];
  state = opened(seenIn(aStory({ version: 3 })));
  read = async () => aStory({ version: 4 });
});

const run = (work: (given: Given) => Promise<unknown>, refresh: () => Promise<unknown> = async () => undefined) =>
  perform(state, work, {
    call: (made) => made(),
    readAgain: () => {
      story.push('read again');
      return read();
    },
    refresh: () => {
      story.push('refreshed');
      return refresh();
    },
    dispatch: (event) => {
      story.push(event.type);
      state = nextState(state, event);
    },
  });
const fails = (failure: unknown) => run(() => Promise.reject(failure));

describe('a change of a booking', () => {
  it('names the version that the operator has seen, and is done once everything shows it', async () => {
    let given: Given | null = null;
    const why = await run(async (sent) => {
      given = sent;
    });
    expect([given, why]).toEqual([{ version: 3 }, null]);
    expect(story).toEqual(['sent', 'refreshed', 'done']);
    expect(state).toMatchObject({ pending: false, refusal: null });
  });

  it('is done also where nothing could be read again afterwards', async () => {
    expect(
      await run(
        async () => undefined,
        () => Promise.reject(new TypeError()),
      ),
    ).toBeNull();
    expect(state.pending).toBe(false);
  });

  it('carries the password once it was asked for', async () => {
    await fails(refused('PASSWORD_NEEDED', 403));
    state = nextState(state, { type: 'typed', password: 'a good one' });
    let given: Given | null = null;
    await run(async (sent) => {
      given = sent;
    });
    expect(given).toEqual({ version: 3, password: 'a good one' });
  });

  it('of what is no booking’s names no version that anybody could have seen', async () => {
    state = opened(null);
    let given: Given | null = null;
    await run(async (sent) => {
      given = sent;
    });
    expect(given).toEqual({ version: 0 });
  });
});

describe('a change that was not made', () => {
  it('because somebody else was quicker shows how the booking stands, and the next press is about that', async () => {
    expect(await fails(refused('BOOKING_CHANGED'))).toMatchObject({ kind: 'changed' });
    expect(story).toEqual(['sent', 'read again', 'refused', 'refreshed']);
    expect(state).toMatchObject({ seen: { version: 4 }, refusal: { before: { version: 3 } } });
    let given: Given | null = null;
    await run(async (sent) => {
      given = sent;
    });
    expect(given).toEqual({ version: 4 });
  });

  it('or was perhaps made, for want of an answer, is looked up as well', async () => {
    expect(await fails(new TypeError('Failed to fetch'))).toMatchObject({ kind: 'unknown' });
    expect(story).toContain('read again');
  });

  it('stays about what was seen where the booking could not be read either', async () => {
    read = () => Promise.reject(new TypeError('Failed to fetch'));
    await fails(new TypeError('Failed to fetch'));
    expect(state).toMatchObject({ pending: false, seen: { version: 3 }, refusal: { kind: 'unknown', before: null } });
  });

  it('for any other reason reads nothing of it again, but all lists', async () => {
    expect(await fails(refused('DATE_TAKEN'))).toMatchObject({ kind: 'refused', code: 'DATE_TAKEN' });
    expect(story).toEqual(['sent', 'refused', 'refreshed']);
  });

  it('because the session had ended asks nothing more of the server', async () => {
    expect(await fails(refused('SIGN_IN_NEEDED', 401))).toMatchObject({ kind: 'signed-out' });
    expect(story).toEqual(['sent', 'refused']);
  });
});
