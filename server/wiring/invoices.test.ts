import { afterAll, expect, it } from 'vitest';
import { defaultContact } from '#business/settings.ts';
import { cents } from '#domain/money.ts';
import { renderInvoice } from '#server/modules/messages/invoice/render.ts';
import { sampleBooking } from '#server/modules/messages/mail/samples.ts';
import { openServer } from '#tests/builders/server.ts';

const server = await openServer();
afterAll(() => server.close());

const facts = {
  language: 'en',
  booking: sampleBooking,
  receipt: {
    transactionNo: '660-0_1472',
    approvalCode: '048212',
    amount: cents(260_418),
    method: 'card',
    reference: null,
  },
  issuedOn: '2025-10-06',
  contact: defaultContact,
} as const;

it('an invoice that a thread draws is the same, byte for byte', async () => {
  expect(await server.deps.drawInvoice?.(facts)).toEqual(await renderInvoice(facts));
});

it('a page is answered while invoices are drawn', async () => {
  const { drawInvoice } = server.deps;
  const drawn = Array.from({ length: 30 }, () => drawInvoice?.(facts));
  const drawing = { over: false };
  const all = Promise.all(drawn).then(() => {
    drawing.over = true;
  });
  expect((await server.ask('GET', '/healthz')).status).toBe(200);
  expect(drawing.over).toBe(false);
  await all;
});
