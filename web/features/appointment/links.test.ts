import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentLinkOffer } from '#contract/links/payment-links.ts';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { getDraft, resetDraft, updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer, knownCustomer } from '#web/state/known-customer.ts';
import { forgetRefreshKey, showingRefreshKey } from '#web/state/refresh-key.ts';
import { useOfferLink } from './offer-link/use-offer-link.ts';
import { recordAcceptance } from './payment-link/record-acceptance.ts';
import { takeUp, usePaymentLink } from './payment-link/use-payment-link.ts';
import { useLetterLink } from './price-letter/use-letter-link.tsx';
import { useQuote } from './use-prices.ts';
import { useReviewLink } from './use-review-link.ts';

/** Terms that were read. */
const read = { language: 'en', version: '2026-03-01' } as const;

let page: ReturnType<typeof openPage>;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  page = openPage('/fr/calendar-booking?review=secret');
  server = fakeServer();
  resetDraft();
  keepKnownCustomer({});
  forgetRefreshKey();
});

/** Answers of another booking that was begun before. */
const begunBefore = {
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
  quizAnswers: ['A', 'B', 'C'] as ('A' | 'B' | 'C')[],
  reviewId: 'rv_old',
  postalCode: 'J4B',
} as const;
const storefront = { postalCode: 'H2Y', storefrontSize: 'mid-storefront', selectedLayout: 'layout7' } as const;
const billing = {
  billingStreet: '1 Example Street',
  billingCity: 'Montréal',
  billingProvince: 'QC',
  billingPostalCode: 'H2Y 1A1',
};

describe('the link of an accepted review', () => {
  const open = () => runHook(() => useReviewLink('secret'), {}, { language: 'fr' });
  const answer = {
    ...storefront,
    reviewId: 'rv_1',
    companyName: 'Boutique Exemple',
    companyAddress: '1 Example Street',
    email: 'alex@example.com',
  };

  it('leads on to the appointments as if the steps had been taken, and without its token', async () => {
    updateDraft(begunBefore);
    const link = await open();
    expect(link.now).toEqual({ state: 'reading' });
    await server.answers(answer);
    expect(getDraft()).toMatchObject({ ...storefront, reviewId: 'rv_1', feeling: '', aesthetic: '', purpose: '' });
    expect(getDraft().quizAnswers).toBeUndefined();
    expect(getDraft().glassCoverage).not.toBe('');
    expect(page.visited()).toEqual(['replace /fr/calendar-booking']);
    expect(link.now).toEqual({ state: 'reading' }); // Until the next page is on screen.
  });

  it('brings who comes, by the names of the payment form', async () => {
    await open();
    await server.answers(answer);
    expect(knownCustomer()).toEqual({
      companyName: 'Boutique Exemple',
      serviceAddress: '1 Example Street',
      email: 'alex@example.com',
    });
  });

  it.each([
    [410, 'REVIEW_LINK_EXPIRED', 'expired'],
    [410, 'REVIEW_LINK_USED', 'used'],
    [404, 'NOT_FOUND', 'invalid'],
  ])('that is answered with %i %s is %s, and changes nothing', async (status, code, state) => {
    updateDraft(begunBefore);
    const link = await open();
    await server.refuses(status, code);
    expect(link.now).toEqual({ state });
    expect(getDraft()).toMatchObject(begunBefore);
    expect(page.visited()).toEqual([]);
  });

  it('that could not be read keeps its button while it is read again', async () => {
    const link = await open();
    await server.isLost();
    expect(link.now).toMatchObject({ state: 'unread', asking: false });
    await during(() => link.now.state === 'unread' && link.now.askAgain());
    expect(link.now).toMatchObject({ state: 'unread', asking: true });
    await server.answers(answer);
    expect(getDraft().reviewId).toBe('rv_1');
  });
});

