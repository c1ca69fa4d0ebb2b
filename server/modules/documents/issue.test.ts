import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultContact } from '#business/settings.ts';
import { isRefusal } from '#domain/refusal.ts';
import { correctContact } from '#server/modules/bookings/correct-contact.ts';
import { moveByOperator } from '#server/modules/bookings/move/operator.ts';
import { correctStorefront } from '#server/modules/bookings/storefront/correct.ts';
import { previewStorefront } from '#server/modules/bookings/storefront/preview.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { actorOf } from '#tests/builders/admin-bookings.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { stored } from '#tests/builders/self-service.ts';
import { countRows, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { issuedPaper } from './issue.ts';
import { readPaper } from './read.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const by = await actorOf(testApp, 'owner');
beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('delete from day_claims; delete from settings');
  testApp.deps.calendar.claims.forget();
  testApp.forget();
});

const door = { storefrontSize: 'little-storefront', selectedLayout: 'layout13' } as const;
const mistyped = 'mistyped@example.com';

/** A booking to which everything happens that can: other names, another storefront, another day, less money, no visit. */
async function booked() {
  const sold = await paidBooking(testApp);
  const { orderNo } = sold;
  await testApp.pool.query(`update bookings set email = '${mistyped}' where order_no = '${orderNo}'`);
  const happen = async () => {
    const version = async () => (await stored(testApp, orderNo)).version;
    const { businessName: _name, email: _email, ...rest } = await stored(testApp, orderNo);
    const contact = { ...rest, businessName: 'Another name', email: 'right@example.com', address: '2, Other Street' };
    await correctContact(testApp.deps, { orderNo, version: await version(), contact, by });
    const price = await previewStorefront(testApp.deps, { orderNo, storefront: door });
    if (isRefusal(price)) throw new Error(price.refused);
    const corrected = { storefront: door, difference: price.difference, settlement: 'refund', reason: null } as const;
    const wish = { orderNo, version: await version(), notify: true, by };
    await correctStorefront(testApp.deps, { ...wish, ...corrected });
    const day = { date: '2025-10-16', time: '10:00 AM', anyDay: false } as const;
    await moveByOperator(testApp.deps, { ...wish, ...day, version: await version() });
    await sold.cancel('full');
    await sendRefunds(testApp.deps);
    await sendMessages(testApp.deps);
    const own = { ...defaultContact, email: 'elsewhere@example.com' };
    await testApp.pool.query(`insert into settings (key, value) values ('contact', $1)`, [own]);
    testApp.forget();
    expect(await stored(testApp, orderNo)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  };
  return { ...sold, happen };
}

const drawn = async (orderNo: string) =>
  Promise.all(
    (['en', 'fr'] as const).map(async (language) => {
      const file = await readPaper(testApp.deps, 'operator', { orderNo, language });
      if (isRefusal(file)) throw new Error(file.refused);
      return file;
    }),
  );

describe('the invoice of a sale', () => {
  it('is the same to the byte, in either language, whatever becomes of the booking after it was sent', async () => {
    const { orderNo, happen } = await booked();
    await sendMessages(testApp.deps);
    const before = await drawn(orderNo);
    await happen();
    expect(await drawn(orderNo)).toEqual(before);
    expect(await countRows(testApp, 'issued_papers', `number = '${orderNo}'`)).toBe(1);
  });

  it('says what was sold where it is drawn for the first time after everything changed', async () => {
    const { orderNo, happen } = await booked();
    const { businessName, address } = await stored(testApp, orderNo);
    await happen();
    expect(await issuedPaper(testApp.deps, await stored(testApp, orderNo), orderNo)).toMatchObject({
      ...{ kind: 'invoice', number: orderNo, issuedOn: '2025-10-06', address },
      buyer: { names: [businessName, expect.any(String), 'Camille Exemple'], email: mistyped },
      storefront: { storefrontSize: 'little-storefront', selectedLayout: 'layout1' },
      visit: { date: '2025-10-14', time: '9:00 AM' },
      amount: { base: 181_500, gst: 9_075, qst: 18_105, total: 208_680 },
      payment: { method: 'card', amount: 208_680 },
    });
  });

  it('goes to the billing address as the office corrected it, on copies that are issued and on those to come', async () => {
    const { orderNo } = await booked();
    const address = async (number = orderNo) =>
      (await issuedPaper(testApp.deps, await stored(testApp, orderNo), number))?.buyer.address;
    const right = { billingStreet: '5302, rue Exemple', billingPostalCode: 'H2Y 1C6', postalCode: 'H2Y 1C6' };
    const correct = async (more: Partial<typeof right>) => {
      const was = await stored(testApp, orderNo);
      return correctContact(testApp.deps, { orderNo, version: was.version, contact: { ...was, ...more }, by });
    };
    await correct({ billingStreet: '5300, rue Exemple' });
    expect(await address()).toMatchObject({ street: '5300, rue Exemple' });
    testApp.time.now = new Date(mondayMorning.getTime() + 60_000);
    await correct(right);
    expect(await address()).toMatchObject({ street: '5302, rue Exemple', postalCode: 'H2Y 1C6' });
    expect(await stored(testApp, orderNo)).toMatchObject(right);
  });

  it('is one, whichever of two processes draws it first', async () => {
    const { orderNo } = await booked();
    const booking = await stored(testApp, orderNo);
    const asked = ['One name', 'Other name'].map((businessName) =>
      issuedPaper(testApp.deps, { ...booking, businessName }, orderNo),
    );
    const [one, other] = await Promise.all(asked);
    expect(one).toEqual(other);
    expect(await issuedPaper(testApp.deps, booking, orderNo)).toEqual(one);
  });

  it('names nobody’s e-mail once it is erased, also one that somebody else had typed', async () => {
    const { orderNo, happen } = await booked();
    await drawn(orderNo);
    await happen();
    expect(await exportPersonalData(testApp.deps, { email: mistyped, by: by.id })).toHaveProperty('issued_papers');
    testApp.time.now = new Date('2025-12-01T12:00:00Z');
    expect(await erasePersonalData(testApp.deps, { email: mistyped, by: by.id })).toMatchObject({
      erased: { issued_papers: expect.any(Number) },
    });
    expect(await countRows(testApp, 'issued_papers', `facts::text like '%${mistyped}%'`)).toBe(0);
    expect(await countRows(testApp, 'issued_papers', `facts::text like '%Camille%' and number = '${orderNo}'`)).toBe(1);
  });
});
