import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPress, aVisit, theDays } from '#tests/builders/rules/crew-visit.ts';
import { stubStorage } from '#tests/builders/rules/storage.ts';
import { messages } from './messages.ts';
import { storage } from './storage.ts';
import { synchronize } from './sync.ts';

type Reply = [number, object | null] | Error;
type Sent = { method: string; path: string; body: Record<string, unknown> | null };

const visits = '/api/admin/crew/visits';
const reports = (order: string) => `${visits}/${order}/reports`;
const leaving = '/api/admin/sign-out';
const refusal = (status: number, code: string, error = ''): Reply => [status, { code, error }];

/** Everything that the phone asked of the server, in its order, and what the server answers. */
let asked: Sent[];
let server: Record<string, (body: Sent['body']) => Reply>;
const recorded: Reply = [200, { state: 'recorded', by: null, notice: null }];

beforeEach(() => {
  stubStorage('localStorage');
  storage.clear();
  asked = [];
  server = { [visits]: () => [200, theDays()], [leaving]: () => [204, null] };
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (path: string, { method = '', body }: RequestInit) => {
    const given = body === undefined ? null : JSON.parse(String(body));
    asked.push({ method, path, body: given });
    const reply = server[path]?.(given) ?? recorded;
    if (reply instanceof Error) throw reply;
    return new Response(reply[1] && JSON.stringify(reply[1]), { status: reply[0] });
  });
});
afterEach(() => {
  storage.clear();
  vi.unstubAllGlobals();
});

const attempt = (isCurrent = true) => synchronize('en', () => isCurrent);
const sentOf = () => asked.filter(({ path }) => path.endsWith('/reports')).map(({ body }) => body?.id);
const waiting = () => storage.queue().map(({ id }) => id);

