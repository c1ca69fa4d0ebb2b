import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { taxes } from '#business/taxes.ts';
import type { Done } from '#domain/accounting/records.ts';
import { cents } from '#domain/money.ts';
import { refundParts } from '#domain/refunds/parts.ts';
import {
  accountingSimulator,
  accountsPath,
  simulatorAccount,
  simulatorTaxGroups,
} from '#sandbox/accounting/simulator.ts';
import type { FaultMode } from '#sandbox/faults.ts';
import { memoryAccountingBooks } from '#tests/builders/simulators/accounting.ts';
import { memoryTokens } from '#tests/builders/simulators/zoho-tokens.ts';
import type { Sale } from './port.ts';
import { type ZohoSettings, zohoAccounting } from './zoho/accounting.ts';

const sale: Sale = {
  orderNo: 'HC-20251006-100001',
  clientId: 'HC-1042',
  language: 'fr',
  service: 'Préservation complète',
  date: '2025-10-14',
  time: '9:00 AM',
  days: ['2025-10-14'],
  soldOn: '2025-10-06',
  cancelled: false,
  customer: {
    businessName: 'Boutique Exemple',
    contactName: 'Camille Exemple Deux',
    email: 'camille@example.com',
    phoneExtension: null,
    phone: '(514) 555-0100',
    street: '100, rue Exemple',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2Y 1A1',
  },
  base: cents(181_500),
  gst: cents(9_075),
  qst: cents(18_105),
  total: cents(208_680),
  taxRates: { gst: 5000, qst: 9975 },
  paymentMethod: 'card',
  transactionNo: '660-0_25',
};
const back = {
  amount: sale.total,
  base: sale.base,
  gst: sale.gst,
  qst: sale.qst,
  on: '2025-10-07',
  transactionNo: '660-0_26',
};

const later = { gst: 6000, qst: 10_000 };
const taxGroups = simulatorTaxGroups([sale.taxRates, later]);

let now: Date;
let base: string;
let books: ReturnType<typeof memoryAccountingBooks>;
let tokens: ReturnType<typeof memoryTokens>;
let faults: (FaultMode | null)[];
let slowness: PromiseWithResolvers<void>;
let close: () => Promise<unknown>;

