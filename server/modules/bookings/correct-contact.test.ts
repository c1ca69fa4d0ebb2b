import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contact } from '#domain/booking/contact.ts';
import { addedOf } from '#domain/booking/fields.ts';
import { isRefusal } from '#domain/refusal.ts';
import { getBookingDetails } from '#server/modules/desk/details.ts';
import { resendAboutBooking } from '#server/modules/messages/resend-for-booking.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { actorOf, auditEntriesIn } from '#tests/builders/admin-bookings.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import { mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { correctContact, correctOwnContact } from './correct-contact.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const staff = await actorOf(testApp, 'corrects', 'staff');
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

const contactOf = async (orderNo: string): Promise<Contact> => {
  const { businessName, contactName, email, phone, phoneExtension, ...more } = await stored(testApp, orderNo);
  const { address, postalCode, billingStreet, billingCity, billingProvince, billingPostalCode, language } = more;
  const billing = { billingStreet, billingCity, billingProvince, billingPostalCode };
  const reached = { businessName, contactName, email, phone, phoneExtension, address, postalCode, language };
  return { ...reached, ...billing, ...addedOf(more) };
};
async function correct(orderNo: string, version: number, more: Partial<Contact>) {
  const contact = { ...(await contactOf(orderNo)), ...more };
  return correctContact(testApp.deps, { orderNo, version, contact, by: staff });
}
const recipients = async (bookingId: string) => {
  const { rows } = await testApp.pool.query<{ topic: string; recipient: string; language: string }>(
    `select topic, recipient, language from outbox where subject = $1 and state = 'queued' and recipient is not null
     order by topic`,
    [bookingId],
  );
  return rows;
};

