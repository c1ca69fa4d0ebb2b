import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addedOf } from '#domain/booking/fields.ts';
import { cents } from '#domain/money.ts';
import { chargeExtra } from '#server/modules/bookings/charges/ask.ts';
import { correctContact, correctOwnContact } from '#server/modules/bookings/correct-contact.ts';
import { refundPartially } from '#server/modules/bookings/refund-partially.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { purgeAll } from '#server/modules/retention/purge.ts';
import { owner } from '#tests/builders/money.ts';
import { orderKey, stored } from '#tests/builders/self-service.ts';
import { book, countRows, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { resendMessage } from './resend.ts';
import { sendMessages } from './send.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

const payables = 'payables@example.com';
const booked = (invoiceEmail: string | null = payables) =>
  book(testApp, { booking: { appointmentDate: '2025-10-14' }, customer: { invoiceEmail } });

/** The mails that left for an address since it was last asked. */
async function sentTo(address: string) {
  await sendMessages(testApp.deps);
  const sent = testApp.mail.sent.splice(0);
  return sent.filter(({ to }) => to.address === address);
}
const filesOf = (mails: Awaited<ReturnType<typeof sentTo>>) =>
  mails.map(({ attachments }) => attachments.filter(({ cid }) => !cid).map(({ filename }) => filename));

async function correct(orderNo: string, invoiceEmail: string | null) {
  const booking = await stored(testApp, orderNo);
  const contact = { ...booking, ...addedOf({ ...booking, invoiceEmail }) };
  return correctContact(testApp.deps, { orderNo, version: booking.version, contact, by: owner });
}

describe('the second address of a booking', () => {
  it('gets the invoice in a mail of its own, without a link and without a word of the client', async () => {
    const { orderNo } = await booked();
    const [mail, ...more] = await sentTo(payables);
    expect(more).toEqual([]);
    expect(filesOf(mail ? [mail] : [])).toEqual([[`facture-${orderNo}.pdf`, `invoice-${orderNo}.pdf`]]);
    expect(mail?.to.name).toBe('');
    expect(mail?.text).toContain(orderNo);
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/key=|cancel-booking|Camille|Boutique/);
  });

  it('of no booking means no mail', async () => {
    await booked(null);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.invoice-copy'`)).toBe(0);
  });

  it('gets the supplementary invoice of a charge and the credit note of a refund, each alone', async () => {
    const { orderNo } = await booked();
    await sentTo(payables);
    const asked = { chargeId: randomUUID(), way: 'cash', reference: null } as const;
    const { version } = await stored(testApp, orderNo);
    const base = cents(10_000);
    await chargeExtra(testApp.deps, { ...asked, orderNo, version, base, reason: 'A second door.', by: owner });
    expect(filesOf(await sentTo(payables))).toEqual([
      [`facture-supplementaire-${orderNo}-S1.pdf`, `supplementary-invoice-${orderNo}-S1.pdf`],
    ]);
    const refund = { orderNo, version: version + 1, amount: cents(25_000), reason: 'One pane.', notify: true };
    await refundPartially(testApp.deps, owner, refund);
    await sendRefunds(testApp.deps);
    const credits = filesOf(await sentTo(payables)).flat();
    expect(credits.filter((name) => name.startsWith('note-de-credit'))).not.toEqual([]);
    expect(credits.filter((name) => !/credit/.test(name))).toEqual([]);
  });

  it('that is corrected gets all papers there are, and the former one gets none any more', async () => {
    const { orderNo } = await booked();
    await correct(orderNo, 'right@example.com');
    await sendMessages(testApp.deps);
    const sent = testApp.mail.sent.splice(0);
    expect(sent.map(({ to }) => to.address).toSorted()).toEqual(['camille@example.com', 'right@example.com']);
    await correct(orderNo, null);
    expect(await sentTo('right@example.com')).toEqual([]);
    await correct(orderNo, payables);
    expect(filesOf(await sentTo(payables))).toHaveLength(1);
  });

  it('stays as it is when the client’s own is corrected, also for a mail that is sent again', async () => {
    const { orderNo, bookingId } = await booked();
    const booking = await stored(testApp, orderNo);
    const contact = { ...booking, email: 'moved@example.com' };
    await correctContact(testApp.deps, { orderNo, version: 0, contact, by: owner });
    expect(await sentTo(payables)).toHaveLength(1);
    const { rows } = await testApp.pool.query(
      `select id from outbox where topic = 'mail.invoice-copy' and subject = $1`,
      [bookingId],
    );
    await resendMessage(testApp.deps, { id: Number(rows[0].id) });
    expect(filesOf(await sentTo(payables))).toEqual([[`facture-${orderNo}.pdf`, `invoice-${orderNo}.pdf`]]);
  });

  it('is given by the holder of the link three times a day at most', async () => {
    const { orderNo } = await booked(null);
    const key = await orderKey(testApp, orderNo);
    const give = (invoiceEmail: string) => correctOwnContact(testApp.deps, { orderNo, key, contact: { invoiceEmail } });
    for (const one of ['a', 'b', 'c']) expect(await give(`${one}@example.com`)).toHaveProperty('version');
    expect(await give('d@example.com')).toMatchObject({ refused: 'TOO_MANY_ADDRESSES' });
    expect((await stored(testApp, orderNo)).invoiceEmail).toBe('c@example.com');
    expect(await sentTo('c@example.com')).toHaveLength(1);
  });

  it('is given out to whoever it belongs to and erased on their wish, and with the booking after its time', async () => {
    const { orderNo } = await booked();
    const email = payables;
    await sentTo(payables);
    const records = await exportPersonalData(testApp.deps, { email, by: null });
    expect(records).toMatchObject({
      invoice_addresses: [{ order_no: orderNo, invoice_email: payables }],
      messages: [{ topic: 'mail.invoice-copy' }],
    });
    expect(records).not.toHaveProperty('bookings');
    await erasePersonalData(testApp.deps, { email, by: null });
    const said = `position('${payables}' in concat(recipient, content, detail)) > 0`;
    expect([await countRows(testApp, 'outbox', said), (await stored(testApp, orderNo)).invoiceEmail]).toEqual([
      0,
      null,
    ]);

    await correct(orderNo, payables);
    testApp.time.now = new Date('2036-01-02T15:00:00Z');
    await purgeAll(testApp.deps);
    expect((await stored(testApp, orderNo)).invoiceEmail).toBeNull();
    expect(await countRows(testApp, 'booking_corrections', `concat(before, after) like '%${payables}%'`)).toBe(0);
  });
});