describe('the link of a season’s offer', () => {
  const open = () => runHook(() => useOfferLink({ token: 'secret', day: null }), {});
  const customer = {
    businessName: 'Boutique Exemple',
    contactName: 'Alex de la Exemple',
    email: 'alex@example.com',
    phone: '514-555-0142',
    address: '1 Example Street',
    ...billing,
  };
  const offer = {
    ...storefront,
    feeling: 'impressed',
    aesthetic: null,
    purpose: null,
    days: [],
    coatingType: null,
    refreshNumber: null,
    customer,
  };

  it('takes up the storefront with the answers of before, those that there are', async () => {
    updateDraft(begunBefore);
    await open();
    await server.answers(offer);
    expect(getDraft()).toMatchObject({ ...storefront, feeling: 'impressed', aesthetic: '', reviewId: '' });
    expect(getDraft()).toMatchObject({ coatingType: '', clientId: '' });
    expect(page.visited()).toEqual(['replace /calendar-booking']);
  });

  it('chooses the refresh that the earlier visit allows, with its number', async () => {
    await open();
    await server.answers({ ...offer, coatingType: 'refresh', refreshNumber: 'HC0042' });
    expect(getDraft()).toMatchObject({ coatingType: 'refresh', clientId: 'HC0042' });
  });

  it('is the key of a VIP’s free refresh for this tab, shown with its price and out of the address', async () => {
    await open();
    expect(showingRefreshKey()).toEqual({});
    await server.answers({ ...offer, coatingType: 'refresh', refreshNumber: 'VIP07' });
    expect(showingRefreshKey()).toEqual({ headers: { 'x-booking-key': 'secret' } });
    await runHook(() => useQuote(getDraft(), 'VIP07'), {});
    expect(server.calls.at(-1)).toMatchObject({ to: 'POST /api/pricing', headers: { 'x-booking-key': 'secret' } });
    expect(page.visited()).toEqual(['replace /calendar-booking']);
    expect(JSON.stringify(getDraft())).not.toContain('secret');
  });

  it('that leads nowhere is no key', async () => {
    await open();
    await server.refuses(404, 'OFFER_LINK_INVALID');
    expect(showingRefreshKey()).toEqual({});
  });

  it('knows who comes: the first word is the first name, the others are the last', async () => {
    await open();
    await server.answers(offer);
    expect(knownCustomer()).toEqual({
      ...billing,
      email: 'alex@example.com',
      phone: '514-555-0142',
      phoneExtension: '',
      companyName: 'Boutique Exemple',
      serviceAddress: '1 Example Street',
      firstName: 'Alex',
      lastName: 'de la Exemple',
    });
  });

  it.each([
    [410, 'OFFER_LINK_EXPIRED', 'expired'],
    [404, 'NOT_FOUND', 'invalid'],
  ])('that is answered with %i %s is %s', async (status, code, state) => {
    const link = await open();
    await server.refuses(status, code);
    expect(link.now).toEqual({ state });
    expect(page.visited()).toEqual([]);
  });
});

describe('the link of a price that was sent', () => {
  const told: unknown[] = [];
  const tell = (note: unknown) => told.push(note);
  const open = () => runHook(() => useLetterLink('secret', tell), {});
  const visit = { appointmentDate: '2026-10-22', appointmentTime: '9:00 AM' } as const;
  const answers = { feeling: 'impressed', aesthetic: 'curated', purpose: 'photographed' } as const;
  const sent = { email: 'alex@example.com', companyName: 'Boutique Exemple', sentOn: '2026-10-06', changed: false };
  const chosen = { ...storefront, ...answers, coatingType: 'complete', monthlyService: 'no' } as const;
  beforeEach(() => {
    told.length = 0;
  });

  it('takes up everything that was chosen, the day among it, and who it was sent to', async () => {
    updateDraft(begunBefore);
    await open();
    await server.answers({ ...chosen, ...visit, ...sent });
    expect(getDraft()).toMatchObject({ ...chosen, ...visit, reviewId: '' });
    expect(knownCustomer()).toEqual({ email: 'alex@example.com', companyName: 'Boutique Exemple' });
    expect(page.visited()).toEqual(['replace /calendar-booking']);
    expect(told).toEqual([]);
  });

  it('leaves open what was open, and tells where today’s price is another', async () => {
    updateDraft({ ...begunBefore, ...visit });
    await open();
    const unchosen = { appointmentDate: null, appointmentTime: null, companyName: null };
    await server.answers({ ...chosen, ...sent, ...unchosen, changed: true });
    expect(getDraft()).toMatchObject({ appointmentDate: '', appointmentTime: '' });
    expect(knownCustomer()).toEqual({ email: 'alex@example.com' });
    expect(told).toMatchObject([{ props: { sentOn: '2026-10-06' } }]);
  });

  it.each([
    [410, 'PRICE_LETTER_ENDED', 'expired'],
    [404, 'PRICE_LETTER_INVALID', 'invalid'],
  ])('that is answered with %i %s is %s', async (status, code, state) => {
    const link = await open();
    await server.refuses(status, code);
    expect(link.now).toEqual({ state });
    expect(page.visited()).toEqual([]);
  });
});

