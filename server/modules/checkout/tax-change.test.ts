import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { ratesIn } from '#domain/pricing/dated-rates.ts';
import { isRefusal } from '#domain/refusal.ts';
import { previewStorefront } from '#server/modules/bookings/storefront/preview.ts';
import { readPaper } from '#server/modules/documents/read.ts';
import { sentLink } from '#tests/builders/bookings/operator-bookings.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { anOrderNo, aRequest, aVisitor, book, openTestApp, startPaying, totals } from '#tests/builders/test-app.ts';
import { readPaymentLink } from './operator/read-link.ts';
import { preload } from './preload.ts';
import { quotePrices } from './quote.ts';

const testApp = await openTestApp();
afterAll(testApp.close);
const rates = { before: { gst: 5000, qst: 9975 }, after: { gst: 6000, qst: 10_500 } };
testApp.deps.taxRatesAt = ratesIn({ '2013-01-01': rates.before, '2025-10-07': rates.after }, 'America/Toronto');

const aMinuteBefore = new Date('2025-10-07T03:59:00Z');
const midnight = new Date('2025-10-07T04:00:00Z');
/** 1815.00, 6 % of it and 10.5 %. */
const totalAfter = '2114.48';

beforeEach(() => {
  testApp.time.now = aMinuteBefore;
});

async function invoiceOf(orderNo: string): Promise<string> {
  const read = await readPaper(testApp.deps, 'operator', { orderNo, file: undefined, language: 'en' });
  if (isRefusal(read)) throw new Error(read.refused);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(read.body))), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}

it('a sale keeps the rates of its card form: on the invoice, in a mail that is sent again, and when it is corrected', async () => {
  const open = await startPaying(testApp);
  testApp.time.now = midnight;
  testApp.cards.approve(open.ticket);
  const [before, after] = [
    await open.submit(),
    await book(testApp, { amount: totalAfter, booking: { appointmentDate: '2025-10-16' } }),
  ];
  if (isRefusal(before)) throw new Error(before.refused);
  const { rows } = await testApp.pool.query('select tax_rates, total from bookings order by appointment_date');
  expect(rows).toEqual([
    { tax_rates: rates.before, total: 208_680 },
    { tax_rates: rates.after, total: 211_448 },
  ]);
  expect(await invoiceOf(before.orderNo)).toContain('GST 5% $90.75 QST 9.975% $181.05 Total $2,086.80');
  expect(await invoiceOf(after.orderNo)).toContain('GST 6% $108.90 QST 10.5% $190.58 Total $2,114.48');
  const { written } = composing(testApp);
  expect((await written(before.bookingId, 'mail.confirmation')).text).toContain('QST (9.975%): $181.05');
  expect((await written(after.bookingId, 'mail.confirmation')).text).toContain('QST (10.5%): $190.58');
  const storefront = { storefrontSize: 'little-storefront', selectedLayout: 'layout13' } as const;
  expect(await previewStorefront(testApp.deps, { orderNo: before.orderNo, storefront })).toMatchObject({
    price: { base: 50_000, gst: 2500, qst: 4988 },
  });
  expect(await previewStorefront(testApp.deps, { orderNo: after.orderNo, storefront })).toMatchObject({
    price: { base: 50_000, gst: 3000, qst: 5250 },
  });
});

it('a quote that was asked for before midnight is not served after it, and nobody pays by it', async () => {
  const question = { buildingSize: 'little-storefront', layout: 1, coatingType: 'complete' } as const;
  const ask = () => quotePrices(testApp.deps, { hash: null }, question);
  expect(await ask()).toMatchObject({ quote: { total: 208_680, taxRates: rates.before } });
  testApp.time.now = midnight;
  expect(await ask()).toMatchObject({ quote: { total: 211_448, taxRates: rates.after } });
  const request = {
    orderNo: anOrderNo(midnight),
    amount: totals.complete,
    booking: aRequest({ appointmentDate: '2025-10-20' }),
  };
  expect(await preload(testApp.deps, aVisitor('late'), request)).toMatchObject({
    refused: 'PRICE_DIFFERS',
    quote: { total: 211_448 },
  });
});

it('a payment link that was sent before midnight asks for the taxes of the day on which it is paid', async () => {
  const { token } = await sentLink(testApp, { booking: aRequest({ appointmentDate: '2025-10-21' }) });
  const offered = () => readPaymentLink(testApp.deps, { token });
  expect(await offered()).toMatchObject({ offer: { quote: { total: 208_680 } } });
  testApp.time.now = midnight;
  expect(await offered()).toMatchObject({ offer: { quote: { total: 211_448, taxRates: rates.after } } });
  await book(testApp, { amount: totalAfter, booking: { paymentLink: token } as object });
  const { rows } = await testApp.pool.query('select total, tax_rates from operator_bookings');
  expect(rows).toEqual([{ total: 211_448, tax_rates: rates.after }]);
});
