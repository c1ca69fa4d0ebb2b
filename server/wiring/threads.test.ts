import { afterAll, expect, it } from 'vitest';
import { defaultContact } from '#business/settings.ts';
import { importColumns } from '#domain/import/columns.ts';
import { cents } from '#domain/money.ts';
import { sampleBooking } from '#sandbox/pages/mail-samples.ts';
import { invoiceFacts } from '#server/modules/documents/invoice/facts.ts';
import { renderPaper } from '#server/modules/documents/invoice/render.ts';
import { faultOf, readFile } from '#server/modules/transfer/parts/lines.ts';
import { openServer } from '#tests/builders/server.ts';

const server = await openServer();
afterAll(() => server.close());

const payment = {
  transactionNo: '660-0_1472',
  approvalCode: '048212',
  amount: cents(260_418),
  method: 'card',
  reference: null,
} as const;
const printed = { facts: invoiceFacts(sampleBooking, payment, defaultContact), language: 'en' } as const;

it('a paper that a thread draws is the same, byte for byte', async () => {
  expect(await server.deps.drawPaper?.(printed)).toEqual(await renderPaper(printed));
});

it('a page is answered while a file of megabytes is read and its lines are given back, the same as in one piece', async () => {
  const tasks = server.deps.importTasks;
  if (!tasks) throw new Error('no thread reads files');
  const line = importColumns.map((column) => `"${column} ${'é '.repeat(60)}"`).join(';');
  const csv = `${importColumns.join(';')}\n${`${line}\n`.repeat(1500)}`;
  expect(csv.length).toBeGreaterThan(4_000_000);
  const reading = { over: false };
  const work = tasks.read(csv).then(async (file) => {
    const faults = file.lines.map((one) => faultOf(one.line, 'date'));
    const rest = await tasks.rest({ file, faults, language: 'fr' });
    reading.over = true;
    return { file, rest };
  });
  expect((await server.ask('GET', '/healthz')).status).toBe(200);
  expect(reading.over).toBe(false);
  const { file, rest } = await work;
  expect(file).toEqual(readFile(csv));
  expect(rest?.split('\n').length).toBeGreaterThan(1500);
});

it('a page is answered while papers are drawn', async () => {
  const { drawPaper } = server.deps;
  const drawn = Array.from({ length: 30 }, () => drawPaper?.(printed));
  const drawing = { over: false };
  const all = Promise.all(drawn).then(() => {
    drawing.over = true;
  });
  expect((await server.ask('GET', '/healthz')).status).toBe(200);
  expect(drawing.over).toBe(false);
  await all;
});
