import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { orderFault } from '#sandbox/stores/faults.ts';
import type { Deps } from '#server/deps.ts';
import { sendTexts } from '#server/modules/messages/send.ts';
import { openSandboxApp } from '#tests/builders/sandbox-app.ts';

const testApp = await openSandboxApp();
afterAll(() => testApp.close());
afterEach(() => testApp.deps.db.execute('delete from sandbox_faults'));

const call = (path: string, init?: RequestInit) => fetch(`${testApp.deps.publicUrl}${path}`, init);
const sentTo = async (to: string): Promise<{ to: string; body: string }[]> =>
  (await call(`/sandbox/sms.json?to=${encodeURIComponent(to)}`)).json();

const reference = 'no row of ours';
const send = async (to: string, body: string) => testApp.deps.sms?.send({ to, body, reference, validSeconds: 60 });

describe('the simulator for text messages', () => {
  it('keeps what is sent, newest first, for a number however it is typed', async () => {
    await send('+15145550161', 'first');
    await send('+15145550161', 'l’été « à 9 h »\nsecond');
    await send('+15145550162', 'another');
    const both = [
      { to: '+15145550161', body: 'l’été « à 9 h »\nsecond' },
      { to: '+15145550161', body: 'first' },
    ];
    for (const typed of ['+15145550161', '5145550161', '514 555-0161', '(514) 555-0161', '1 514 555 0161']) {
      expect(await sentTo(typed)).toEqual(both);
    }
    expect((await call('/sandbox/sms.json?to=+15145550161').then((answered) => answered.json())).length).toBe(2);
    expect((await call('/sandbox/sms.json').then((answered) => answered.json())).length).toBe(3);
    expect(await sentTo('nobody')).toEqual([]);
  });

  it('takes nothing from who does not know the account', async () => {
    const path = `/sandbox/twilio/2010-04-01/Accounts/AC${'0'.repeat(32)}/Messages.json`;
    const form = { To: '+15145550163', From: '+15005550006', Body: 'x' };
    const answered = await call(path, { method: 'POST', body: new URLSearchParams(form) });
    expect([answered.status, (await answered.json()).code]).toEqual([401, 20003]);
    expect(await sentTo('+15145550163')).toEqual([]);
  });

  it('shows the faults that are ordered, once each', async () => {
    await orderFault(testApp.deps.db, { provider: 'sms', mode: 'error', remaining: 1 });
    expect(await send('+15145550164', 'one')).toMatchObject({ state: 'refused-for-now' });
    expect(await sentTo('+15145550164')).toEqual([]);
    await orderFault(testApp.deps.db, { provider: 'sms', mode: 'reset-after-commit', remaining: 1 });
    expect(await send('+15145550164', 'two')).toMatchObject({ state: 'unknown' });
    expect(await send('+15145550164', 'three')).toMatchObject({ state: 'accepted' });
    expect((await sentTo('+15145550164')).map(({ body }) => body)).toEqual(['three', 'two']);
  });

  it('lists the newest on the page of the sandbox, in both languages, as text', async () => {
    await send('+15145550165', '<b>Accepter</b> : https://example.com/a?b=1&c=2');
    const page = async (language: string) =>
      (await call('/sandbox', { headers: { 'accept-language': language } })).text();
    expect(await page('en')).toContain('<h2 id="texts">Text messages</h2>');
    const french = await page('fr');
    expect(french).toContain('<h2 id="texts">Messages texte</h2>');
    expect(french).not.toContain('<b>Accepter');
    expect(french).toContain('<a href="https://example.com/a?b=1&#38;c=2">');
  });
});

describe('a booking’s reminder', () => {
  /** The program in the afternoon before the visit. */
  const afternoon = (): Deps => testApp.minutesLater(7 * 24 * 60 + 7 * 60 + 1);
  const stateOf = async (orderNo: string) => {
    const { rows } = await testApp.deps.db.execute<{ state: string; text: string }>(
      `select outbox.state, content->>'text' as text from outbox join bookings on bookings.id = subject
       where topic = 'sms.service-reminder' and bookings.order_no = '${orderNo}'`,
    );
    return rows[0];
  };

  it('goes out once, and its delivery is reported back and kept', async () => {
    const orderNo = await testApp.booked('2025-10-14');
    expect(await sendTexts(afternoon())).toBe(1);
    await expect.poll(async () => (await stateOf(orderNo))?.state).toBe('delivered');
    expect(await sendTexts(afternoon())).toBe(0);
    const reminders = (await sentTo('514 555-0100')).filter(({ body }) => body.includes('your visit is'));
    expect(reminders).toEqual([{ to: '+15145550100', body: (await stateOf(orderNo))?.text }]);
  });

  it('whose answer was lost is known by its report, and not sent again', async () => {
    const orderNo = await testApp.booked('2025-10-14');
    const before = (await sentTo('514 555-0100')).length;
    await orderFault(testApp.deps.db, { provider: 'sms', mode: 'reset-after-commit', remaining: 1 });
    expect(await sendTexts(afternoon())).toBe(0);
    await expect.poll(async () => (await stateOf(orderNo))?.state).toBe('delivered');
    expect(await sendTexts(testApp.minutesLater(7 * 24 * 60 + 8 * 60))).toBe(0);
    expect(await sentTo('514 555-0100')).toHaveLength(before + 1);
  });
});

describe('a customer who writes', () => {
  it('reaches the business by the provider’s own signed hook, from whatever number', async () => {
    const write = (from: string, body: string) =>
      call('/sandbox/replies', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ from, body }),
      });
    expect((await write('514 555-0166', 'Bonjour')).status).toBe(200);
    const { rows } = await testApp.deps.db.execute(`select phone, body from received_texts`);
    expect(rows).toEqual([{ phone: '+15145550166', body: 'Bonjour' }]);
  });
});