describe('a payment link', () => {
  const open = () => runHook(() => usePaymentLink('secret'), {});
  const offer = {
    ...storefront,
    coatingType: 'complete',
    monthlyService: 'no',
    clientNumber: null,
    invitationCode: null,
    quote: { base: 99_950, gst: 4998, qst: 9970, total: 114_918 },
    expiresAt: '2026-10-20T13:00:00.000Z',
    customer: {
      businessName: 'Boutique Exemple',
      contactName: 'Alex Exemple',
      email: 'alex@example.com',
      phone: '514-555-0142',
      address: '1 Example Street',
      specialInstructions: null,
      ...billing,
    },
  } as unknown as PaymentLinkOffer;
  const visit = { appointmentDate: '2026-10-22', appointmentTime: '9:00 AM' as const };
  const answer = { state: 'ready', ...visit, orderNo: null, offer };

  it('is read again by each visit: it may be paid meanwhile', async () => {
    const first = await open();
    await server.answers(answer);
    expect(first.now.link).toMatchObject({ state: 'ready' });
    await first.end();
    const second = await open();
    await server.answers({ ...answer, state: 'paid', offer: null, orderNo: 'HC-1' });
    expect(second.now.link).toMatchObject({ state: 'paid', orderNo: 'HC-1' });
  });

  it('is invalid where it is refused, and unread where nobody answers', async () => {
    const refused = await open();
    await server.refuses(404);
    expect(refused.now).toMatchObject({ link: null, isInvalid: true, failure: null });
    await refused.end();
    const lost = await open();
    await server.refuses(503, '', 'Please come back later.');
    expect(lost.now).toMatchObject({ link: null, isInvalid: false, failure: 'Please come back later.', asking: false });
    await during(() => lost.now.askAgain());
    expect(lost.now).toMatchObject({ failure: 'Please come back later.', asking: true });
  });

  it('is taken up with all that was agreed, the terms among it', () => {
    updateDraft(begunBefore);
    takeUp('secret', { ...visit, offer, read: { ...read, language: 'fr' } });
    expect(getDraft()).toMatchObject({
      ...storefront,
      ...visit,
      coatingType: 'complete',
      clientId: '',
      invitationCode: '',
      feeling: '',
      reviewId: '',
      ...{ termsAccepted: true, termsVersion: '2026-03-01', termsLanguage: 'fr' },
      paymentLink: 'secret',
    });
    expect(knownCustomer()).toMatchObject({ firstName: 'Alex', lastName: 'Exemple', specialInstructions: '' });
  });

  it('belongs to what was agreed: another choice is one of the funnel', () => {
    takeUp('secret', { ...visit, offer, read });
    updateDraft({ appointmentTime: '10:00 AM' });
    expect(getDraft().paymentLink).toBe('');
  });

  it('keeps the number of a client and the code of an invitation', () => {
    takeUp('secret', { ...visit, offer: { ...offer, coatingType: 'refresh', clientNumber: 'HC0042' }, read });
    expect(getDraft()).toMatchObject({ coatingType: 'refresh', clientId: 'HC0042' });
    const preview = { ...offer, coatingType: 'preservation-preview', invitationCode: 'HCPREVIEW' } as const;
    takeUp('secret', { ...visit, offer: preview, read });
    expect(getDraft()).toMatchObject({ coatingType: 'preservation-preview', invitationCode: 'HCPREVIEW' });
  });
});

describe('the record of an acceptance', () => {
  it('says how long ago the French text was on screen', () => {
    const frenchShownAt = Date.now() - 90_000;
    void recordAcceptance({ ...read, language: 'en', frenchShownAt });
    void recordAcceptance({ ...read, language: 'en' });
    const [shown, unseen] = server.calls.map(({ body }) => body as { frenchShownAgo?: number });
    expect(shown?.frenchShownAgo).toBeGreaterThanOrEqual(90);
    expect(shown?.frenchShownAgo).toBeLessThan(95);
    expect(unseen).not.toHaveProperty('frenchShownAgo');
  });

  it('says which terms were read, in which language, and holds nobody up when it fails', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const recorded = recordAcceptance({ ...read, language: 'fr' });
    expect(server.calls).toMatchObject([
      {
        to: 'POST /api/terms-acceptance',
        body: { termsVersion: '2026-03-01', shownLanguage: 'fr', scrolledToBottom: true },
      },
    ]);
    await server.isLost();
    await expect(recorded).resolves.toBeUndefined();
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});
