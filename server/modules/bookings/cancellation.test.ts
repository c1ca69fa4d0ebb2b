import { afterAll, describe, expect, it } from 'vitest';
import { openServer } from '#tests/builders/server.ts';
import { totals } from '#tests/builders/test-app.ts';

const server = await openServer();
afterAll(() => server.close());
const { call, startPaying } = server;

async function booked(appointmentDate: string) {
  const { links, ...booking } = await server.booked(appointmentDate);
  return { ...booking, token: new URL(links.cancel).pathname.split('/').at(-1) ?? '' };
}

describe('a cancellation over the wire', () => {
  it('is previewed by GET, done by POST once, and the money goes back', async () => {
    const { order, token, as } = await booked('2025-10-14');
    const preview = await call('GET', `/api/cancel-token/${token}`);
    expect(preview).toMatchObject({
      status: 200,
      body: { clientId: 'HC0001', appointmentDate: '2025-10-14', coatingType: 'complete', refundEligible: true },
    });
    expect(await call('POST', '/api/cancel-booking-secure', { token })).toMatchObject({
      status: 200,
      body: { success: true, refundEligible: true },
    });
    expect((await call('GET', '/api/booked-dates')).body.bookedDates).not.toContain('2025-10-14');
    expect(await call('GET', `/api/cancel-token/${token}`)).toMatchObject({
      status: 404,
      body: { code: 'CANCEL_LINK_INVALID' },
    });
    expect(await call('POST', '/api/cancel-booking-secure', { token })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_CANCELLED' },
    });

    const details = () => call('GET', `/api/booking-details/${order}`, undefined, as);
    expect((await details()).body).toMatchObject({
      booking: { status: 'cancelled', refundStatus: 'pending' },
      kept: 0,
    });
    expect(await call('POST', '/sandbox/run/reconcile')).toMatchObject({
      status: 200,
      body: { done: true, refunds: 1 },
    });
    expect((await details()).body.booking).toMatchObject({ paymentStatus: 'refunded', refundStatus: 'refunded' });
    const books = await call('GET', '/sandbox/payments.json');
    expect(books.body.refunds).toEqual([{ orderNo: order, amount: totals.complete }]);
  });

  it('is refused alike for every token that opens nothing, in the language of the request', async () => {
    for (const token of ['x', 'A'.repeat(43), `${'A'.repeat(42)}é`, "' or 1=1 --"]) {
      const path = `/api/cancel-token/${encodeURIComponent(token)}`;
      const english = await call('GET', path);
      expect([english.status, english.body.code]).toEqual([404, 'CANCEL_LINK_INVALID']);
      const french = await call('POST', '/api/cancel-booking-secure', { token }, { 'accept-language': 'fr-CA' });
      expect([french.status, french.body.error]).toEqual([
        404,
        'Ce lien d’annulation n’est pas valide, est expiré ou a déjà servi.',
      ]);
    }
    expect((await call('POST', '/api/cancel-booking-secure', {})).status).toBe(400);
  });

  it('needs our own page: a foreign one cancels nothing', async () => {
    const { order, token, as } = await booked('2025-10-16');
    const foreign = { origin: 'https://example.com' };
    expect((await call('POST', '/api/cancel-booking-secure', { token }, foreign)).body.code).toBe('ORIGIN_FOREIGN');
    const { body } = await call('GET', `/api/booking-details/${order}`, undefined, as);
    expect(body.booking.status).toBe('active');
  });

  it('never happens by client ID, which can be guessed', async () => {
    for (const nothing of [{}, { clientId: '  ' }])
      expect(await call('POST', '/api/cancel-booking', nothing)).toMatchObject({
        status: 400,
        body: { fields: { clientId: 'Please enter your Client ID.' } },
      });
    expect(await call('POST', '/api/cancel-booking', { clientId: 'HC0001' })).toMatchObject({
      status: 410,
      body: { code: 'CANCEL_LINK_NEEDED' },
    });
  });
});

describe('a page that closes while its ticket is paid', () => {
  it('tells the server, which then finds the booking', async () => {
    const paying = await startPaying('2025-10-20');
    await paying.pay();
    const path = `/api/checkout/${paying.order}/watch`;
    expect((await call('POST', path, { seen: 'closed' }, paying.as)).status).toBe(204);
    expect((await call('POST', path, { seen: 'closed' })).status).toBe(204);
    expect((await call('POST', path, { seen: 'nonsense' })).status).toBe(400);
    const { rows } = await server.pool.query(
      'select next_poll_at <= $1 as due from booking_contexts where order_no = $2',
      [server.deps.clock.now(), paying.order],
    );
    expect(rows).toEqual([{ due: true }]);
    expect((await call('POST', '/sandbox/run/reconcile')).body.checkouts.booked).toBe(1);
    expect((await paying.submit()).status).toBe(200);
  });

  it('has no job of an unknown name', async () => {
    expect((await call('POST', '/sandbox/run/nothing')).status).toBe(404);
    expect(await call('POST', '/sandbox/run/retention')).toMatchObject({ status: 200, body: { done: true } });
  });
});
