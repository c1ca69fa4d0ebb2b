import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerLinkDays } from '#business/returning.ts';
import { isRefusal } from '#domain/refusal.ts';
import { addNote } from '#server/modules/bookings/add-note.ts';
import { linkVisits } from '#server/modules/clients/link.ts';
import { unsubscribe } from '#server/modules/consents/unsubscribe.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { changeSetting } from '#server/modules/settings/change.ts';
import { answers, isDone, mailTokens } from '#tests/builders/consents.ts';
import { owner, paidBooking } from '#tests/builders/money.ts';
import { book, countRows, later, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { queueRatings } from './queue-ratings.ts';
import { queueSeasonOffers } from './queue-season.ts';
import { readOffer } from './read-link.ts';

let testApp: TestApp;
let visit: Awaited<ReturnType<typeof paidBooking>>;
beforeEach(async () => {
  testApp = await openTestApp();
  visit = await paidBooking(testApp);
});
afterEach(() => testApp.close());

const day = 24 * 60;
const at = (instant: string) => {
  testApp.time.now = new Date(instant);
};
const page = { en: 'https://reviews.example.com/en', fr: 'https://reviews.example.com/fr' };
const asks = () => queueRatings(testApp.deps);
const asksAt = (value: typeof page | null) =>
  changeSetting(testApp.deps, owner, { key: 'ratingPage', value, seen: value ? null : page });
const mailsTold = async (topic: string) => {
  await sendMessages(testApp.deps);
  const { rows } = await testApp.pool.query<{ state: string }>(
    `select state from outbox where topic = $1 order by id`,
    [topic],
  );
  return rows.map(({ state }) => state);
};
const sent = (address: string) => testApp.mail.sent.filter(({ text }) => text.includes(address));
/** Whoever is not written to any more gets nothing, and nothing waits. */
const isDropped = async (topic: string, address: string) => {
  const [state, ...more] = await mailsTold(topic);
  expect([more, sent(address)]).toEqual([[], []]);
  expect(state).not.toBe('pending');
};

describe('the request for a review', () => {
  const gone = async () => {
    await sendMessages(testApp.deps);
    return sent(page.en);
  };
  beforeEach(() => asksAt(page));

  /** Agreed to, done, and three days later. */
  async function isAskable() {
    await answers(testApp, visit.orderNo, { purpose: 'rating' });
    await isDone(testApp, visit.orderNo);
    later(testApp, 3 * day);
  }

  it('is sent once after a visit, with the page of the language and what withdraws', async () => {
    await isAskable();
    expect(await asks()).toBe(1);
    expect(await asks()).toBe(0);
    const [mail, ...more] = await gone();
    expect(more).toEqual([]);
    const { unsubscribe } = await mailTokens(testApp);
    expect(mail?.unsubscribe).toBe(`http://localhost:3000/unsubscribe?token=${unsubscribe}`);
    expect(mail?.text).toContain(`/unsubscribe?token=${unsubscribe}`);
    later(testApp, day);
    expect([await asks(), (await gone()).length]).toEqual([0, 1]);
    const kept = `topic = 'mail.rating-request' and content::text like '%${unsubscribe}%'`;
    expect(await countRows(testApp, 'outbox', kept)).toBe(0);
  });

  it('is sent once by two programs at the same instant', async () => {
    await isAskable();
    expect((await Promise.all([asks(), asks(), asks()])).toSorted()).toEqual([0, 0, 1]);
    expect(await gone()).toHaveLength(1);
  });

  it('waits for the third day, and goes to nobody while there is no page to write on', async () => {
    await answers(testApp, visit.orderNo, { purpose: 'rating' });
    await isDone(testApp, visit.orderNo);
    expect(await asks()).toBe(0);
    later(testApp, 3 * day);
    await asksAt(null);
    expect(await asks()).toBe(0);
    await asksAt(page);
    expect(await asks()).toBe(1);
  });

  it('is for those who agreed to it, not to something else', async () => {
    await answers(testApp, visit.orderNo, { purpose: 'season' });
    await isDone(testApp, visit.orderNo);
    later(testApp, 3 * day);
    expect(await asks()).toBe(0);
  });

  it('goes to nobody whose visit was cancelled, whose money went back, or who complained', async () => {
    await isAskable();
    await visit.part(10_000);
    expect(await asks()).toBe(0);
    await testApp.pool.query('delete from refunds');
    await addNote(testApp.deps, { orderNo: visit.orderNo, words: 'A pane was missed.', by: owner });
    expect(await asks()).toBe(0);
    await testApp.pool.query('delete from booking_notes');
    await testApp.pool.query(
      `insert into received_texts (provider_id, phone, body, booking_id, received_at)
       values ('SM1', '+15145550100', 'A pane was missed', $1, $2)`,
      [visit.bookingId, testApp.time.now],
    );
    expect(await asks()).toBe(0);
    await testApp.pool.query('delete from received_texts');
    await testApp.pool.query(`update bookings set status = 'cancelled', cancelled_at = now()`);
    expect(await asks()).toBe(0);
    await testApp.pool.query(`update bookings set status = 'completed', cancelled_at = null`);
    expect(await asks()).toBe(1);
  });

  it.each([
    ['withdraws', () => answers(testApp, visit.orderNo, { purpose: 'rating', given: false })],
    ['is given money back', () => visit.part(10_000)],
    ['has another address', () => testApp.pool.query(`update bookings set email = 'new@example.com'`)],
  ])('is not sent to a customer who %s between queueing and sending', async (_, happens) => {
    await isAskable();
    expect(await asks()).toBe(1);
    await happens();
    await isDropped('mail.rating-request', page.en);
  });
});

describe('the offer before a season', () => {
  const offers = () => queueSeasonOffers(testApp.deps);
  async function books() {
    testApp.forget();
    await book(testApp, { booking: { appointmentDate: '2026-04-07' } });
    await linkVisits(testApp.deps);
  }
  const withdraws = async () => {
    const { unsubscribe: token } = await mailTokens(testApp);
    await unsubscribe(testApp.deps, { token, page: 'one-click', language: 'fr' });
  };
  /** Agreed to and done; six weeks before the next season. */
  async function isOfferable() {
    await answers(testApp, visit.orderNo);
    await isDone(testApp, visit.orderNo);
    at('2026-02-20T15:00:00Z');
  }
  const leads = '/calendar-booking?offer=';
  const gone = async () => {
    await sendMessages(testApp.deps);
    return sent(leads);
  };

  it('is sent once to each client and season, whichever program queues it', async () => {
    await isOfferable();
    expect((await Promise.all([offers(), offers()])).toSorted()).toEqual([0, 1]);
    const [mail, ...more] = await gone();
    const { offer, unsubscribe } = await mailTokens(testApp);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`http://localhost:3000/calendar-booking?offer=${offer}`);
    expect(mail?.unsubscribe).toBe(`http://localhost:3000/unsubscribe?token=${unsubscribe}`);
    later(testApp, day);
    expect(await offers()).toBe(0);
    at('2027-02-20T15:00:00Z');
    expect(await offers()).toBe(1);
    expect(await gone()).toHaveLength(2);
  });

  it('is not sent outside of the six weeks before', async () => {
    await isOfferable();
    at('2026-02-10T15:00:00Z');
    expect(await offers()).toBe(0);
    at('2026-04-02T15:00:00Z');
    expect(await offers()).toBe(0);
  });

  it('goes to nobody who did not agree, and to nobody with a visit to come', async () => {
    await answers(testApp, visit.orderNo, { purpose: 'rating' });
    await isDone(testApp, visit.orderNo);
    at('2026-02-20T15:00:00Z');
    expect(await offers()).toBe(0);
    await testApp.pool.query(`insert into consents (email, purpose, given, booking_id, page, text_version, consent_text, language, created_at)
      select email, 'season', given, booking_id, page, text_version, consent_text, language, created_at from consents`);
    await books();
    expect(await offers()).toBe(0);
    await testApp.pool.query(`update bookings set status = 'cancelled' where status = 'active'`);
    expect(await offers()).toBe(1);
  });

  it.each([
    ['withdraws', () => withdraws()],
    ['books', () => books()],
  ])('is not sent to a client who %s between queueing and sending', async (_, happens) => {
    await isOfferable();
    expect(await offers()).toBe(1);
    await happens();
    await isDropped('mail.season-offer', leads);
  });

  it('is one to a client whose records were joined meanwhile', async () => {
    await isOfferable();
    expect(await offers()).toBe(1);
    await testApp.pool.query(`
      with root as (insert into client_records (id, root_id, created_at) select gen, gen, now() from gen_random_uuid() gen returning id)
      update client_records set root_id = root.id, joined_into = root.id from root where client_records.id <> root.id`);
    expect(await offers()).toBe(0);
  });

  describe('has a link', () => {
    const opens = (token: string) => readOffer(testApp.deps, { token });
    let token = '';
    beforeEach(async () => {
      await isOfferable();
      await offers();
      token = (await mailTokens(testApp)).offer;
    });

    it('that knows the storefront and the customer, and what they refresh', async () => {
      expect(await opens(token)).toEqual({
        postalCode: 'H2Y',
        storefrontSize: 'little-storefront',
        selectedLayout: 'layout1',
        feeling: 'impressed',
        aesthetic: 'curated',
        purpose: 'photographed',
        coatingType: 'refresh',
        refreshNumber: visit.orderNo,
        days: [],
        customer: expect.objectContaining({ email: 'camille@example.com', contactName: 'Camille Exemple' }),
      });
      expect(await opens(token)).not.toHaveProperty('refused');
    });

    it('that opens nothing when it was altered, is used as the other link, or has expired', async () => {
      const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
      const { unsubscribe } = await mailTokens(testApp);
      for (const wrong of [altered, unsubscribe, '', `${token}x`])
        expect(await opens(wrong)).toEqual({ refused: 'OFFER_LINK_INVALID' });
      later(testApp, offerLinkDays * day);
      expect(await opens(token)).toEqual({ refused: 'OFFER_LINK_EXPIRED' });
    });

    it('that shows nobody the details of a booking that has another address now', async () => {
      await testApp.pool.query(`update bookings set email = 'new@example.com'`);
      const opened = await opens(token);
      expect(isRefusal(opened)).toBe(true);
    });
  });
});