beforeEach(async () => {
  now = new Date('2025-10-06T14:00:00Z');
  [books, tokens, faults, slowness] = [memoryAccountingBooks(), memoryTokens(), [], Promise.withResolvers()];
  let ids = 0;
  const app = Fastify({ forceCloseConnections: true });
  await app.register(accountingSimulator, {
    prefix: '/sandbox/zoho',
    books,
    account: simulatorAccount,
    taxes,
    taxGroups,
    now: () => now,
    newId: () => `id-${++ids}`,
    nextFault: async () => faults.shift() ?? null,
    delay: () => slowness.promise,
  });
  base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/sandbox/zoho`;
  close = () => app.close();
});
afterEach(async () => {
  slowness.resolve();
  await close();
});

const service = (more: Partial<ZohoSettings> = {}, store = tokens) =>
  zohoAccounting(
    {
      taxes,
      taxGroups,
      ...simulatorAccount,
      accountsUrl: () => `${base}${accountsPath}`,
      apiUrl: () => base,
      timeZone: 'America/Toronto',
      now: () => now,
      ...more,
    },
    store,
  );
const shortTimeout = { timeoutMs: 150 };
const count = async (kind: Parameters<typeof books.find>[0]) => (await books.find(kind)).length;
const booked = async (more: Partial<Sale> = {}): Promise<Done> => {
  const outcome = await service().recordBooking({ ...sale, ...more }, {});
  expect(outcome.state).toBe('done');
  return outcome.done;
};
const read = async (days = sale.days) => {
  const reading = await service().readOrder({ orderNo: sale.orderNo, days, parts: ['HC-20251006-100001-R1'] });
  if (reading.state !== 'read') throw new Error(reading.detail);
  return reading.books;
};
const minutesPass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('a booking over there', () => {
  it('is an appointment, a contact, an invoice with both taxes that is sent, and its payment', async () => {
    const done = await booked();
    expect(done.appointment).toMatch(/^#AN-\d{5}$/);
    for (const id of [done.contact, done.invoice, done.payment]) expect(id).toMatch(/^\d{19}$/);
    expect(await read()).toEqual({
      appointments: [{ id: done.appointment, date: sale.date, time: sale.time, cancelled: false }],
      invoices: [{ id: done.invoice, total: 208_680, tax: 27_180, open: 0 }],
      payments: [{ id: done.payment, total: 208_680 }],
      creditNotes: [],
    });
    expect((await books.find('appointment'))[0]?.data).toMatchObject({ phone: '5145550100', notes: sale.orderNo });
    expect((await books.find('contact'))[0]?.data.name).toBe('Boutique Exemple (HC-1042)');
    expect((await books.find('invoice'))[0]?.data.status).toBe('sent');
  });

  it('is the first of its day, of which the appointment book says that there is no active resource', async () => {
    expect((await read()).appointments).toEqual([]);
    expect(await service().recordBooking(sale, {})).toMatchObject({ state: 'done' });
  });

  it('is made once, however often it is recorded by whoever knows nothing of it', async () => {
    const first = await booked();
    expect(await booked()).toEqual(first);
    expect(await service().recordBooking(sale, first)).toEqual({ state: 'done', done: first });
    for (const kind of ['appointment', 'contact', 'invoice', 'payment'] as const) expect(await count(kind)).toBe(1);
  });

  it('belongs to the same contact as the client’s earlier one, and to another than a namesake’s', async () => {
    const first = await booked();
    const second = await booked({ orderNo: 'HC-20251006-100002' });
    const namesake = await booked({ orderNo: 'HC-20251006-100003', clientId: 'HC-1043' });
    expect(second.contact).toBe(first.contact);
    expect(namesake.contact).not.toBe(first.contact);
    expect(await count('appointment')).toBe(3);
  });

  it('is in the tax group of its own rates, and is refused by a code where none is named', async () => {
    const raised = { taxRates: later, gst: cents(10_890), qst: cents(18_150), total: cents(210_540) };
    await booked(raised);
    expect((await read()).invoices).toMatchObject([{ total: 210_540, tax: 29_040 }]);
    expect(
      await service({ taxGroups: taxGroups.slice(0, 1) }).recordBooking({ ...sale, ...raised, orderNo: 'HC-1' }, {}),
    ).toMatchObject({ state: 'refused', problem: 'content', detail: 'TAX_GROUP_MISSING 6000 10000' });
  });

  it('for nothing is an appointment alone', async () => {
    await booked({ base: cents(0), total: cents(0), transactionNo: null });
    expect([await count('appointment'), await count('contact'), await count('invoice')]).toEqual([1, 0, 0]);
  });

  it('that is cancelled already gets no appointment, and its sale is recorded', async () => {
    await booked({ cancelled: true });
    expect([await count('appointment'), await count('invoice')]).toEqual([0, 1]);
  });

  it('keeps the charge where the taxes are rounded otherwise, to the cent', async () => {
    await booked({ total: cents(208_681) });
    expect((await read()).invoices).toMatchObject([{ total: 208_681, open: 0 }]);
    const other = await service().recordBooking({ ...sale, orderNo: 'HC-20251006-100009', total: cents(208_700) }, {});
    expect(other).toMatchObject({ state: 'refused', problem: 'content' });
    expect(await count('payment')).toBe(1);
  });
});

describe('what happens to a booking later', () => {
  it('moves its appointment, once', async () => {
    const done = await booked();
    const moved = { ...sale, date: '2025-10-16', time: '1:30 PM' as const, days: ['2025-10-14', '2025-10-16'] };
    for (const _again of [1, 2]) expect(await service().recordMove(moved, done)).toEqual({ state: 'done', done });
    expect((await read(moved.days)).appointments).toEqual([
      { id: done.appointment, date: '2025-10-16', time: '1:30 PM', cancelled: false },
    ]);
  });

  it('finds the appointment of a day from which the visit has been moved since', async () => {
    const { appointment } = await booked();
    const moved = { ...sale, date: '2025-10-16', days: ['2025-10-14', '2025-10-16'] };
    const again = await service().recordBooking(moved, {});
    expect(again.done.appointment).toBe(appointment);
    expect(await count('appointment')).toBe(1);
  });

  it('cancels the appointment, and writes the credit note with its refund once the money is back', async () => {
    const done = await booked();
    const cancelled = { ...sale, cancelled: true };
    const first = await service().recordCancellation(cancelled, done);
    expect(first.state).toBe('done');
    expect(await read()).toMatchObject({
      appointments: [{ cancelled: true }],
      creditNotes: [],
    });
    // Again, and by somebody who knows nothing.
    expect((await service().recordCancellation(cancelled, {})).done.cancelled).toBe(first.done.cancelled);
    const refunded = await service().recordRefund(cancelled, first.done, back);
    expect((await service().recordRefund(cancelled, {}, back)).done).toMatchObject({
      creditNote: refunded.done.creditNote,
      creditRefund: refunded.done.creditRefund,
    });
    expect((await read()).creditNotes).toEqual([{ id: refunded.done.creditNote, total: 208_680, refunded: 208_680 }]);
    expect([await count('credit-note'), await count('credit-refund')]).toEqual([1, 1]);
  });

  it('writes a credit note of exactly each part, once, and of the rest when the visit is cancelled', async () => {
    const done = await booked();
    const first = {
      ...back,
      amount: cents(25_000),
      ...refundParts(sale, cents(25_000)),
      reference: `${sale.orderNo}-R1`,
    };
    const recorded = await service().recordPart(sale, done, first);
    expect(recorded.state).toBe('done');
    // Again, and by somebody who knows nothing.
    for (const known of [recorded.done, {}])
      expect((await service().recordPart(sale, known, first)).done.parts).toEqual(recorded.done.parts);
    expect(await read()).toMatchObject({
      appointments: [{ cancelled: false }],
      creditNotes: [{ total: 25_000, refunded: 25_000 }],
    });
    const rest = { ...back, amount: cents(183_680), ...refundParts(sale, cents(183_680), cents(25_000)) };
    const cancelled = await service().recordCancellation({ ...sale, cancelled: true }, recorded.done);
    expect((await service().recordRefund(sale, cancelled.done, rest)).state).toBe('done');
    expect((await read()).creditNotes.map(({ total, refunded }) => [total, refunded])).toEqual([
      [183_680, 183_680],
      [25_000, 25_000],
    ]);
    expect([await count('credit-note'), await count('credit-refund')]).toEqual([2, 2]);
  });

  it('brings a credit note of any part to its amount, whatever the taxes are rounded to over there', async () => {
    const done = await booked();
    let before = cents(0);
    for (const [index, amount] of [1, 2, 3, 7, 99, 1_001, 33_333].map(cents).entries()) {
      const part = { ...back, amount, ...refundParts(sale, amount, before), reference: `${sale.orderNo}-P${index}` };
      expect((await service().recordPart(sale, done, part)).state).toBe('done');
      before = cents(before + amount);
    }
    expect(await count('credit-note')).toBe(7);
  });

  it('makes another appointment for a visit whose cancellation was taken back, once', async () => {
    const { appointment, ...done } = await booked();
    const { cancelled: _, ...standing } = (await service().recordCancellation({ ...sale, cancelled: true }, done)).done;
    const { appointment: __, ...known } = standing;
    const again = await service().recordBooking(sale, known);
    expect((await service().recordBooking(sale, known)).done).toEqual(again.done);
    const found = (await read()).appointments;
    expect(found.map(({ id, cancelled }) => [id, cancelled])).toEqual([
      [appointment, true],
      [again.done.appointment, false],
    ]);
    expect(await count('invoice')).toBe(1);
  });

  it('cancels without a credit note where nothing comes back, and also what has no appointment', async () => {
    const done = await booked();
    expect((await service().recordCancellation({ ...sale, cancelled: true }, done)).state).toBe('done');
    const other = { ...sale, orderNo: 'HC-20251006-100002', cancelled: true };
    expect(await service().recordCancellation(other, {})).toEqual({ state: 'done', done: { cancelled: 'none' } });
    expect([await count('appointment'), await count('credit-note')]).toEqual([1, 0]);
  });
});

describe('the accounts of a sale', () => {
  it.each([
    ['card', simulatorAccount.accountId],
    ['cash', '4600000000000038101'],
    ['transfer', '4600000000000038103'],
  ] as const)('paid by %s take the money and give it back', async (paymentMethod, account) => {
    const own = { cashAccountId: '4600000000000038101', bankAccountId: '4600000000000038103' };
    const paid = { ...sale, paymentMethod };
    const { done } = await service(own).recordBooking(paid, {});
    await service(own).recordRefund(paid, done, back);
    const [payments, refunds] = [await books.find('payment'), await books.find('credit-refund')];
    expect([...payments, ...refunds].map(({ data }) => data.account)).toEqual([account, account]);
  });

  it('are the clearing account where no other is named', async () => {
    await service().recordBooking({ ...sale, paymentMethod: 'cash' }, {});
    expect((await books.find('payment'))[0]?.data.account).toBe(simulatorAccount.accountId);
  });
});

describe('the clearing account', () => {
  it('holds payments and refunds, and is refused on the line of an invoice or a credit note', async () => {
    await booked();
    const [token] = await books.find('token');
    const put = async (path: string, accountId?: string) => {
      const line = {
        name: 'Préservation',
        rate: 10,
        quantity: 1,
        tax_id: taxGroups[0]?.id,
        account_id: accountId,
      };
      const body = {
        customer_id: '1',
        reference_number: `${path} ${accountId}`,
        date: '2025-10-06',
        line_items: [line],
      };
      const answer = await fetch(`${base}/books/v3/${path}?organization_id=${simulatorAccount.organizationId}`, {
        method: 'PUT',
        headers: { authorization: `Zoho-oauthtoken ${token?.key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, code: (await answer.json()).code };
    };
    for (const path of ['invoices', 'creditnotes']) {
      expect(await put(path, simulatorAccount.accountId)).toEqual({ status: 400, code: 4 });
      expect([await put(path), await put(path, '460')]).toEqual(Array(2).fill({ status: 201, code: 0 }));
    }
  });
});

