import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyHeader } from '#contract/key-header.ts';
import { appOver } from '#tests/builders/admin.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { orderKey } from '#tests/builders/self-service.ts';
import { aCustomer, book, countRows, openTestApp, type TestApp, totals } from '#tests/builders/test-app.ts';

let testApp: TestApp;
let app: Awaited<ReturnType<typeof appOver>>;
beforeEach(async () => {
  testApp = await openTestApp();
  app = await appOver(testApp.deps);
});
afterEach(async () => {
  await app.close();
  await testApp.close();
});

const asks = async (number: string) => {
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/booking-links', payload: { number } });
  return { statusCode, body };
};
const mails = () => countRows(testApp, 'outbox', `topic = 'mail.booking-link'`);
const linksIn = (text: string) => [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
const platinum = () =>
  book(testApp, { booking: { coatingType: 'platinum', appointmentDate: '2025-10-14' }, amount: totals.platinum });

describe('the link of a booking that somebody asks for again', () => {
  it('goes to the booking’s own address, and opens all of it', async () => {
    const { bookingId, orderNo } = await book(testApp);
    expect((await asks(` ${orderNo.toLowerCase()} `)).statusCode).toBe(202);
    const mail = await composing(testApp).written(bookingId, 'mail.booking-link');
    expect(mail.to.address).toBe(aCustomer().email);
    const links = linksIn(mail.text).filter(({ pathname }) => pathname !== '/');
    expect(links.map(({ pathname }) => pathname)).toEqual(['/confirmation']);
    const key = links[0]?.searchParams.get('key') ?? '';
    const shown = await app.inject({ url: `/api/booking-details/${orderNo}`, headers: { [keyHeader]: key } });
    expect(shown.json()).toHaveProperty('booking.email', aCustomer().email);
  });

  it('is answered alike for a booking, a VIP, another client and nobody at all', async () => {
    const [vip, { orderNo, clientId }] = [
      await platinum(),
      await book(testApp, { booking: { appointmentDate: '2025-10-16' } }),
    ];
    const answers = [];
    for (const number of [orderNo, vip.clientId, clientId, 'VIP77', 'HC-20240101-000000'])
      answers.push(await asks(number));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mails()).toBe(2);
  });

  it('is sent to a mailbox three times a day, also to those who ask at once, and again the next day', async () => {
    const { orderNo } = await book(testApp);
    await Promise.all(Array.from({ length: 20 }, () => asks(orderNo)));
    expect(await mails()).toBe(3);
    const other = await book(testApp, { booking: { appointmentDate: '2025-10-16' } });
    expect((await asks(other.orderNo)).statusCode).toBe(202);
    expect(await mails()).toBe(3);
    testApp.time.now = new Date('2025-10-07T14:00:01Z');
    await asks(orderNo);
    expect(await mails()).toBe(4);
  });

  it('is a new one where the former has ended', async () => {
    const { bookingId, orderNo } = await book(testApp);
    const former = await orderKey(testApp, orderNo);
    testApp.time.now = new Date('2026-08-01T14:00:00Z');
    await asks(orderNo);
    const key = await orderKey(testApp, orderNo);
    expect(key).not.toBe(former);
    const read = (with_: string) =>
      app.inject({ url: `/api/booking-details/${orderNo}`, headers: { [keyHeader]: with_ } });
    expect((await read(key)).json()).toHaveProperty('booking.email');
    expect((await read(former)).json()).toMatchObject({ locked: true });
    expect((await composing(testApp).written(bookingId, 'mail.booking-link')).text).toContain('August 31, 2026');
  });

  it('leads a VIP to the free refresh with everything filled in, until it is used', async () => {
    const { bookingId, clientId } = await platinum();
    await asks(clientId);
    const { text } = await composing(testApp).written(bookingId, 'mail.booking-link');
    const offer =
      linksIn(text)
        .find(({ pathname }) => pathname === '/calendar-booking')
        ?.searchParams.get('offer') ?? '';
    const read = async () => (await app.inject(`/api/offers/${offer}`)).json();
    expect(await read()).toMatchObject({ coatingType: 'refresh', refreshNumber: clientId, selectedLayout: 'layout1' });
    await testApp.pool.query('update bookings set vip_refresh_used = true');
    expect(await read()).toMatchObject({ code: 'OFFER_LINK_INVALID' });
    expect((await composing(testApp).written(bookingId, 'mail.booking-link')).text).not.toContain('?offer=');
  });
});
