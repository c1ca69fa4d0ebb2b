import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaultMode } from '#sandbox/faults.ts';
import { type StoredText, simulatorAccount, smsSimulator } from '#sandbox/sms/simulator.ts';
import { memoryTextBooks } from '#tests/builders/simulators/sms.ts';
import type { TextMessage } from './port.ts';
import { signInFault } from './twilio/sign-in.ts';
import { type TwilioSettings, twilioSms } from './twilio/sms.ts';

const account = simulatorAccount('a secret of the tests');
const text: TextMessage = {
  to: '+15145550100',
  body: 'Hauteclaire : demain à 9 h. Dégagez les vitres.\n"100, rue Exemple" & 50 % + 1',
  reference: '417',
  validSeconds: 3600,
};

let now: Date;
let base: string;
let books: ReturnType<typeof memoryTextBooks>;
let faults: FaultMode[];
let taken: StoredText[];
let slowness: PromiseWithResolvers<void>;
let close: () => Promise<unknown>;

beforeEach(async () => {
  now = new Date('2025-10-13T21:00:00.750Z');
  books = memoryTextBooks();
  [faults, taken, slowness] = [[], [], Promise.withResolvers()];
  let ids = 0;
  const app = Fastify({ forceCloseConnections: true });
  await app.register(smsSimulator, {
    prefix: '/sandbox/twilio',
    books,
    account,
    now: () => now,
    newId: () => `id-${++ids}`,
    onTaken: (one) => taken.push(one),
    nextFault: async () => faults.shift() ?? null,
    delay: () => slowness.promise,
  });
  base = `${await app.listen({ port: 0 })}/sandbox/twilio`;
  close = () => app.close();
});

afterEach(async () => {
  slowness.resolve();
  await close();
});

const service = (more: Partial<TwilioSettings> = {}) =>
  twilioSms({ ...account, baseUrl: () => base, statusUrl: 'https://book.example.com/hooks/twilio/status', ...more });
const bodiesAt = async (to: string) => (await books.list({ to, limit: 99 })).map(({ body }) => body);
const secondsPass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('the text message service', () => {
  it('sends a text letter for letter, and names where its stages are to be reported', async () => {
    expect(await service().send(text)).toEqual({ state: 'accepted', providerId: taken[0]?.sid });
    expect(taken).toMatchObject([
      {
        sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
        to: text.to,
        from: account.from,
        body: text.body,
        status: 'queued',
        statusCallback: 'https://book.example.com/hooks/twilio/status?m=417',
      },
    ]);
  });

  it('gives each text another number', async () => {
    await service().send(text);
    await service().send(text);
    expect(new Set(taken.map(({ sid }) => sid)).size).toBe(2);
  });

  it('lets a messaging service choose the sender', async () => {
    const from = `MG${'b'.repeat(32)}`;
    expect(await service({ from }).send(text)).toMatchObject({ state: 'accepted' });
    expect(taken).toMatchObject([{ from, status: 'accepted' }]);
  });

  it.each([
    ['+15005550001', 'number'],
    ['+15005550002', 'number'],
    ['+15005550003', 'number'],
    ['+15005550004', 'opted-out'],
    ['+15005550009', 'number'],
    ['514 555-0100', 'number'],
  ])('is refused for good for %s because of its %s', async (to, problem) => {
    expect(await service().send({ ...text, to })).toMatchObject({ state: 'refused', problem });
    expect(taken).toEqual([]);
  });

  it.each([
    ['a sender that is no number', { from: '+15005550001' }],
    ['a sender that is not ours', { from: '+15145550199' }],
    ['a sender that cannot send', { from: '+15005550007' }],
    ['a wrong password', { authToken: 'x'.repeat(32) }],
    ['an account that is not the password’s', { accountSid: `AC${'1'.repeat(32)}` }],
    ['a host that the provider does not call', { statusUrl: 'https://book_here.example.com/status' }],
  ])('is refused for good because of the settings with %s', async (_what, settings) => {
    expect(await service(settings).send(text)).toMatchObject({ state: 'refused', problem: 'settings' });
    expect(taken).toEqual([]);
  });

  it('is refused for now while the sender’s queue is full', async () => {
    expect(await service({ from: '+15005550008' }).send(text)).toMatchObject({ state: 'refused-for-now' });
  });

  it('is refused for good for what no text may be', async () => {
    expect(await service().send({ ...text, body: '' })).toMatchObject({ state: 'refused', problem: 'content' });
    const long = 'a'.repeat(1601);
    expect(await service().send({ ...text, body: long })).toMatchObject({ state: 'refused', problem: 'content' });
    expect(await service().send({ ...text, body: long.slice(1) })).toMatchObject({ state: 'accepted' });
  });
});

