import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { listAlerts } from '#server/modules/desk/alerts.ts';
import { fakeAlerts } from '#tests/builders/messages/alerts.ts';
import { alertsOf, beginAnew, queueMessage, sendPlainMails } from '#tests/builders/messages/messages.ts';
import { book, countRows, later, openTestApp } from '#tests/builders/test-app.ts';
import { sendAlerts, sendMails } from './send.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
let alerts: ReturnType<typeof fakeAlerts>;
let deps: Deps;
const useAlerts = (service: ReturnType<typeof fakeAlerts>) => {
  alerts = service;
  deps = { ...testApp.deps, alerts: alerts.service };
};
beforeEach(async () => {
  await beginAnew(testApp);
  useAlerts(fakeAlerts());
});

const wrongPassword = { state: 'refused', problem: 'settings', detail: '535 5.7.8 who is care@example.com?' } as const;
async function stopMail(): Promise<void> {
  await queueMessage(testApp, { topic: 'mail.refund' });
  testApp.mail.answerAll(wrongPassword);
  await sendPlainMails(testApp);
}
const relays = (state: string) => countRows(testApp, 'outbox', `topic = 'operator.alert-relay' and state = '${state}'`);

describe('an alert', () => {
  it('that mail has stopped leaves at once by the way that does not depend on mail', async () => {
    await stopMail();
    expect(await sendAlerts(deps)).toBe(1);
    expect(alerts.received).toEqual([
      {
        id: expect.stringMatching(/^alert-\d+$/),
        text: [
          'Hauteclaire: Un fournisseur refuse nos réglages / A provider refuses our settings',
          'les réglages du serveur de courriel sont refusés / the settings of the mail server are refused',
          'http://localhost:3000/admin',
        ].join('\n'),
        reason: 'les réglages du serveur de courriel sont refusés / the settings of the mail server are refused',
        orderNo: null,
        link: 'http://localhost:3000/admin',
      },
    ]);
    expect(await sendAlerts(deps)).toBe(0);
  });

  it('leads to its booking and names nobody', async () => {
    const { orderNo, bookingId } = await book(testApp);
    await testApp.pool.query(`delete from outbox where topic <> 'mail.confirmation'`);
    testApp.mail.answerNext({ state: 'refused', problem: 'address', detail: '550 no camille@example.com' });
    await sendMails(deps);
    await sendAlerts(deps);
    expect(alerts.received).toMatchObject([{ orderNo, link: `http://localhost:3000/admin?booking=${orderNo}` }]);
    const { rows } = await testApp.pool.query('select * from bookings where id = $1', [bookingId]);
    const { email, phone, contact_name, business_name, address } = rows[0];
    const said = JSON.stringify(alerts.received);
    for (const personal of [email, phone, contact_name, business_name, address]) expect(said).not.toContain(personal);
  });

  it.each([
    ['refused for now', { state: 'refused-for-now', detail: 'HTTP 503' }],
    ['not answered', { state: 'unknown', detail: 'no answer in time' }],
  ] as const)('that is %s is sent again', async (_what, answer) => {
    await stopMail();
    alerts.answerNext(answer);
    expect(await sendAlerts(deps)).toBe(0);
    later(testApp, 1);
    expect(await sendAlerts(deps)).toBe(1);
    expect(alerts.received).toHaveLength(1);
  });

  it('whose webhook is refused is told by mail, and by the page', async () => {
    await queueMessage(testApp, { topic: 'operator.alert', detail: { reason: 'something' } });
    alerts.answerNext({ state: 'refused', problem: 'settings', detail: 'HTTP 404' });
    await sendAlerts(deps);
    expect(await alertsOf(testApp)).toContain('settings:alerts');
    const { groups } = await listAlerts(deps);
    expect(groups[0]).toMatchObject({ kind: 'stopped', lines: [{ code: 'alerts', detail: 'HTTP 404' }] });
    expect(await sendMails(deps)).toBe(2);
  });

  it('goes nowhere else where no second way is set up', async () => {
    await stopMail();
    expect(await sendAlerts(testApp.deps)).toBe(0);
    expect(await countRows(testApp, 'outbox', `topic = 'operator.alert-relay'`)).toBe(0);
  });

  it('of last week is not told anew', async () => {
    await queueMessage(testApp, { topic: 'operator.alert', detail: { reason: 'something' } });
    later(testApp, 7 * 24 * 60);
    expect(await sendAlerts(deps)).toBe(0);
  });
});

describe('a way that carries only what mail cannot', () => {
  beforeEach(() => useAlerts(fakeAlerts('undelivered')));

  it('leaves to mail what mail can take', async () => {
    await queueMessage(testApp, { topic: 'operator.alert', detail: { reason: 'something' } });
    expect(await sendAlerts(deps)).toBe(0);
    await sendMails(deps);
    expect(await sendAlerts(deps)).toBe(0);
  });

  it.each([
    ['is stopped', stopMail, 1],
    [
      'refused the alert',
      async () => {
        await queueMessage(testApp, { topic: 'operator.alert', detail: { reason: 'something' } });
        testApp.mail.answerNext({ state: 'refused', problem: 'address', detail: '550' });
        await sendMails(deps);
      },
      1,
    ],
    [
      'is not set up',
      async () => {
        deps = { ...deps, mail: null };
        await queueMessage(testApp, { topic: 'operator.alert', detail: { reason: 'something' } });
      },
      1,
    ],
  ])('takes an alert when mail %s', async (_what, happens, count) => {
    await happens();
    expect(await sendAlerts(deps)).toBe(count);
    expect(await relays('done')).toBe(count);
  });
});

describe('a stopped channel', () => {
  it('is the first thing that needs a person: since when, how many wait and why; until the first success', async () => {
    for (let n = 0; n < 3; n++) await queueMessage(testApp, { topic: 'mail.refund' });
    await stopMail();
    later(testApp, 3);
    const since = new Date(testApp.time.now.getTime() - 3 * 60_000).toISOString();
    const [first] = (await listAlerts(deps)).groups;
    expect(first).toMatchObject({
      kind: 'stopped',
      count: 1,
      lines: [{ code: 'mail', at: since, count: 5, detail: wrongPassword.detail }],
    });
    later(testApp, 3);
    await sendPlainMails(testApp);
    expect((await listAlerts(deps)).groups[0]).toMatchObject({ lines: [{ at: since }] });
    testApp.mail.answerAll(null);
    later(testApp, 5);
    await sendPlainMails(testApp);
    expect((await listAlerts(deps)).groups.map(({ kind }) => kind)).not.toContain('stopped');
  });

  it('does not count what is not due for long', async () => {
    const dueAt = new Date(testApp.time.now.getTime() + 24 * 3_600_000);
    await queueMessage(testApp, { topic: 'mail.refund', dueAt });
    await stopMail();
    expect((await listAlerts(deps)).groups[0]).toMatchObject({ lines: [{ count: 2 }] });
  });
});