describe('a contact that was mistyped', () => {
  it('is corrected, and what has not left yet goes to the new address and number, in the new language', async () => {
    const { orderNo, bookingId } = await bookedWithKey(testApp, '2025-10-14');
    const more = {
      email: 'right@example.com',
      phone: '514-555-0177',
      language: 'fr',
      contactName: 'Alex Exemple',
    } as const;
    expect(await correct(orderNo, 0, more)).toEqual({ version: 1 });
    expect(await contactOf(orderNo)).toMatchObject(more);
    const queued = await recipients(bookingId);
    expect(queued.map(({ topic }) => topic)).toContain('sms.service-reminder');
    for (const { topic, recipient, language } of queued)
      expect([topic, recipient, language]).toEqual([topic, topic.startsWith('sms.') ? more.phone : more.email, 'fr']);
    await sendMessages(testApp.deps);
    expect(testApp.mail.sent.at(-1)).toMatchObject({ to: { address: 'right@example.com' } });
    expect(testApp.mail.sent.at(-1)?.text).toContain('Alex Exemple');
  });

  it('loses what a client had added where nothing is written any more', async () => {
    const { orderNo } = await bookedWithKey(testApp, '2025-11-04');
    await correct(orderNo, 0, { purchaseOrderNumber: 'PO 4711', specialInstructions: 'Ring twice.' });
    await correct(orderNo, 1, { purchaseOrderNumber: '', specialInstructions: '' });
    expect(await stored(testApp, orderNo)).toMatchObject({ purchaseOrderNumber: null, specialInstructions: null });
  });

  it('and whose confirmation went astray gets it at the new address when it is sent again', async () => {
    const { orderNo, bookingId } = await bookedWithKey(testApp, '2025-10-16');
    await sendMessages(testApp.deps);
    const { rows } = await testApp.pool.query<{ id: string }>(
      `select id from outbox where subject = $1 and topic = 'mail.confirmation'`,
      [bookingId],
    );
    await correct(orderNo, 0, { email: 'found@example.com' });
    const again = await resendAboutBooking(testApp.deps, { orderNo, id: Number(rows[0]?.id), by: staff });
    expect(isRefusal(again)).toBe(false);
    await sendMessages(testApp.deps);
    expect(testApp.mail.sent.at(-1)).toMatchObject({ to: { address: 'found@example.com' } });
  });

  it('is told in the story with who, when, before and after; the audit log has no name and no address', async () => {
    const { orderNo, bookingId } = await bookedWithKey(testApp, '2025-10-20');
    const { email } = await contactOf(orderNo);
    await correct(orderNo, 0, { email: 'told@example.com', specialInstructions: 'Ring twice.' });
    const story = await getBookingDetails(testApp.deps, orderNo);
    expect(story).toMatchObject({
      corrections: [
        {
          at: mondayMorning.toISOString(),
          by: expect.stringContaining('corrects'),
          before: { email, specialInstructions: null },
          after: { email: 'told@example.com', specialInstructions: 'Ring twice.' },
        },
      ],
    });
    const entries = await auditEntriesIn(testApp, bookingId);
    expect(entries).toMatchObject([
      { action: 'booking.corrected', after: { fields: ['email', 'specialInstructions'] } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/@|Ring/);
  });
});

describe('the client’s own correction', () => {
  const own = {
    contactName: 'Alex Exemple',
    email: 'own@example.com',
    phone: '514-555-0177',
    specialInstructions: 'A\nB',
  };

  it('needs the link’s key, and changes how they are reached and nothing else', async () => {
    const { orderNo, key } = await bookedWithKey(testApp, '2025-10-27');
    const before = await contactOf(orderNo);
    const refused = await correctOwnContact(testApp.deps, { orderNo, key: 'x', contact: own });
    expect(refused).toEqual({ refused: 'BOOKING_LINK_NEEDED' });
    expect(await contactOf(orderNo)).toEqual(before);
    expect(await correctOwnContact(testApp.deps, { orderNo, key, contact: own })).toEqual({ version: 1 });
    expect(await correctOwnContact(testApp.deps, { orderNo, key, contact: own })).toEqual({ version: 1 });
    const { email, ...others } = own;
    expect(await contactOf(orderNo)).toEqual({ ...before, ...others });
    const story = await getBookingDetails(testApp.deps, orderNo);
    expect(story).toMatchObject({
      corrections: [
        { by: null, before: { phone: before.phone }, after: others, asked: null },
        { by: null, before: { email: before.email }, after: { email }, asked: 'waiting' },
      ],
    });
  });

  it('sends a new e-mail address its own link and tells the former one, once', async () => {
    const { orderNo, key } = await bookedWithKey(testApp, '2025-10-28');
    await sendMessages(testApp.deps);
    const sentBefore = testApp.mail.sent.length;
    await correctOwnContact(testApp.deps, { orderNo, key, contact: { ...own, email: 'copy@example.com' } });
    await correctOwnContact(testApp.deps, {
      orderNo,
      key,
      contact: { ...own, email: 'copy@example.com', phone: '514-555-0188' },
    });
    await sendMessages(testApp.deps);
    const sent = testApp.mail.sent.slice(sentBefore);
    expect(sent.map(({ to }) => to.address)).toEqual(['copy@example.com', 'camille@example.com']);
    expect(sent[0]?.text).toContain('/confirmation?');
    expect(sent[1]?.text).toContain('/address-change?');
  });

  it('leaves what they did not touch as an operator corrected it meanwhile', async () => {
    const { orderNo, key } = await bookedWithKey(testApp, '2025-11-03');
    await correct(orderNo, 0, { phone: '514-555-0199' });
    await correctOwnContact(testApp.deps, { orderNo, key, contact: { contactName: 'Alex Exemple' } });
    expect(await contactOf(orderNo)).toMatchObject({ contactName: 'Alex Exemple', phone: '514-555-0199' });
  });

  it('is refused once the visit is cancelled', async () => {
    const { orderNo, key } = await bookedWithKey(testApp, '2025-10-30');
    await testApp.pool.query(`update bookings set status = 'cancelled', cancelled_at = now() where order_no = $1`, [
      orderNo,
    ]);
    const refused = await correctOwnContact(testApp.deps, { orderNo, key, contact: own });
    expect(refused).toEqual({ refused: 'ALREADY_CANCELLED' });
  });
});

it('of two who correct the same booking one is heard, and what is the same changes nothing', async () => {
  const { orderNo, bookingId } = await bookedWithKey(testApp, '2025-10-21');
  const outcomes = await Promise.all(
    ['one', 'two'].map((name) => correct(orderNo, 0, { contactName: `Alex ${name}` })),
  );
  expect(outcomes.filter(isRefusal)).toEqual([{ refused: 'BOOKING_CHANGED' }]);
  expect(await correct(orderNo, 1, {})).toEqual({ version: 1 });
  expect(await auditEntriesIn(testApp, bookingId)).toHaveLength(1);
});

it('over the wire staff corrects, a stranger does not, and what is no address is refused', async () => {
  const { orderNo } = await bookedWithKey(testApp, '2025-10-23');
  const contact = await contactOf(orderNo);
  const url = `/api/admin/bookings/${orderNo}/contact`;
  const send = async (payload: object, cookie: string) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { cookie } });
    return answer.statusCode;
  };
  const cookie = await signIn('staff');
  const right = { ...contact, businessName: 'Galerie Exemple' };
  expect(await send({ version: 0, contact: right }, '')).toBe(401);
  for (const wrong of [{ email: 'nowhere' }, { phone: '12' }, { contactName: '' }, { language: 'de' }])
    expect(await send({ version: 0, contact: { ...right, ...wrong } }, cookie), JSON.stringify(wrong)).toBe(400);
  expect(await send({ version: 0, contact: right }, cookie)).toBe(200);
  expect(await send({ version: 0, contact }, cookie)).toBe(409);
  expect(await contactOf(orderNo)).toMatchObject({ businessName: 'Galerie Exemple' });
});
