import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentVersion } from '#business/consents/consents.ts';
import { bookingFiles } from '#contract/booking-links.ts';
import { keyHeader } from '#contract/key-header.ts';
import { siteCalls } from '#tests/builders/admin-calls.ts';
import { openServer } from '#tests/builders/server.ts';

const server = await openServer();
afterAll(() => server.close());
const { ask, call } = server;

let order = '';
let key = '';
let booked: { cookie: string };
/** A browser that knows the e-mail of the booking, and nothing else of it. */
let knowing: { cookie: string };

beforeAll(async () => {
  const booking = await server.booked('2025-10-14');
  order = booking.order;
  booked = booking.as;
  key = new URL(booking.links.booking).searchParams.get('key') ?? '';
  knowing = await unlocked();
});

async function unlocked() {
  const email = { email: 'Camille@Example.com' };
  const { status, headers } = await call('POST', `/api/booking-details/${order}/unlock`, email);
  expect(status).toBe(204);
  return { cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** What a booking has that is a person's, or opens their door. */
const personal = ['camille', 'Camille', 'Boutique', '555', 'rue Exemple', 'H2Y'];
const details = (as: Record<string, string>) => call('GET', `/api/booking-details/${order}`, undefined, as);

/** What each call of a booking takes, so that nothing but the missing key refuses it. */
const bodies: Readonly<Record<string, object>> = {
  '/api/booking-details/:order/move': { key: 'guess', date: '2025-10-16', time: '9:00 AM' },
  '/api/booking-details/:order/contact': { key: 'guess', contact: { email: 'stranger@example.com' } },
  '/api/booking-details/:order/cancel-link': { key: 'guess' },
  '/api/booking-details/:order/consents': { key: 'guess', purpose: 'rating', given: true, textVersion: consentVersion },
  '/api/booking-details/:order/plan': { key: 'guess', visits: 2, textVersion: consentVersion },
  '/api/booking-details/:order/plan/end': { key: 'guess' },
  '/api/booking-details/:order/saved-card/forget': {},
  '/api/booking-details/:order/waiting-list': {
    ...{ key: 'guess', from: '2025-10-07', to: '2025-10-09', texts: false, consent: true },
  },
};
/** How a browser becomes one that knows the e-mail, and what it is then shown. */
const own = new Set(['/api/booking-details/:order', '/api/booking-details/:order/unlock']);

const ofBookings = siteCalls.filter(({ path }) => path.startsWith('/api/booking-details/') && !own.has(path));
const files = Object.values(bookingFiles).map((path) => ({ method: 'GET', path, summary: path }));

describe('a browser that knows the e-mail of a booking and has no key', () => {
  it('sees the visit and nothing of the person', async () => {
    const { status, body } = await details(knowing);
    const { body: whole } = await details(booked);
    const { orderNo, bookingId, clientId, coatingType, storefrontSize, selectedLayout } = whole.booking;
    expect(status).toBe(200);
    expect(body).toEqual({
      limited: true,
      booking: {
        ...{ orderNo, bookingId, clientId, status: 'active', coatingType },
        ...{ appointmentDate: '2025-10-14', appointmentTime: '9:00 AM', storefrontSize, selectedLayout },
      },
      paymentReceipt: null,
    });
    for (const fact of personal) expect(JSON.stringify(body)).not.toContain(fact);
  });

  it.each([...ofBookings, ...files].map(({ method, path }) => [method, path] as const))(
    'is refused by %s %s',
    async (method, path) => {
      const file = path.includes('/proofs/') ? 'insurance.pdf' : 'C1.pdf';
      const address = path.replace(':order', order).replace(':file', file).replace(':photo', crypto.randomUUID());
      const body = method === 'POST' ? bodies[path] : undefined;
      const before = await details(booked);
      const without = await ask(method, address, body, knowing);
      const guessed = await ask(method, address, body, { ...knowing, [keyHeader]: 'guess' });
      for (const answer of [without, guessed]) {
        expect([400, 403, 404]).toContain(answer.status);
        const said = await answer.text();
        for (const fact of personal) expect(said).not.toContain(fact);
      }
      expect(guessed.status).not.toBe(400);
      expect((await details(booked)).body).toEqual(before.body);
    },
  );

  it('does not learn by Submit what became of an order that was forgotten', async () => {
    await server.pool.query('delete from booking_contexts where order_no = $1', [order]);
    const { body: whole } = await details(booked);
    const { contactName, businessName, email, phone, address } = whole.booking;
    const { billingStreet, billingCity, billingProvince, billingPostalCode } = whole.booking;
    const customerData = {
      ...{ contactName, businessName, email, phone, address },
      ...{ billingStreet, billingCity, billingProvince, billingPostalCode },
    };
    const submit = { order_no: order, ticket: 'any', customerData };
    expect((await call('POST', '/api/after-payment', submit, booked)).status).toBe(200);
    expect((await call('POST', '/api/after-payment', submit, knowing)).status).toBe(404);
  });

  it('sees all with the key, as everybody who has it', async () => {
    const shown = await details({ ...knowing, [keyHeader]: key });
    expect(shown.body).toEqual((await details(booked)).body);
  });
});

it('a browser that booked loses nothing by entering the e-mail as well', async () => {
  const email = { email: 'camille@example.com' };
  expect((await call('POST', `/api/booking-details/${order}/unlock`, email, booked)).status).toBe(204);
  expect((await details(booked)).body.booking).toMatchObject({ contactName: 'Camille Exemple' });
  expect((await ask('GET', `/api/booking-details/${order}/invoice.pdf`, undefined, booked)).status).toBe(200);
});

it('each call of a booking is looked at here', () => {
  expect(ofBookings.filter(({ method, path }) => method === 'POST' && !(path in bodies))).toEqual([]);
  expect(ofBookings.length).toBeGreaterThan(8);
});