describe('after a fault', () => {
  // The first call asks for the token; looking up and making take turns after it.
  const calls = Array.from({ length: 10 }, (_, at) => at);
  const whole = { appointments: 1, invoices: 1, payments: 1 };
  const sizes = ({ appointments, invoices, payments }: Awaited<ReturnType<typeof read>>) => ({
    appointments: appointments.length,
    invoices: invoices.length,
    payments: payments.length,
  });

  it.each((['down', 'error', 'reset-after-commit'] as const).flatMap((mode) => calls.map((at) => [mode, at] as const)))(
    'in mode “%s” at call %i the booking is recorded by asking again, once',
    async (mode, at) => {
      faults = [...Array.from({ length: at }, () => null), mode];
      const first = await service().recordBooking(sale, {});
      expect(['refused-for-now', 'unknown']).toContain(first.state);
      faults = [];
      const again = await service().recordBooking(sale, first.done);
      expect(again.state).toBe('done');
      expect(again.done).toMatchObject(first.done);
      expect(sizes(await read())).toEqual(whole);
      expect(await count('contact')).toBe(1);
    },
  );

  it('a change without an answer in time is unknown, and is found', async () => {
    await service().recordCancellation({ ...sale, orderNo: 'HC-20251006-100009', cancelled: true }, {});
    faults = [null, 'slow'];
    const first = await service(shortTimeout).recordBooking(sale, {});
    expect(first).toMatchObject({ state: 'unknown', detail: 'no answer in time', done: {} });
    await booked();
    expect(await count('appointment')).toBe(1);
  });

  it('keeps what was done before the step that failed', async () => {
    faults = [null, null, null, 'down'];
    expect(await service().recordBooking(sale, {})).toMatchObject({
      state: 'refused-for-now',
      done: { appointment: expect.stringMatching(/^#AN-/) },
    });
  });

  it('a service that nobody can reach did nothing', async () => {
    await close();
    expect(await service().recordBooking(sale, {})).toMatchObject({ state: 'refused-for-now', done: {} });
    expect(await service().readOrder({ ...sale, parts: [] })).toMatchObject({ state: 'unavailable' });
  });
});

describe('the token', () => {
  it('is asked for once an hour', async () => {
    await booked();
    minutesPass(54);
    await booked();
    expect(await count('token')).toBe(1);
    minutesPass(2);
    await booked();
    expect(await count('token')).toBe(2);
  });

  it('that ends in the middle is renewed, and the call is made again, once', async () => {
    await booked();
    // Over there it ends early, as the oldest of too many does.
    const [token] = await books.find('token');
    if (token) await books.update({ ...token, data: { expiresAt: now.toISOString() } });
    await booked({ orderNo: 'HC-20251006-100002' });
    expect([await count('token'), await count('appointment')]).toEqual([2, 2]);
  });

  it('is renewed by one of two who need it at once, and both get on', async () => {
    const one = service();
    const other = service();
    const orders = [sale, { ...sale, orderNo: 'HC-20251006-100002' }] as const;
    const first = await Promise.all([one.recordBooking(orders[0], {}), other.recordBooking(orders[1], {})]);
    for (const outcome of first) {
      if (outcome.state !== 'done') expect(outcome).toMatchObject({ state: 'refused-for-now', pauseMs: 2000 });
    }
    for (const order of orders) expect((await one.recordBooking(order, {})).state).toBe('done');
    expect([await count('token'), await count('appointment')]).toEqual([1, 2]);
  });

  it('is asked for once by many calls of one copy', async () => {
    const one = service();
    const outcomes = await Promise.all(
      [1, 2, 3].map((n) => one.recordMove({ ...sale, orderNo: `HC-20251006-10000${n}` }, {})),
    );
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect(await count('token')).toBe(1);
  });

  it.each([
    ['client', { clientId: '1000.OTHER' }, 'invalid_client', 'client'],
    ['secret', { clientSecret: 'other' }, 'invalid_client_secret', 'client'],
    ['refresh token', { refreshToken: 'revoked' }, 'invalid_code', 'token'],
  ])('is refused with a 200 for a wrong %s, which is said', async (_what, more, failure, kind) => {
    const outcome = await service(more).recordBooking(sale, {});
    expect(outcome).toMatchObject({ state: 'refused', problem: 'settings', detail: `no token: ${failure}` });
    expect(tokens.refusal).toEqual({ kind, words: `no token: ${failure}`, by: null });
    await booked();
    expect(tokens.refusal).toBeNull();
  });

  it('of another data centre is shown to nobody', async () => {
    const elsewhere = { apiUrl: () => 'http://127.0.0.1:9/books' };
    const outcome = await service(elsewhere).recordBooking(sale, {});
    expect(outcome).toMatchObject({ state: 'refused', problem: 'settings', detail: expect.stringContaining(base) });
  });

  it('is asked for no more for a long while when it was asked for too often', async () => {
    for (let n = 0; n < 10; n++) {
      tokens.forget();
      await booked();
    }
    tokens.forget();
    expect(await service().recordBooking(sale, {})).toMatchObject({ state: 'refused-for-now', pauseMs: 20 * 60_000 });
    minutesPass(20);
    await booked();
  });

  it('of another organization is refused for good, which is said until Books takes a call', async () => {
    const stranger = service({ organizationId: '1' });
    const outcome = await stranger.recordBooking(sale, {});
    expect(outcome).toMatchObject({ state: 'refused', problem: 'settings' });
    const words = 'HTTP 400 6041 This user is not associated with the organization. (Zoho Books)';
    const refusal = { kind: 'permission', words, by: 'books' };
    expect(tokens.refusal).toEqual(refusal);
    // Bookings takes the same token, and after an hour there is a new one.
    minutesPass(60);
    expect((await stranger.recordMove(sale, outcome.done)).state).toBe('done');
    expect(tokens.refusal).toEqual(refusal);
    await booked();
    expect(tokens.refusal).toBeNull();
  });

  it('with which no call is taken is refused too, although a new one was given', async () => {
    const useless: typeof tokens = {
      ...tokens,
      async keep(token) {
        for (const one of await books.find('token'))
          await books.update({ ...one, data: { expiresAt: now.toISOString() } });
        await tokens.keep(token);
      },
    };
    expect(await service({}, useless).recordBooking(sale, {})).toMatchObject({ state: 'refused', problem: 'settings' });
    expect(useless.refusal?.words).toBe('HTTP 401 57 You are not authorized to perform this operation (Zoho Bookings)');
  });

  it('that could not be renewed for want of an answer leaves a refusal as it was', async () => {
    await service({ refreshToken: 'revoked' }).recordBooking(sale, {});
    faults = ['down'];
    expect(await service().recordBooking(sale, {})).toMatchObject({ state: 'refused-for-now' });
    expect(tokens.refusal?.words).toBe('no token: invalid_code');
  });
});
