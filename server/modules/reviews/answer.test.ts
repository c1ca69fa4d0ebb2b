import { afterAll, describe, expect, it } from 'vitest';
import { toDecimal } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { standardQuote } from '#server/modules/checkout/price.ts';
import { previewReviewAnswer } from '#server/modules/messages/compose/review-mail.ts';
import { resendMessage } from '#server/modules/messages/resend.ts';
import { currentPrices } from '#server/modules/pricing/current.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { linksIn, readable } from '#tests/builders/messages/read-mail.ts';
import { anOffer, aReview, reviewTokenIn } from '#tests/builders/reviews.ts';
import { aVisitor, book, countRows, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { answerReview, noteReview } from './answer.ts';
import type { ReviewAnswer } from './offer.ts';
import { listReviews, readReview } from './read.ts';
import { readReviewLink } from './read-link.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const operator = { id: 'operator-one' };
const accept: ReviewAnswer = { kind: 'accept', words: 'Bienvenue.\nÀ bientôt.', ...anOffer };
const answer = (id: string, given: ReviewAnswer, seen = 0, by = operator) =>
  answerReview(testApp.deps, by, { id, seen, answer: given });
const written = (id: string, topic: string) => composing(testApp).written(id, topic);
const tokenOf = async (id: string) => reviewTokenIn((await written(id, 'mail.review-accepted')).text);

describe('an accepted review', () => {
  it('sends a link in the visitor’s language, in text and in HTML, and stores no token', async () => {
    const id = await aReview(testApp);
    expect(await answer(id, accept)).toMatchObject({
      state: 'accepted',
      dueAt: null,
      offer: { postalCode: 'H2Y', storefrontSize: 'mid-storefront', used: false },
    });
    const mail = await written(id, 'mail.review-accepted');
    const token = reviewTokenIn(mail.text);
    expect(mail).toMatchObject({ to: { address: 'galerie@example.com' }, replyTo: 'care@example.com', language: 'fr' });
    expect(mail.text).toContain(`http://localhost:3000/fr/calendar-booking?review=${token}`);
    expect(linksIn(mail.html)).toContain(`http://localhost:3000/fr/calendar-booking?review=${token}`);
    for (const fact of ['Bienvenue.', 'À bientôt.', 'Vitrine moyenne', 'lundi 20 octobre 2025, 10 h'])
      expect(readable(mail.html).replaceAll('\u00a0', ' ')).toContain(fact);
    const { rows } = await testApp.pool.query('select * from manual_reviews r, outbox o where o.subject = r.id');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('opens the appointments at the size that the operator chose, and its booking uses the link up', async () => {
    const id = await aReview(testApp, { email: 'hotel@example.com' });
    await answer(id, accept);
    const token = await tokenOf(id);
    expect(await readReviewLink(testApp.deps, { token })).toEqual({
      reviewId: id,
      postalCode: 'H2Y',
      storefrontSize: 'mid-storefront',
      selectedLayout: 'layout8',
      companyName: 'Galerie Exemple',
      companyAddress: '200, rue Exemple, Montréal (Québec) H2Y 1A1',
      email: 'hotel@example.com',
    });
    const question = { size: 'mid-storefront', layout: 'layout8', service: 'complete', monthly: false } as const;
    const rated = { prices: await currentPrices(testApp.deps), taxRates: testApp.deps.taxRatesAt(testApp.time.now) };
    const quote = standardQuote(testApp.deps, rated, question);
    const { orderNo } = await book(testApp, {
      visitor: aVisitor('hotel'),
      booking: {
        postalCode: 'H2Y',
        storefrontSize: 'mid-storefront',
        selectedLayout: 'layout8',
        feeling: '',
        aesthetic: '',
        purpose: '',
        appointmentDate: '2025-10-20',
        reviewId: id,
      },
      amount: toDecimal(quote.total),
    });
    expect(await countRows(testApp, 'bookings', `order_no = '${orderNo}' and storefront_size = 'mid-storefront'`)).toBe(
      1,
    );
    expect(await readReviewLink(testApp.deps, { token })).toMatchObject({ refused: 'REVIEW_LINK_USED' });
    expect(await readReview(testApp.deps, { id })).toMatchObject({ offer: { used: true, expiresAt: null } });
  });

  it('has a link for fourteen days, and no other word opens anything', async () => {
    const id = await aReview(testApp);
    await answer(id, accept);
    const token = await tokenOf(id);
    expect(await readReviewLink(testApp.deps, { token: `${token.slice(0, -1)}_` })).toMatchObject({
      refused: 'REVIEW_LINK_INVALID',
    });
    expect(await readReviewLink(testApp.deps, { token: id })).toMatchObject({ refused: 'REVIEW_LINK_INVALID' });
    later(testApp, 14 * 24 * 60);
    expect(await readReviewLink(testApp.deps, { token })).toMatchObject({ refused: 'REVIEW_LINK_EXPIRED' });
    expect(await composing(testApp).compose(id, 'mail.review-accepted')).toEqual({
      dropped: 'review-link-ended',
    });
    testApp.time.now = mondayMorning;
  });

  it('is not sent for an area that the checkout would refuse', async () => {
    const id = await aReview(testApp);
    expect(await answer(id, { ...accept, postalCode: 'H9Z 9Z9' })).toMatchObject({ refused: 'AREA_NOT_SERVED' });
    expect(await answer(id, { ...accept, postalCode: 'H2' })).toMatchObject({ refused: 'POSTAL_CODE_TOO_SHORT' });
    const live = { ...testApp.deps, offersTestLayout: false };
    const test = { ...accept, selectedLayout: 'layout14' } as const;
    const refused = await answerReview(live, operator, { id, seen: 0, answer: test });
    expect(refused).toMatchObject({ refused: 'LAYOUT_NOT_OFFERED' });
    expect(await readReview(testApp.deps, { id })).toMatchObject({ state: 'open', seen: 0 });
  });

  it('whose link has expired is helped by its mail once more, which makes the link last as long again', async () => {
    const id = await aReview(testApp, { email: 'later@example.com' });
    await answer(id, accept);
    const token = await tokenOf(id);
    const { rows } = await testApp.pool.query(
      `update outbox set state = 'done' where subject = $1 and topic = 'mail.review-accepted' returning id`,
      [id],
    );
    const was = testApp.time.now;
    later(testApp, 15 * 24 * 60);
    expect(await readReviewLink(testApp.deps, { token })).toMatchObject({ refused: 'REVIEW_LINK_EXPIRED' });
    expect(isRefusal(await resendMessage(testApp.deps, { id: rows[0].id, by: operator.id }))).toBe(false);
    expect(await readReviewLink(testApp.deps, { token })).toMatchObject({ reviewId: id });
    const { rows: told } = await testApp.pool.query(
      `select administrator_id, before, after from audit_log where subject = $1 and action = 'review.link-renewed'`,
      [id],
    );
    expect(told).toEqual([
      {
        administrator_id: operator.id,
        before: { linkExpiresAt: '2025-10-20T14:00:00.000Z' },
        after: { linkExpiresAt: '2025-11-04T14:00:00.000Z' },
      },
    ]);
    testApp.time.now = was;
  });
});

describe('the other answers', () => {
  it('decline with or without a reason, and name the other companies', async () => {
    const told = await aReview(testApp, { language: 'en' });
    await answer(told, { kind: 'decline', words: 'Only a lift reaches it.' });
    const mail = await written(told, 'mail.review-declined');
    expect(mail.text).toContain('Only a lift reaches it.');
    expect(mail.text).toContain('http://localhost:3000/other-companies');
    const untold = await aReview(testApp, { language: 'en' });
    await answer(untold, { kind: 'decline', words: '' });
    const { text } = await written(untold, 'mail.review-declined');
    expect(text).toBe(mail.text.replace('Only a lift reaches it.\n\n', ''));
  });

  it('ask as often as needed, each question in a mail of its own, and accept after that', async () => {
    const id = await aReview(testApp);
    const first = await answer(id, { kind: 'ask', words: 'Quelle hauteur ?' });
    if (isRefusal(first)) throw new Error(first.refused);
    expect(first).toMatchObject({ state: 'asked', dueAt: null, late: false });
    const second = await answer(id, { kind: 'ask', words: 'Et la marquise ?' }, first.seen);
    if (isRefusal(second)) throw new Error(second.refused);
    expect(await countRows(testApp, 'outbox', `subject = '${id}' and topic = 'mail.review-question'`)).toBe(2);
    const mail = await written(id, 'mail.review-question');
    expect(mail.text).toContain('Et la marquise ?');
    expect(mail.replyTo).toBe('care@example.com');
    expect(await answer(id, accept, second.seen)).toMatchObject({ state: 'accepted' });
  });

  it('are previewed word for word, with a link that is not there yet', async () => {
    const id = await aReview(testApp);
    const before = await previewReviewAnswer(testApp.deps, { id, answer: accept });
    if (isRefusal(before)) throw new Error(before.refused);
    expect(before.text).toContain('/fr/calendar-booking?review=…');
    await answer(id, accept);
    const { text, subject } = await written(id, 'mail.review-accepted');
    expect(before.subject).toBe(subject);
    expect(before.text).toBe(text.replace(/(?<=review=)[\w-]{43}/, '…'));
    expect(await previewReviewAnswer(testApp.deps, { id: 'none', answer: accept })).toMatchObject({
      refused: 'NOT_FOUND',
    });
  });
});

describe('two operators at one review', () => {
  it('write to the visitor once: the second is shown what happened', async () => {
    const id = await aReview(testApp);
    const other = { id: 'operator-two' };
    const outcomes = await Promise.all([
      answer(id, accept),
      answer(id, { kind: 'decline', words: '' }, 0, other),
      answer(id, { kind: 'ask', words: 'Quelle hauteur ?' }, 0, other),
    ]);
    expect(outcomes.filter(isRefusal)).toEqual([{ refused: 'REVIEW_CHANGED' }, { refused: 'REVIEW_CHANGED' }]);
    expect(await countRows(testApp, 'outbox', `subject = '${id}' and topic like 'mail.review-%'`)).toBe(1);
    expect(await countRows(testApp, 'manual_review_events', `review_id = '${id}'`)).toBe(1);
    expect(await countRows(testApp, 'audit_log', `subject = '${id}'`)).toBe(1);
  });

  it('see each other’s notes before they answer, and what was answered stays so', async () => {
    const id = await aReview(testApp);
    await noteReview(testApp.deps, operator, { id, words: 'Je passe demain.' });
    expect(await answer(id, accept)).toMatchObject({ refused: 'REVIEW_CHANGED' });
    const story = await readReview(testApp.deps, { id });
    if (isRefusal(story)) throw new Error(story.refused);
    await answer(id, accept, story.seen);
    const noted = await noteReview(testApp.deps, operator, { id, words: 'Merci.' });
    if (isRefusal(noted)) throw new Error(noted.refused);
    expect(noted.events.map(({ kind }) => kind)).toEqual(['note', 'accepted', 'note']);
    expect(await answer(id, { kind: 'decline', words: '' }, noted.seen)).toMatchObject({ refused: 'REVIEW_CHANGED' });
    expect(await answer('none', accept)).toMatchObject({ refused: 'NOT_FOUND' });
    expect(await noteReview(testApp.deps, operator, { id: 'none', words: 'x' })).toMatchObject({
      refused: 'NOT_FOUND',
    });
  });

  it('are on record with every change, and no customer is', async () => {
    const id = await aReview(testApp);
    await answer(id, accept);
    const { rows } = await testApp.pool.query('select * from audit_log where subject = $1', [id]);
    expect(rows).toMatchObject([
      {
        administrator_id: 'operator-one',
        action: 'review.accept',
        before: { state: 'open' },
        after: { state: 'accepted', postalCode: 'H2Y', storefrontSize: 'mid-storefront', selectedLayout: 'layout8' },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Galerie|example\.com|Bienvenue/);
  });
});

describe('the list of reviews', () => {
  it('has those that wait, the longest first, then those that were asked, with the clock of each promise', async () => {
    await testApp.pool.query('truncate manual_reviews cascade');
    const [first, asked, last] = [await aReview(testApp), await aReview(testApp), await aReview(testApp)];
    const times = ['2025-10-03T14:00:00Z', '2025-10-01T14:00:00Z', '2025-10-06T13:00:00Z'];
    for (const [index, id] of [first, asked, last].entries())
      await testApp.pool.query('update manual_reviews set created_at = $2 where id = $1', [id, times[index]]);
    await answer(asked, { kind: 'ask', words: 'Quelle hauteur ?' });
    later(testApp, 1);
    const page = await listReviews(testApp.deps, {});
    if (isRefusal(page)) throw new Error(page.refused);
    expect(page.reviews.map(({ id, dueAt, late }) => ({ id, dueAt, late }))).toEqual([
      { id: first, dueAt: '2025-10-06T14:00:00.000Z', late: true },
      { id: last, dueAt: '2025-10-07T13:00:00.000Z', late: false },
      { id: asked, dueAt: null, late: false },
    ]);
    expect(page).toMatchObject({ next: null, waiting: 2 });
    testApp.time.now = mondayMorning;
  });

  it('comes in pages without gaps, and the answered ones are another list', async () => {
    await testApp.pool.query('truncate manual_reviews cascade');
    const ids: string[] = [];
    for (let index = 0; index < 52; index++) ids.push(await aReview(testApp));
    const page = await listReviews(testApp.deps, {});
    if (isRefusal(page) || page.next === null) throw new Error('no second page');
    const rest = await listReviews(testApp.deps, { cursor: page.next });
    if (isRefusal(rest)) throw new Error(rest.refused);
    const listed = [...page.reviews, ...rest.reviews].map(({ id }) => id);
    expect(listed.toSorted()).toEqual(ids.toSorted());
    expect(await listReviews(testApp.deps, { cursor: 'x' })).toMatchObject({ refused: 'INVALID_INPUT' });
    expect(await listReviews(testApp.deps, { list: 'answered' })).toMatchObject({ reviews: [], waiting: 52 });
    await answer(ids[0] ?? '', { kind: 'decline', words: '' });
    expect(await listReviews(testApp.deps, { list: 'answered' })).toMatchObject({
      reviews: [{ id: ids[0] }],
      waiting: 51,
    });
    expect(await readReview(testApp.deps, { id: 'none' })).toMatchObject({ refused: 'NOT_FOUND' });
  });
});