describe('after a fault', () => {
  const shortTimeouts = { timeouts: { connectMs: 5000, totalMs: 150 } };
  const look = () => service().find(text, now);

  it('a provider that is overloaded took nothing', async () => {
    faults = ['error'];
    expect(await service().send(text)).toMatchObject({ state: 'refused-for-now', detail: 'HTTP 503' });
    expect(await bodiesAt(text.to)).toEqual([]);
    expect(await look()).toEqual({ state: 'absent' });
  });

  it('a text whose answer was lost is unknown, and is found', async () => {
    faults = ['reset-after-commit'];
    expect(await service().send(text)).toMatchObject({ state: 'unknown' });
    expect(await bodiesAt(text.to)).toEqual([text.body]);
    expect(await look()).toEqual({ state: 'found', providerId: taken[0]?.sid });
  });

  it('a text that was cut off on its way is unknown, and is not found', async () => {
    faults = ['down'];
    expect(await service().send(text)).toMatchObject({ state: 'unknown' });
    expect(await look()).toEqual({ state: 'absent' });
  });

  it('a text whose answer is late is unknown, and is found', async () => {
    faults = ['slow'];
    const sending = await service(shortTimeouts).send(text);
    expect(sending).toEqual({ state: 'unknown', detail: 'no answer in time', silent: true });
    expect(await look()).toEqual({ state: 'found', providerId: taken[0]?.sid });
  });

  it.each<FaultMode>(['error', 'down', 'reset-after-commit', 'slow'])(
    'a look-up that meets “%s” says nothing about the text',
    async (fault) => {
      await service().send(text);
      faults = [fault];
      expect(await service(shortTimeouts).find(text, now)).toMatchObject({ state: 'unavailable' });
    },
  );

  it('a provider that nobody can reach took nothing', async () => {
    await close();
    expect(await service().send(text)).toMatchObject({ state: 'refused-for-now' });
    expect(await look()).toMatchObject({ state: 'unavailable' });
  });

  it('a look-up with a wrong password, or of an address that is none, says nothing about the text', async () => {
    expect(await service({ authToken: 'wrong' }).find(text, now)).toMatchObject({ state: 'unavailable' });
    expect(await service({ baseUrl: 'nowhere' }).send(text)).toMatchObject({ state: 'refused-for-now' });
  });
});

describe('looking for a text', () => {
  it('finds it by number and words', async () => {
    await service().send(text);
    expect(await service().find({ ...text, to: '+15145550101' }, now)).toEqual({ state: 'absent' });
    expect(await service().find({ ...text, body: `${text.body}.` }, now)).toEqual({ state: 'absent' });
    expect(await service().find({ ...text, reference: '418' }, now)).toMatchObject({ state: 'found' });
  });

  it('leaves out the same text of an earlier day and of an earlier minute', async () => {
    await service().send(text);
    secondsPass(60);
    expect(await service().find(text, now)).toEqual({ state: 'absent' });
    secondsPass(86_400);
    expect(await service().find(text, now)).toEqual({ state: 'absent' });
  });

  it('does not mind that the provider counts whole seconds and that its clock is a little behind', async () => {
    await service().send(text);
    expect(await service().find(text, now)).toMatchObject({ state: 'found' });
    secondsPass(20);
    expect(await service().find(text, now)).toMatchObject({ state: 'found' });
  });

  it('finds it on either side of midnight in Greenwich', async () => {
    now = new Date('2025-10-13T23:59:59.900Z');
    const since = now;
    secondsPass(1);
    await service().send(text);
    expect(await service().find(text, since)).toMatchObject({ state: 'found' });
  });

  it('reads on while there are pages', async () => {
    await service().send(text);
    for (let other = 1; other <= 250; other++) {
      await books.add({
        ...(taken[0] as StoredText),
        sid: `SM${String(other).padStart(32, '0')}`,
        body: `other ${other}`,
      });
    }
    expect(await service().find(text, now)).toEqual({ state: 'found', providerId: taken[0]?.sid });
    expect(await service().find({ ...text, body: 'never sent' }, now)).toEqual({ state: 'absent' });
  });
});

describe('the account', () => {
  const fault = (more: object = {}) => signInFault({ ...account, baseUrl: () => base, ...more });

  it('is read without a text being sent', async () => {
    expect(await fault()).toBeNull();
    expect(taken).toEqual([]);
  });

  it('that is not ours, is suspended or does not answer is named', async () => {
    expect(await fault({ authToken: 'wrong' })).toMatch(/^HTTP 401 ./);
    expect(await fault({ accountSid: `AC${'1'.repeat(32)}` })).toMatch(/^HTTP 401/);
    faults.push('down');
    expect(await fault()).toMatch(/HTTP 5\d\d|no answer|socket/);
    const suspended = Fastify();
    suspended.get('/*', async () => ({ sid: account.accountSid, status: 'suspended' }));
    const baseUrl = await suspended.listen({ port: 0, host: '127.0.0.1' });
    expect(await fault({ baseUrl })).toBe('the account is suspended');
    await suspended.close();
  });
});
