import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { twilioSms } from './sms.ts';

const accountSid = `AC${'a'.repeat(32)}`;
const text = { to: '+15145550100', body: 'Hello', reference: '7', validSeconds: 600 };
const sid = `SM${'0'.repeat(30)}17`;
const message = JSON.stringify({ sid, status: 'queued', to: text.to, body: text.body });

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serviceBefore(listener: RequestListener, from = '+15145550199') {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return twilioSms({
    accountSid,
    authToken: 'p:w',
    from,
    baseUrl: `http://127.0.0.1:${port}`,
    statusUrl: () => 'https://book.example.com/hooks/twilio/status',
    timeouts: { connectMs: 5000, totalMs: 500 },
  });
}

/** What one call looks like to the provider. */
async function seen(more: Partial<typeof text>, from?: string) {
  const request = Promise.withResolvers<{ request: IncomingMessage; form: URLSearchParams }>();
  const service = await serviceBefore(async (incoming, response) => {
    request.resolve({ request: incoming, form: new URLSearchParams(await textOf(incoming)) });
    response.writeHead(201).end(message);
  }, from);
  expect(await service.send({ ...text, ...more })).toEqual({ state: 'accepted', providerId: sid });
  return request.promise;
}

describe('what the provider is asked', () => {
  it('is the call of its documents, with the account’s password', async () => {
    const { request, form } = await seen({});
    expect(request.method).toBe('POST');
    expect(request.url).toBe(`/2010-04-01/Accounts/${accountSid}/Messages.json`);
    expect(request.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(request.headers.authorization).toBe(`Basic ${Buffer.from(`${accountSid}:p:w`).toString('base64')}`);
    expect(Object.fromEntries(form)).toEqual({
      To: '+15145550100',
      From: '+15145550199',
      Body: 'Hello',
      StatusCallback: 'https://book.example.com/hooks/twilio/status?m=7',
      ValidityPeriod: '600',
    });
  });

  it.each([
    [0.5, '10'],
    [-40, '10'],
    [59.9, '59'],
    [1e9, '36000'],
  ])(
    'keeps to the provider’s limits for a text that is worth something for %s seconds',
    async (validSeconds, asked) => {
      expect((await seen({ validSeconds })).form.get('ValidityPeriod')).toBe(asked);
    },
  );

  it('names the messaging service instead of a number', async () => {
    const { form } = await seen({}, `MG${'b'.repeat(32)}`);
    expect([form.get('From'), form.get('MessagingServiceSid')]).toEqual([null, `MG${'b'.repeat(32)}`]);
  });
});

describe('a provider that misbehaves', () => {
  it.each<[string, RequestListener, string]>([
    [
      'cuts in the middle of its answer',
      (_request, response) =>
        void response.writeHead(201, { 'content-length': 999 }).write('{"sid"', () => response.destroy()),
      'unknown',
    ],
    ['never answers', () => {}, 'unknown'],
    [
      'answers without an end',
      (_request, response) => void response.writeHead(201).write(' '.repeat(2_000_000)),
      'unknown',
    ],
    [
      'sends us elsewhere',
      (_request, response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
      'refused',
    ],
  ])('and %s is believed no more than it says', async (_what, listener, state) => {
    const asked: string[] = [];
    const service = await serviceBefore((request, response) => {
      asked.push(request.url ?? '');
      listener(request, response);
    });
    expect(await service.send(text)).toMatchObject({ state });
    expect(asked).toHaveLength(1);
  });

  const page = (more: object) => JSON.stringify({ messages: [], ...more });
  it.each<[string, string]>([
    ['lists no messages', '{"messages":null}'],
    ['lists HTML', '<html></html>'],
    ['has its next page at another host', page({ next_page_uri: 'http://127.0.0.1:1/2010-04-01/x' })],
    [
      'has its next page at another account',
      page({ next_page_uri: `/2010-04-01/Accounts/AC${'c'.repeat(32)}/Messages.json?Page=1` }),
    ],
    ['has no last page', page({ next_page_uri: `/2010-04-01/Accounts/${accountSid}/Messages.json?Page=1` })],
  ])('and %s says nothing about a text', async (_what, answer) => {
    const service = await serviceBefore((_request, response) => void response.end(answer));
    expect(await service.find(text, new Date())).toMatchObject({ state: 'unavailable' });
  });

  it('and lists a text without its date has it all the same: one too few is better than one too many', async () => {
    const service = await serviceBefore((_request, response) => void response.end(`{"messages":[${message}]}`));
    expect(await service.find(text, new Date())).toEqual({ state: 'found', providerId: sid });
  });
});
