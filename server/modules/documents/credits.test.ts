import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { correctStorefront } from '#server/modules/bookings/storefront/correct.ts';
import { previewStorefront } from '#server/modules/bookings/storefront/preview.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { actorOf } from '#tests/builders/admin-bookings.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { orderKey, stored } from '#tests/builders/self-service.ts';
import { countRows, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { readPaper } from './read.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const by = await actorOf(testApp, 'corrects');
const operator = await signIn('owner');
beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('delete from day_claims');
  testApp.deps.calendar.claims.forget();
});

const door = { storefrontSize: 'little-storefront', selectedLayout: 'layout13' } as const;
const moderne = { storefrontSize: 'mid-storefront', selectedLayout: 'layout1' } as const;

/** A booking of 2086.80: 1815.00, GST 90.75, QST 181.05. */
async function sold(date = '2025-10-14') {
  const booking = await paidBooking(testApp, date);
  const { orderNo } = booking;
  const correct = async (storefront: typeof door | typeof moderne) => {
    const price = await previewStorefront(testApp.deps, { orderNo, storefront });
    if (isRefusal(price)) throw new Error(price.refused);
    const { version, difference } = price;
    const settled =
      difference < 0
        ? ({ settlement: 'refund', reason: null } as const)
        : ({ settlement: 'leave', reason: 'Agreed on the phone.' } as const);
    return correctStorefront(testApp.deps, { orderNo, version, storefront, difference, ...settled, notify: true, by });
  };
  const paper = async (file: string | undefined, language: 'en' | 'fr' = 'en') => {
    const read = await readPaper(testApp.deps, 'operator', { orderNo, file, language });
    if (isRefusal(read)) return read.refused;
    const document = await getDocumentProxy(new Uint8Array(Buffer.from(read.body)));
    const { text } = await extractText(document, { mergePages: true });
    return text.replace(/\s+/g, ' ');
  };
  const back = async () => {
    while ((await sendRefunds(testApp.deps)) > 0);
    await sendMessages(testApp.deps);
  };
  return { ...booking, correct, paper, back };
}

const onSale = ['Invoice', 'Total $2,086.80 CAD', 'Paid in full'];

describe('money that went back is on a credit note with its taxes, and never on the invoice', () => {
  it('all of it, given back as a part after a cancellation that was too late', async () => {
    const { part, cancel, paper, back, orderNo } = await sold();
    await cancel('none');
    later(testApp, 1);
    await part(208_680);
    expect(await paper('C1.pdf')).toBe('ORDER_NOT_FOUND');
    await back();
    const note = await paper('C1.pdf');
    for (const words of [
      'Credit note',
      `Credit note number ${orderNo}-C1`,
      `Invoice number ${orderNo}`,
      'Date issued Monday, October 6, 2025',
      'Cancelled visit',
      'Cancelled on Monday, October 6, 2025',
      'Subtotal $1,815.00 GST 5% $90.75 QST 9.975% $181.05 Credit $2,086.80 CAD',
      'Refunded To the card that was used to pay',
      'Amount refunded $2,086.80',
      'GST registration number 000000000 RT0001',
      'QST registration number 0000000000 TQ0001',
    ])
      expect(note).toContain(words);
    const mail = testApp.mail.sent.findLast(({ text }) => text.includes(`${orderNo}-C1`));
    expect(mail?.subject).toBe(`Refund of $2,086.80 (${orderNo})`);
    expect(mail?.text).toContain('has now gone back in full');
    expect(mail?.text).not.toMatch(/a part of what you paid|stays as it is/);
    const stands = { refundStatus: 'refunded', paymentStatus: 'refunded' };
    expect(await stored(testApp, orderNo)).toMatchObject(stands);
    const invoice = await paper(undefined);
    for (const words of onSale) expect(invoice).toContain(words);
    expect(invoice).not.toMatch(/Refund|Cancel|Credit|−/);
  });

  it('the difference of a smaller storefront, and the rest of it later', async () => {
    const { correct, part, paper, back } = await sold();
    await correct(door);
    await back();
    await part(57_488);
    await back();
    const first = await paper('C1.pdf');
    expect(first).toContain(
      'Billed at first: Little Storefront, Layout 1. Corrected to: Little Storefront, Layout 13.',
    );
    expect(first).toContain('Subtotal $1,315.00 GST 5% $65.75 QST 9.975% $131.17 Credit $1,511.92 CAD');
    expect(await paper('C2.pdf')).toContain('Subtotal $500.00 GST 5% $25.00 QST 9.975% $49.88 Credit $574.88 CAD');
    expect(await paper('C3.pdf')).toBe('ORDER_NOT_FOUND');
    expect(await paper(undefined)).not.toMatch(/Refund|Corrected|−/);
  });

  it('a part of $100.00, in both languages', async () => {
    const { part, paper, back, orderNo } = await sold();
    await part(10_000);
    await back();
    expect(await paper('C1.pdf')).toContain('Subtotal $86.98 GST 5% $4.35 QST 9.975% $8.67 Credit $100.00 CAD');
    const french = await paper('C1.pdf', 'fr');
    for (const words of [
      'Note de crédit',
      `Nº de note de crédit ${orderNo}-C1`,
      `Nº de facture ${orderNo}`,
      'Remboursement partiel',
      'Sous-total 86,98 $ TPS 5 % 4,35 $ TVQ 9,975 % 8,67 $ Crédit 100,00 $ CA',
      'Sur la carte utilisée pour le paiement',
      'Nº d’inscription TPS 000000000 RT0001',
    ])
      expect(french).toContain(words);
  });

  it('a part, and then the rest of a cancelled visit', async () => {
    const { part, cancel, paper, back } = await sold();
    await part(10_000);
    later(testApp, 1);
    await cancel('full');
    await back();
    expect(await paper('C1.pdf')).toContain('Partial refund');
    const rest = await paper('C2.pdf');
    expect(rest).toContain('Cancelled visit');
    expect(rest).toContain('Subtotal $1,728.02 GST 5% $86.40 QST 9.975% $172.38 Credit $1,986.80 CAD');
    expect(await paper(undefined)).not.toMatch(/Refund|Cancel|−/);
  });
});