describe('what waits on a crew’s phone', () => {
  it('is sent in the order in which it was pressed, and the days are read anew after it', async () => {
    storage.add(aPress('on-my-way', { id: '1' }));
    storage.add(aPress('arrived', { id: '2' }));
    storage.add(aPress('arrived', { id: '3', orderNo: 'HC-2' }));
    expect(await attempt()).toEqual({ reached: 'online', words: '' });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${visits}`,
      `POST ${reports('HC-1')}`,
      `POST ${reports('HC-1')}`,
      `POST ${reports('HC-2')}`,
      `GET ${visits}`,
    ]);
    expect(sentOf()).toEqual(['1', '2', '3']);
    expect(waiting()).toEqual([]);
  });

  it('says when it was pressed, for which day, and a note its words', async () => {
    storage.add(aPress('done', { id: '1', pressedAt: '2025-10-06T12:15:00.000Z' }));
    storage.add({ ...aPress('done', { id: '2' }), kind: 'note', words: 'Key at the baker’s' });
    await attempt();
    const [done, note] = asked.filter(({ method }) => method === 'POST');
    expect(done?.body).toEqual({
      id: '1',
      date: '2025-10-06',
      pressedAt: '2025-10-06T12:15:00.000Z',
      kind: 'done',
    });
    expect(note?.body).toMatchObject({ kind: 'note', words: 'Key at the baker’s' });
  });

  it('is sent by whoever pressed it alone: that of somebody else waits for them', async () => {
    storage.add(aPress('done', { id: 'theirs', by: 'somebody' }));
    storage.add(aPress('done', { id: 'mine', by: 'me' }));
    await attempt();
    expect(sentOf()).toEqual(['mine']);
    expect(waiting()).toEqual(['theirs']);
  });

  it('stays, and all that comes after it, where the network goes in between', async () => {
    storage.add(aPress('on-my-way', { id: '1' }));
    storage.add(aPress('arrived', { id: '2' }));
    storage.add(aPress('done', { id: '3' }));
    server[reports('HC-1')] = (body) => (body?.id === '1' ? recorded : new TypeError('Failed to fetch'));
    expect((await attempt()).reached).toBe('offline');
    expect(sentOf()).toEqual(['1', '2']);
    expect(waiting()).toEqual(['2', '3']);
  });

  it.each([
    ['a server in trouble', 503, 'UNAVAILABLE', 'offline'],
    ['a server that asks for patience', 429, 'RATE_LIMITED', 'offline'],
    ['a session that has ended', 401, 'SIGN_IN_NEEDED', 'out'],
    ['a role that was taken away', 403, 'FORBIDDEN', 'refused'],
  ])('is not lost to %s', async (_what, status, code, reached) => {
    storage.add(aPress('done', { id: '1' }));
    server[reports('HC-1')] = () => refusal(status, code);
    expect((await attempt()).reached).toBe(reached);
    expect(waiting()).toEqual(['1']);
    expect(storage.told()).toEqual([]);
  });

  it('and does not hold any more is told in the server’s words, and hinders nothing behind it', async () => {
    storage.add(aPress('arrived', { id: '1' }));
    storage.add(aPress('arrived', { id: '2', orderNo: 'HC-2', name: 'Galerie Exemple' }));
    server[reports('HC-1')] = () => refusal(409, 'BOOKING_CANCELLED', 'This visit was cancelled.');
    expect((await attempt()).reached).toBe('online');
    expect(storage.told()).toEqual([
      { id: '1', name: 'Boutique Exemple', what: messages.kinds.arrived.en, words: 'This visit was cancelled.' },
    ]);
    expect(sentOf()).toEqual(['1', '2']);
    expect(waiting()).toEqual([]);
  });

  it.each([
    ['office', messages.doneByOffice.en],
    ['crew', messages.known.en],
  ])('and the %s had said already is told so', async (by, words) => {
    storage.add(aPress('done', { id: '1' }));
    server[reports('HC-1')] = () => [200, { state: 'repeated', by, notice: null }];
    await attempt();
    expect(storage.told().map((one) => one.words)).toEqual([words]);
    expect(waiting()).toEqual([]);
  });
});

describe('the days of a crew', () => {
  it('are read once where nothing waits, and kept with the phone’s time of reading', async () => {
    const before = Date.now();
    await attempt();
    expect(asked).toHaveLength(1);
    const kept = storage.days(Date.now());
    expect(kept?.days[0]?.visits).toEqual([aVisit()]);
    expect(kept?.readAt).toBeGreaterThanOrEqual(before);
  });

  it('are those after what was sent', async () => {
    storage.add(aPress('done', { id: '1' }));
    let isDone = false;
    server[reports('HC-1')] = () => {
      isDone = true;
      return recorded;
    };
    server[visits] = () => [200, theDays([aVisit({ status: isDone ? 'completed' : 'active' })])];
    await attempt();
    expect(storage.days(Date.now())?.days[0]?.visits[0]?.status).toBe('completed');
  });

  it('are not kept of a page that was left while they were read', async () => {
    await attempt(false);
    expect(storage.days(Date.now())).toBeNull();
  });
});

describe('who is not let in', () => {
  it('is asked to sign in, and told why when the session lay idle', async () => {
    server[visits] = () => refusal(401, 'SIGN_IN_NEEDED', 'Please sign in.');
    expect(await attempt()).toEqual({ reached: 'out', words: '' });
    server[visits] = () => refusal(401, 'SESSION_IDLE', 'Nobody did anything for twelve hours.');
    expect(await attempt()).toEqual({ reached: 'out', words: 'Nobody did anything for twelve hours.' });
  });

  it('is told in the server’s words that the visits are for crews', async () => {
    server[visits] = () => refusal(403, 'FORBIDDEN', 'For crews.');
    expect(await attempt()).toEqual({ reached: 'refused', words: 'For crews.' });
  });

  it('is offline, not out, where nobody answers', async () => {
    server[visits] = () => new TypeError('Failed to fetch');
    expect(await attempt()).toEqual({ reached: 'offline', words: '' });
  });
});

describe('a session that was left without network', () => {
  beforeEach(() => storage.setLeaving(true));

  it('is ended before anything else is asked', async () => {
    server[visits] = () => refusal(401, 'SIGN_IN_NEEDED');
    expect((await attempt()).reached).toBe('out');
    expect(asked.map(({ path }) => path)).toEqual([leaving, visits]);
    expect(storage.isLeaving()).toBe(false);
  });

  it('counts as ended where the server knows of none', async () => {
    server[leaving] = () => refusal(401, 'SIGN_IN_NEEDED');
    await attempt();
    expect(storage.isLeaving()).toBe(false);
  });

  it('is still to be ended while there is no network, and reads no visit until then', async () => {
    server[leaving] = () => new TypeError('Failed to fetch');
    expect((await attempt()).reached).toBe('offline');
    expect(asked.map(({ path }) => path)).toEqual([leaving]);
    expect(storage.isLeaving()).toBe(true);
  });
});
