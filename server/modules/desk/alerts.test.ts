import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { recoverAllCheckouts } from '#server/modules/checkout/recover.ts';
import { saveCustomer } from '#server/modules/checkout/save-customer.ts';
import { closeMessage } from '#server/modules/messages/parts/close.ts';
import { resendMessage } from '#server/modules/messages/resend.ts';
import { answerReview, noteReview } from '#server/modules/reviews/answer.ts';
import { listReviews, readReview } from '#server/modules/reviews/read.ts';
import { changeSetting } from '#server/modules/settings/change.ts';
import { defaults } from '#server/modules/settings/queries/settings.ts';
import { queueMessage } from '#tests/builders/messages/messages.ts';
import { anOffer, aReview } from '#tests/builders/reviews.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  later,
  mondayMorning,
  openTestApp,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { listAlerts } from './alerts.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

const groupOf = async (kind: string) =>
  (await listAlerts(testApp.deps)).groups.find((group) => group.kind === kind) ?? null;
const run = (statement: string, values: unknown[] = []) => testApp.pool.query(statement, values);

it('nothing needs a person where all is well', async () => {
  await book(testApp);
  expect(await listAlerts(testApp.deps)).toEqual({ now: mondayMorning.toISOString(), count: 0, groups: [] });
});

describe('a checkout that was paid and not finished', () => {
  async function paidUnseen(): Promise<string> {
    const orderNo = anOrderNo();
    const visitor = aVisitor('unfinished');
    const loaded = await preload(testApp.deps, visitor, { orderNo, amount: totals.complete, booking: aRequest() });
    if (isRefusal(loaded) || loaded.ticket === null) throw new Error('no ticket');
    testApp.cards.approve(loaded.ticket);
    return orderNo;
  }

  it('is told ten minutes after its receipt was seen, until it is finished', async () => {
    const orderNo = await paidUnseen();
    await recoverAllCheckouts(testApp.deps);
    expect(await groupOf('unfinished')).toBeNull();
    later(testApp, 11);
    expect(await groupOf('unfinished')).toMatchObject({
      count: 1,
      lines: [{ code: 'paid', name: orderNo, orderNo: null, amount: 208_680 }],
    });
    await saveCustomer(testApp.deps, aVisitor('unfinished'), { orderNo, customer: aCustomer() });
    await recoverAllCheckouts(testApp.deps);
    expect(await groupOf('unfinished')).toBeNull();
  });

  it('is told when the gateway stays silent after the ticket’s time', async () => {
    const orderNo = await paidUnseen();
    testApp.cards.silence(`ticket-${orderNo}`);
    later(testApp, 120);
    await recoverAllCheckouts(testApp.deps);
    expect(await groupOf('unfinished')).toMatchObject({ lines: [{ code: 'silent', name: orderNo }] });
  });
});

describe('a refund', () => {
  const wanted = async (change: string) => {
    const { orderNo, ticket, bookingId } = await book(testApp);
    await run(
      `insert into refunds (reason, order_no, ticket, booking_id, gateway_order_no, transaction_no, amount, paid_at, due_at, created_at)
       values ('cancellation', $1, $2, $3, $1, 't', 5000, $4, $4, $4)`,
      [orderNo, ticket, bookingId, testApp.time.now],
    );
    await run(`update refunds set ${change}`);
    return orderNo;
  };

  it.each([
    ['nobody knows of', `state = 'unknown'`, 'unknown'],
    ['the gateway refused', `method = 'refund', failure = '481 DECLINED'`, 'refused'],
    ['stays unanswered', `failure = 'silence', silences = 5`, 'refused'],
  ])('that %s is told until the money is back', async (_, change, code) => {
    const orderNo = await wanted(change);
    expect(await groupOf('refunds')).toMatchObject({ count: 1, lines: [{ orderNo, code, amount: 5_000 }] });
    await run(`update refunds set state = 'done'`);
    expect(await groupOf('refunds')).toBeNull();
  });

  it('that is on its way, or whose void was refused a moment ago, needs nobody', async () => {
    await wanted(`method = 'void', failure = '481 DECLINED'`);
    expect(await groupOf('refunds')).toBeNull();
  });

  it('that waits for the operator’s word is told once', async () => {
    const orderNo = await wanted(`state = 'unknown'`);
    await run(`update bookings set status = 'cancelled', refund_status = 'review'`);
    expect(await groupOf('refunds')).toMatchObject({ count: 1 });
    await run(`update refunds set state = 'done'`);
    expect(await groupOf('refunds')).toMatchObject({ count: 1, lines: [{ orderNo, code: 'review' }] });
    await run(`update bookings set refund_status = 'refunded'`);
    expect(await groupOf('refunds')).toBeNull();
  });
});