it('a larger storefront has a supplementary invoice on which nothing is due', async () => {
  const { correct, paper, back, orderNo } = await sold();
  await correct(moderne);
  await back();
  const supplement = await paper('S1.pdf');
  for (const words of [
    `Supplement number ${orderNo}-S1`,
    'Billed at first: Little Storefront, Layout 1. Corrected to: Mid Storefront, Layout 1.',
    'Reduction agreed −$825.00 Subtotal $0.00 GST 5% $0.00 QST 9.975% $0.00 Total $0.00 CAD No payment due',
  ])
    expect(supplement).toContain(words);
  expect(await paper('S1.pdf', 'fr')).toContain('Facture supplémentaire');
  const mail = testApp.mail.sent.at(-1);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`Supplementary invoice ${orderNo}-S1 is attached too`);
  const attached = mail?.attachments.map(({ filename }) => filename) ?? [];
  expect(attached.slice(0, 4)).toEqual([
    `facture-${orderNo}.pdf`,
    `invoice-${orderNo}.pdf`,
    `facture-supplementaire-${orderNo}-S1.pdf`,
    `supplementary-invoice-${orderNo}-S1.pdf`,
  ]);
});

it('a credit note goes with the mail of its refund, French first, and stays as it was issued', async () => {
  const { part, paper, back, orderNo } = await sold();
  await part(10_000);
  await back();
  const { attachments = [], text } = testApp.mail.sent.findLast(({ subject }) => subject.includes('$100.00')) ?? {};
  expect(text?.replaceAll(/\s+/g, ' ')).toContain(`Credit note ${orderNo}-C1 is attached, in French and in English`);
  expect(attachments.map(({ filename }) => filename)).toEqual([
    `note-de-credit-${orderNo}-C1.pdf`,
    `credit-note-${orderNo}-C1.pdf`,
  ]);
  const before = await paper('C1.pdf');
  await testApp.pool.query(`update bookings set business_name = 'Another', appointment_date = '2025-10-16'
    where order_no = '${orderNo}'`);
  expect(await paper('C1.pdf')).toBe(before);
  expect(await countRows(testApp, 'issued_papers', `number = '${orderNo}-C1'`)).toBe(1);
});

it('the papers of a booking are listed and given to whoever sees it whole, and to nobody else', async () => {
  const { part, back, orderNo } = await sold();
  await part(10_000);
  await back();
  const key = await orderKey(testApp, orderNo);
  const path = `/api/booking-details/${orderNo}`;
  const papers = [
    { kind: 'invoice', number: orderNo, issuedOn: '2025-10-06', amount: 2086.8 },
    { kind: 'credit-note', number: `${orderNo}-C1`, issuedOn: '2025-10-06', amount: 100 },
  ];
  expect((await app.inject({ url: `${path}?key=${key}` })).json().papers).toEqual(papers);
  const story = await app.inject({ url: `/api/admin/bookings/${orderNo}`, headers: { cookie: operator } });
  expect(story.json().papers).toEqual(papers);
  const note = await app.inject({ url: `${path}/papers/C1.pdf?key=${key}&language=fr` });
  expect(note.headers['content-disposition']).toBe(`attachment; filename="note-de-credit-${orderNo}-C1.pdf"`);
  const others = await sold('2025-10-16');
  for (const [url, status] of [
    [`${path}/papers/C1.pdf`, 404],
    [`${path}/papers/C1.pdf?key=x`, 404],
    [`${path}/papers/C2.pdf?key=${key}`, 404],
    [`/api/booking-details/${others.orderNo}/papers/C1.pdf?key=${key}`, 404],
    [`${path}/papers/X1.pdf?key=${key}`, 400],
    [`/api/admin/bookings/${orderNo}/papers/C1.pdf`, 401],
  ] as const)
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, status]);
  for (const language of ['en', 'fr']) {
    const url = `/api/admin/bookings/${orderNo}/papers/C1.pdf?language=${language}`;
    expect((await app.inject({ url, headers: { cookie: operator } })).statusCode).toBe(200);
  }
  expect((await stored(testApp, orderNo)).status).toBe('active');
});
