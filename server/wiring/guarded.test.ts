import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { zohoAccounting } from '#adapters/accounting/zoho/accounting.ts';
import { monerisGateway } from '#adapters/cards/moneris/gateway.ts';
import { environmentCanada } from '#adapters/forecast/msc/client.ts';
import { openMeteo } from '#adapters/forecast/open-meteo/client.ts';
import { twilioSms } from '#adapters/sms/twilio/sms.ts';
import { cents } from '#domain/money.ts';
import { aMail } from '#tests/builders/messages/mails.ts';
import { shortTimeouts, smtpServer } from '#tests/builders/messages/smtp-server.ts';
import { memoryTokens } from '#tests/builders/simulators/zoho-tokens.ts';
import { circuit } from './circuit.ts';
import { guardedAccounting, guardedCards, guardedForecasts, guardedMail, guardedTexts } from './guarded.ts';

const mailServers = smtpServer();
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await mailServers.closeAll();
  for (const close of closing.splice(0)) await close();
});

const watched = () => circuit('provider', { info: vi.fn(), warn: vi.fn() });
type Watched = ReturnType<typeof watched>;

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const timeouts = { connectMs: 1_000, totalMs: 5_000 };
const now = () => new Date('2025-10-06T23:00:00Z');
const day = '2025-10-07';
const timeZone = 'America/Toronto';
const weather = { timeZone, hours: { from: 8, until: 17 }, userAgent: 'test' };

const cards = (url: string, own: Watched) =>
  guardedCards(
    monerisGateway({
      ...{ storeId: 'store', apiToken: '<not-a-real-token>', checkoutId: 'checkout', environment: 'qa', scriptUrl: '' },
      ...{ requestUrl: url, gatewayUrl: url, timeouts, gatewayTimeouts: timeouts },
    }),
    own,
  );
const payment = { orderNo: 'HC-1', transactionNo: '660-0_1', amount: cents(5000), method: 'refund' } as const;

const texts = (url: string, own: Watched) =>
  guardedTexts(
    twilioSms({
      ...{ accountSid: 'AC1', authToken: '<not-a-real-token>', from: '+15145550100', timeouts },
      ...{ baseUrl: url, statusUrl: 'https://example.com/report' },
    }),
    own,
  );
const text = { to: '+15145550101', body: 'Hello', reference: '1', validSeconds: 60 };

const books = (url: string, own: Watched) =>
  guardedAccounting(
    zohoAccounting(
      {
        ...{ accountsUrl: () => url, apiUrl: () => url, clientId: 'id', clientSecret: 'x', refreshToken: 'x', now },
        ...{ organizationId: '1', serviceId: '1', staffId: '1', timeZone, taxGroups: [], taxes: [], accountId: '1' },
      },
      memoryTokens(),
    ),
    own,
  );

const calls: [string, (url: string, own: Watched) => Promise<unknown>][] = [
  ['a ticket', (url, own) => cards(url, own).openTicket({ orderNo: 'HC-1', amount: cents(5000), language: 'en' })],
  ['a receipt', (url, own) => cards(url, own).readReceipt('ticket1234')],
  ['a refund', (url, own) => cards(url, own).refund(payment)],
  ['the look-up of a refund', (url, own) => cards(url, own).readRefund(payment)],
  ['a text', (url, own) => texts(url, own).send(text)],
  ['the look-up of a text', (url, own) => texts(url, own).find(text, now())],
  ['the books', (url, own) => books(url, own).readOrder({ orderNo: 'HC-1', days: [day], parts: [] })],
  [
    'Open-Meteo',
    (url, own) => {
      const place = { latitude: 45.5, longitude: -73.6 };
      return guardedForecasts(openMeteo({ ...weather, base: url, apiKey: null, place }), own).read({
        from: day,
        days: 2,
      });
    },
  ],
  [
    'Environment Canada',
    (url, own) =>
      guardedForecasts(environmentCanada({ ...weather, base: url, city: 'qc-147', now }), own).read({
        from: day,
        days: 2,
      }),
  ],
];

const answers: [string, RequestListener][] = [
  ['in trouble', (_, response) => response.writeHead(503).end('temporarily unavailable')],
  ['that is asked too often', (_, response) => response.writeHead(429).end('{}')],
  ['in words that nobody can read', (_, response) => response.end('<html>maintenance<br></html>')],
  ['that says nothing at all with a 200', (_, response) => response.end()],
  ['that sends us elsewhere', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['whose answer is cut', (_, response) => void response.write('{"half":', () => response.destroy())],
  ['that speaks no HTTP', ({ socket }) => socket.end('220 mail.example.com ESMTP\r\n')],
];

/** The calls that reached a server, and since when it is not asked. */
async function afterSix(call: (typeof calls)[number][1], answer: RequestListener) {
  let asked = 0;
  const url = await listening((request, response) => {
    asked++;
    answer(request, response);
  });
  const own = watched();
  for (let time = 0; time < 6; time++) await call(url, own);
  return { asked, silentSince: own.openSince() };
}

describe.each(calls)('whoever is asked for %s', (_, call) => {
  it.each(answers)('is asked on: one %s', async (__, answer) => {
    const { asked, silentSince } = await afterSix(call, answer);
    expect(silentSince).toBeNull();
    expect(asked).toBeGreaterThanOrEqual(6);
  });

  it('is left alone for a moment after five times of not a byte', async () => {
    const { silentSince } = await afterSix(call, ({ socket }) => socket.destroy());
    expect(silentSince).not.toBeNull();
  });
});

describe('a mail server', () => {
  const afterSixMails = async (script: Parameters<typeof mailServers.aServer>[0], more = {}) => {
    const { url } = await mailServers.aServer(script);
    const own = watched();
    const mail = guardedMail(mailServers.aService(url, more), own);
    for (let time = 0; time < 6; time++) await mail.send(aMail());
    return own.openSince();
  };

  it.each<[string, Parameters<typeof mailServers.aServer>[0]]>([
    ['that is closing down', { greeting: { reply: '421 4.3.2 Closing down' } }],
    ['that greylists', { RCPT: { reply: '450 4.2.0 Greylisted' } }],
    ['whose mailbox is full', { RCPT: { reply: '552 5.2.2 Over quota' } }],
    ['that wants data later', { DATA: { reply: '451 4.3.0 Try later' } }],
    ['that hangs up on a message', { DATA: 'cut' }],
    ['that hangs up after a message', { dot: 'cut' }],
    ['whose reply is no reply', { dot: { reply: 'hello?' } }],
  ])('is asked on: one %s', async (_, script) => {
    expect(await afterSixMails(script)).toBeNull();
  });

  it.each<[string, Parameters<typeof mailServers.aServer>[0]]>([
    ['that does not greet', { greeting: 'silence' }],
    ['that hangs up at once', { greeting: 'cut' }],
  ])('is left alone for a moment: one %s', async (_, script) => {
    expect(await afterSixMails(script, { ...shortTimeouts, connectMs: 100 })).not.toBeNull();
  });
});

it('a refund that was held up on our side until it was too late to be sent says nothing of the gateway', async () => {
  const own = watched();
  const gateway = cards(await listening((_, response) => response.end()), own);
  for (let time = 0; time < 6; time++)
    expect(await gateway.refund(payment, () => false)).toMatchObject({
      state: 'not-sent',
      detail: expect.stringContaining('late'),
    });
  expect(own.openSince()).toBeNull();
});