describe('a message that nobody got', () => {
  async function failed(subject: string, topic: 'mail.confirmation' | 'mail.manual-review-receipt' | 'operator.alert') {
    const id = await queueMessage(testApp, { topic, subject, dedupeKey: 'test' });
    const row = await testApp.db.query.outbox.findFirst({ where: (of, { eq }) => eq(of.id, id) });
    if (!row) throw new Error('no row');
    await closeMessage(testApp.deps, row, { state: 'failed', failureCode: 'address', failure: '550 no such mailbox' });
    return id;
  }

  it('is told with its booking until it was sent again', async () => {
    const { orderNo, bookingId, clientId } = await book(testApp);
    const id = await failed(bookingId, 'mail.confirmation');
    expect(await groupOf('messages')).toMatchObject({
      count: 1,
      lines: [
        {
          orderNo,
          topic: 'mail.confirmation',
          code: 'failed',
          name: `camille@example.com, ${clientId}`,
          detail: '550 no such mailbox',
        },
      ],
    });
    await resendMessage(testApp.deps, { id });
    expect(await groupOf('messages')).toBeNull();
  });

  it('is told with its review, and for thirty days', async () => {
    const reviewId = await aReview(testApp);
    await failed(reviewId, 'mail.manual-review-receipt');
    expect(await groupOf('messages')).toMatchObject({ lines: [{ reviewId, orderNo: null }] });
    later(testApp, 31 * 24 * 60);
    expect(await groupOf('messages')).toBeNull();
  });

  it('is told also when it was an alert to the operator', async () => {
    await failed('weather:2025-10-06', 'operator.alert');
    expect(await groupOf('messages')).toMatchObject({ count: 1, lines: [{ topic: 'operator.alert', code: 'failed' }] });
  });
});

it('a booking that the accounts did not take is told, and refused credentials are', async () => {
  const { orderNo, bookingId } = await book(testApp);
  await run(`update bookings set sync_status = 'failed'`);
  await run(
    `insert into accounting_records (booking_id, done, failure, updated_at) values ($1, '{}', 'code 15', now())`,
    [bookingId],
  );
  await run(`insert into accounting_connection (id, refusal) values (1, 'invalid_client')`);
  expect(await groupOf('sync')).toMatchObject({
    count: 2,
    lines: [
      { code: 'credentials', detail: 'invalid_client' },
      { code: 'failed', orderNo, detail: 'code 15' },
    ],
  });
  await run(`update bookings set sync_status = 'synced'`);
  await run(`update accounting_connection set refusal = null`);
  expect(await groupOf('sync')).toBeNull();
});

it('a review is told with its clock until it is answered; seven are counted and five are shown', async () => {
  const id = await aReview(testApp);
  later(testApp, 24 * 60 + 1);
  expect(await groupOf('reviews')).toMatchObject({
    count: 1,
    lines: [{ reviewId: id, dueAt: '2025-10-07T14:00:00.000Z', late: true }],
  });
  const answer = { kind: 'accept', words: '', ...anOffer } as const;
  await answerReview(testApp.deps, { id: 'operator' }, { id, seen: 0, answer });
  expect(await groupOf('reviews')).toBeNull();
  for (let count = 0; count < 7; count++) await aReview(testApp);
  const group = await groupOf('reviews');
  expect([group?.count, group?.lines.length, group?.lines[0]?.late]).toEqual([7, 5, false]);
});

it('a review is due by the hours that the operator set, wherever its clock is shown', async () => {
  const id = await aReview(testApp);
  const hours = { days: [1, 5], opens: '11:00 AM', closes: '5:00 PM' };
  await changeSetting(testApp.deps, { id: 'owner' }, { key: 'phoneHours', value: hours, seen: defaults.phoneHours });
  const dueAt = '2025-10-07T15:00:00.000Z';
  expect(await groupOf('reviews')).toMatchObject({ lines: [{ reviewId: id, dueAt }] });
  expect(await listReviews(testApp.deps, {})).toMatchObject({ reviews: [{ id, dueAt }] });
  expect(await readReview(testApp.deps, { id })).toMatchObject({ dueAt });
  expect(await noteReview(testApp.deps, { id: 'operator' }, { id, words: 'Rappeler.' })).toMatchObject({ dueAt });
});

it('an area is told once three within a month wanted it, and not when it is served', async () => {
  const asks = (area: string, who: number, day = mondayMorning) =>
    run(
      `insert into area_requests (id, email, area, language, token_hash, consent_text, ip_address, user_agent, created_at)
       values (gen_random_uuid(), $1, $2, 'fr', gen_random_uuid()::text, '', '', '', $3)`,
      [`${who}@example.com`, area, day],
    );
  for (const who of [1, 2]) await asks('H1A', who);
  await asks('H1A', 3, new Date('2025-08-01T12:00:00Z'));
  expect(await groupOf('areas')).toBeNull();
  await asks('H1A', 4);
  for (const who of [1, 2, 3]) await asks('H2Y', who);
  expect(await groupOf('areas')).toMatchObject({ count: 1, lines: [{ name: 'H1A', count: 3 }] });
});
