import { zohoAccounting } from '#adapters/accounting/zoho/accounting.ts';
import { monerisGateway } from '#adapters/cards/moneris/gateway.ts';
import { openMeteo } from '#adapters/forecast/open-meteo/client.ts';
import { smtpMail } from '#adapters/mail/smtp/client.ts';
import { twilioSms } from '#adapters/sms/twilio/sms.ts';
import { schedule } from '#business/schedule.ts';
import { taxes, taxRates } from '#business/taxes.ts';
import { forecastPlace, workingHours as hours } from '#business/weather.ts';
import { isRefusal } from '#domain/refusal.ts';
import {
  simulatorAccount as accountingAccount,
  accountsPath,
  simulatorTaxGroups,
} from '#sandbox/accounting/simulator.ts';
import { simulatorPaths as cardPaths, payByScript } from '#sandbox/cards/simulator.ts';
import { simulatorPaths as forecastPaths } from '#sandbox/forecast/simulator.ts';
import { mailSimulator } from '#sandbox/mail/simulator.ts';
import { simulatorAccount as textAccount } from '#sandbox/sms/simulator.ts';
import { databaseCardBooks } from '#sandbox/stores/card-tickets.ts';
import { databaseMailbox } from '#sandbox/stores/mails.ts';
import type { Deps } from '#server/deps.ts';
import { confirmBooking } from '#server/modules/checkout/confirm.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { databaseTokens } from '#server/wiring/zoho-tokens.ts';
import { openSandboxApp } from '#tests/builders/sandbox-app.ts';
import { aCustomer, anOrderNo, aRequest, aVisitor, totals } from '#tests/builders/test-app.ts';
import { networkProxy, type Trouble } from './proxy.ts';

/** Where nothing answers nobody waits. What is cut ends by itself, and the product's own limits hold, which are seconds. */
const short = { connectMs: 300, totalMs: 500 };
const shortMail = { connectMs: 300, silenceMs: 300, wholeMs: 1_000 };

/** The program with its real clients, each of which reaches its simulator over a network of its own. */
export async function openHarness() {
  const testApp = await openSandboxApp();
  const { db } = testApp.deps;
  const time = { minutes: 0 };
  const clock = { now: () => new Date(testApp.deps.clock.now().getTime() + time.minutes * 60_000) };
  const here = { host: '127.0.0.1', port: Number(new URL(testApp.deps.publicUrl).port) };
  const post = await mailSimulator({
    store: databaseMailbox(db),
    now: () => clock.now(),
    nextFault: async () => null,
  });
  const proxies = {
    cards: await networkProxy(here),
    mail: await networkProxy({ host: '127.0.0.1', port: Number(new URL(post.url).port) }),
    texts: await networkProxy(here),
    weather: await networkProxy(here),
    accounting: await networkProxy(here),
  };
  const over = (proxy: { port: number }, path: string) => `http://127.0.0.1:${proxy.port}/sandbox${path}`;
  const common = { timeZone: schedule.timeZone, now: () => testApp.deps.clock.now() };

  /** The program whose clients have these limits, or their own. */
  const depsWith = (limits?: typeof short): Deps => ({
    ...testApp.deps,
    clock,
    cards: monerisGateway({
      storeId: 'sandbox',
      apiToken: 'sandbox',
      checkoutId: 'sandbox',
      environment: 'qa',
      requestUrl: over(proxies.cards, `/moneris${cardPaths.request}`),
      gatewayUrl: over(proxies.cards, `/moneris${cardPaths.gateway}`),
      scriptUrl: '/nowhere',
      ...(limits && { timeouts: limits, gatewayTimeouts: limits }),
    }),
    mail: smtpMail({ url: `smtp://127.0.0.1:${proxies.mail.port}`, ...(limits && { timeouts: shortMail }) }),
    sms: twilioSms({
      ...textAccount(testApp.deps.appSecret),
      baseUrl: over(proxies.texts, '/twilio'),
      statusUrl: `${testApp.deps.publicUrl}/hooks/twilio/status`,
      ...(limits && { timeouts: limits }),
    }),
    accounting: zohoAccounting(
      {
        ...common,
        ...accountingAccount,
        taxes,
        taxGroups: simulatorTaxGroups(Object.values(taxRates)),
        apiUrl: () => over(proxies.accounting, '/zoho'),
        accountsUrl: () => over(proxies.accounting, `/zoho${accountsPath}`),
        ...(limits && { timeoutMs: limits.totalMs }),
      },
      databaseTokens(db),
    ),
    forecasts: [
      openMeteo({
        timeZone: schedule.timeZone,
        hours,
        userAgent: 'test',
        base: over(proxies.weather, `/weather-services${forecastPaths.openMeteo}`),
        apiKey: null,
        place: forecastPlace,
        ...(limits && { timeoutMs: limits.totalMs }),
      }),
    ],
  });
  const patient = depsWith();
  const hurried = depsWith(short);
  let now = patient;
  const deps = () => now;
  const meets = (proxy: keyof typeof proxies, trouble: Trouble) => {
    now = trouble === 'cut' ? patient : hurried;
    proxies[proxy].meets(trouble);
  };
  const recovers = (proxy: keyof typeof proxies) => {
    now = patient;
    proxies[proxy].recovers();
  };

  /** A visitor who asks for the card form, pays there and submits, step by step. */
  function shopper(appointmentDate: string) {
    const orderNo = anOrderNo();
    const visitor = aVisitor(orderNo);
    const customer = aCustomer();
    const choose = () =>
      preload(deps(), visitor, { orderNo, amount: totals.complete, booking: aRequest({ appointmentDate }) });
    const pay = (ticket: string) =>
      payByScript({ store: databaseCardBooks(db), now: () => clock.now() }, { ticket, cardNumber: '4242424242424242' });
    const submit = (ticket: string | null) => confirmBooking(deps(), visitor, { orderNo, ticket, customer });
    return { orderNo, choose, pay, submit };
  }

  async function booked(appointmentDate: string): Promise<string> {
    const { orderNo, choose, pay, submit } = shopper(appointmentDate);
    const chosen = await choose();
    if (isRefusal(chosen) || chosen.ticket === null) throw new Error(JSON.stringify(chosen));
    await pay(chosen.ticket);
    const confirmed = await submit(chosen.ticket);
    if (isRefusal(confirmed)) throw new Error(confirmed.refused);
    return orderNo;
  }

  /** The moment at which the first row of a topic is due. */
  async function waitsUntilDue(topic: string): Promise<void> {
    const { rows } = await testApp.pool.query<{ due: Date | null }>(
      'select min(due_at) as due from outbox where topic like $1',
      [topic],
    );
    const due = rows[0]?.due;
    if (!due) throw new Error(`no such row: ${topic}`);
    time.minutes += Math.max(0, Math.ceil((due.getTime() - clock.now().getTime()) / 60_000));
  }

  async function count(from: string): Promise<number> {
    const { rows } = await testApp.pool.query<{ count: number }>(`select count(*)::int as count from ${from}`);
    return rows[0]?.count ?? 0;
  }

  async function close() {
    for (const proxy of Object.values(proxies)) proxy.close();
    await Promise.all([patient.mail?.close(), hurried.mail?.close()]);
    await post.close();
    await testApp.close();
  }
  return { deps, proxies, meets, recovers, time, shopper, booked, waitsUntilDue, count, close };
}
export type Harness = Awaited<ReturnType<typeof openHarness>>;
