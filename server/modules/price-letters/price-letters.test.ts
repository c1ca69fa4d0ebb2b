import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#adapters/mail/port.ts';
import { priceConsent } from '#business/consents/price-consent.ts';
import { defaultPrices } from '#business/prices.ts';
import { priceLetterDays, priceReminderDays } from '#business/returning.ts';
import { defaultContact } from '#business/settings.ts';
import { cents } from '#domain/money.ts';
import type { PriceDraft } from '#domain/pricing/price-letter.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { linkToken } from '#server/common/secrets.ts';
import { quotePrices } from '#server/modules/checkout/quote.ts';
import { readUnsubscribe, unsubscribe } from '#server/modules/consents/unsubscribe.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { purgeAll } from '#server/modules/retention/purge.ts';
import { aVisitor, book, countRows, later, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { readPriceLetter } from './read.ts';
import { sendPrice } from './send.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

const draft: PriceDraft = {
  ...{ postalCode: 'H2Y', storefrontSize: 'little-storefront', selectedLayout: 'layout8', monthlyService: 'no' },
  ...{ coatingType: 'complete', feeling: 'impressed', aesthetic: 'curated', purpose: 'photographed' },
  ...{ appointmentDate: '2025-10-28', appointmentTime: '9:00 AM' },
};
const dayMinutes = 24 * 60;
const address = 'buyer@example.com';

type Asking = { email?: string; remind?: boolean; draft?: PriceDraft; language?: 'en' | 'fr' };
const ask = ({ email = address, remind = false, language = 'en', draft: chosen = draft }: Asking = {}) =>
  sendPrice(testApp.deps, aVisitor('buyer', { language, ip: '192.0.2.7', userAgent: 'a browser' }), {
    ...{ email, companyName: 'Boutique Exemple', remind, draft: chosen },
  });

const letters = async () => (await testApp.pool.query('select * from price_letters order by created_at')).rows;
async function tokenOfLetter(): Promise<string> {
  const [{ id }] = await letters();
  return linkToken(testApp.deps.appSecret, id);
}
const read = async () => readPriceLetter(testApp.deps, { token: await tokenOfLetter() });
async function mails(email = address): Promise<Mail[]> {
  await sendMessages(testApp.deps);
  return testApp.mail.sent.filter(({ to }) => to.address === email);
}
const subjects = async () => (await mails()).map(({ subject }) => subject);
const textOf = async (file: Uint8Array) => {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  expect(totalPages).toBe(1);
  return text.replace(/\s+/g, ' ');
};
const reminderDue = () => later(testApp, (priceLetterDays - priceReminderDays) * dayMinutes);

async function pricesRise(): Promise<void> {
  const { petite } = defaultPrices.tiers;
  const first = { ...petite.first, complete: cents(190_000) };
  const list = { ...defaultPrices, tiers: { ...defaultPrices.tiers, petite: { ...petite, first } } };
  await testApp.pool.query(
    `insert into price_lists (starts_at, list, administrator_id, created_at) values ($1, $2, 'owner', $1)`,
    [testApp.time.now, JSON.stringify(list)],
  );
  testApp.forget();
}

describe('somebody who has a price sent', () => {
  it('gets what the page asks, with each tax, on a paper in both languages, and nothing that was typed', async () => {
    expect(await ask({ email: ' Buyer@Example.com ' })).toEqual({ sent: true });
    const question = {
      buildingSize: draft.storefrontSize,
      layout: draft.selectedLayout,
      coatingType: 'complete' as const,
    };
    const shown = await quotePrices(testApp.deps, { hash: null }, question);
    const [row] = await letters();
    const { base, gst, qst, total, tax_rates: taxRates } = row;
    expect({ base, gst, qst, total, taxRates }).toEqual('quote' in shown && shown.quote);
    expect(row).toMatchObject({ email: address, language: 'en', consent_text: null, ip_address: '192.0.2.7', draft });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const files = (mail?.attachments ?? []).filter(({ contentType }) => contentType === 'application/pdf');
    expect(files.map(({ filename }) => filename)).toEqual(['prix-2025-10-06.pdf', 'price-2025-10-06.pdf']);
    const [french = '', english = ''] = await Promise.all(files.map(({ content }) => textOf(content as Uint8Array)));
    for (const words of [
      'Our price',
      'Price of Monday, October 6, 2025',
      'Full Preservation Interior and exterior cleaning',
      'Subtotal $2,265.00',
      'GST 5% $113.25',
      'QST 9.975% $225.93',
      'Total $2,604.18 CAD',
      'This is not an invoice',
      'Link valid until Monday, October 20, 2025, 10:00 AM',
      'GST registration number',
      'care@example.com',
    ])
      expect(english).toContain(words);
    for (const words of [
      'Prix du lundi 6 octobre 2025',
      'Sous-total 2 265,00 $',
      'TPS 5 % 113,25 $',
      'TVQ 9,975 % 225,93 $',
      'Total 2 604,18 $ CA',
      'Ceci n’est pas une facture',
    ])
      expect(french).toContain(words);
    expect([mail?.text, english, french].join()).not.toMatch(/Boutique Exemple|buyer@/);
    expect(mail?.text).toContain(`/calendar-booking?letter=${await tokenOfLetter()}`);
    expect(mail?.text).not.toContain('unsubscribe');
  });

  it('gets the certificates for clients with it', async () => {
    await testApp.pool.query(
      `insert into proofs (id, kind, file, size, administrator_id, uploaded_at)
       values (gen_random_uuid(), 'insurance', $1, 9, 'owner', $2)`,
      [Buffer.from('%PDF-1.7'), testApp.time.now],
    );
    await ask({ language: 'fr' });
    const [mail] = await mails();
    const names = mail?.attachments.filter(({ cid }) => !cid).map(({ filename }) => filename);
    expect(names).toEqual(['prix-2025-10-06.pdf', 'attestation-d-assurance.pdf']);
  });

  it('is answered the same by a repeated request, which sends nothing new within a day, and after three mails', async () => {
    await Promise.all([ask(), ask(), ask({ email: 'BUYER@example.com' })]);
    expect(await mails()).toHaveLength(1);
    for (const coatingType of ['essential', 'platinum', 'essential', 'platinum'] as const)
      expect(await ask({ draft: { ...draft, coatingType } })).toEqual({ sent: true });
    expect(await ask({ draft: { ...draft, selectedLayout: 'layout3' } })).toEqual({ sent: true });
    expect(await mails()).toHaveLength(3);
    later(testApp, dayMinutes + 1);
    await ask();
    expect(await mails()).toHaveLength(4);
  });

  it.each([
    ['area', { postalCode: 'K1A' }, 'AREA_NOT_SERVED'],
    ['size', { storefrontSize: 'hotel' }, 'SIZE_NOT_BOOKABLE'],
  ] as const)('is refused where the page would not sell it: %s', async (_what, other, refused) => {
    expect(await ask({ draft: { ...draft, ...other } })).toEqual({ refused });
    expect(await letters()).toEqual([]);
  });
});

describe('the link of a price', () => {
  it('opens with everything that was known, and says when today’s price is another', async () => {
    await ask({ language: 'fr' });
    const known = { ...draft, email: address, companyName: 'Boutique Exemple', sentOn: '2025-10-06' };
    expect(await read()).toEqual({ ...known, changed: false });
    later(testApp, dayMinutes);
    await pricesRise();
    expect(await read()).toEqual({ ...known, changed: true });
    await testApp.pool.query("insert into blocked_postal_codes (postal_code) values ('H2Y')");
    testApp.forget();
    expect(await read()).toMatchObject({ changed: false });
  });

  it('ends after its days, and opens nothing that it is not', async () => {
    await ask();
    later(testApp, priceLetterDays * dayMinutes);
    expect(await read()).toEqual({ refused: 'PRICE_LETTER_ENDED' });
    expect(await readPriceLetter(testApp.deps, { token: 'guess' })).toEqual({ refused: 'PRICE_LETTER_INVALID' });
  });
});

describe('the reminder of a price', () => {
  it('comes once, some days before the end, to who ticked it, with the words that were agreed to on record', async () => {
    await ask({ remind: true });
    expect(await letters()).toMatchObject([{ consent_text: priceConsent.en(contactWords(defaultContact).en) }]);
    expect((await mails())[0]?.text).toContain(`/unsubscribe?token=${await tokenOfLetter()}`);
    reminderDue();
    expect(await subjects()).toEqual(['Your price: Full Preservation', expect.stringContaining('the link expires on')]);
    expect(testApp.mail.sent.at(-1)?.unsubscribe).toContain('/unsubscribe?token=');
    later(testApp, dayMinutes);
    expect(await mails()).toHaveLength(2);
  });

  it('comes to who ticked it the second time, and not to who did not', async () => {
    await ask();
    await ask({ remind: true });
    await ask({ remind: true });
    await ask({ email: 'other@example.com' });
    reminderDue();
    expect(await mails()).toHaveLength(2);
    expect(await mails('other@example.com')).toHaveLength(1);
  });

  it('is not sent to somebody who has booked since', async () => {
    await ask({ remind: true });
    await book(testApp, { customer: { email: 'Buyer@example.com' } });
    reminderDue();
    expect(await subjects()).not.toContainEqual(expect.stringContaining('the link expires on'));
    expect(await countRows(testApp, 'outbox', `topic = 'mail.price-reminder' and state = 'dropped'`)).toBe(1);
  });

  it('is declined by one press, for every letter of the address, and not by opening its page', async () => {
    await ask({ remind: true });
    await ask({ remind: true, draft: { ...draft, coatingType: 'essential' } });
    const token = await tokenOfLetter();
    expect(await readUnsubscribe(testApp.deps, { token })).toEqual({ given: ['price'], reminder: true });
    expect(await readUnsubscribe(testApp.deps, { token })).toEqual({ given: ['price'], reminder: true });
    const press = { token, page: 'unsubscribe', language: 'en' } as const;
    expect(await unsubscribe(testApp.deps, press)).toEqual({ given: [], reminder: true });
    expect(await unsubscribe(testApp.deps, press)).toEqual({ given: [], reminder: true });
    reminderDue();
    expect(await mails()).toHaveLength(2);
    expect(await read()).toMatchObject({ coatingType: 'complete' });
  });
});

describe('what is kept of a price', () => {
  it('is given to the person, and gone when they are erased, with the mail that had not left', async () => {
    await ask({ remind: true });
    await mails();
    const by = 'owner-1';
    const { price_letters: found } = await exportPersonalData(testApp.deps, { email: address, by });
    expect(found).toEqual([expect.objectContaining({ email: address, company_name: 'Boutique Exemple' })]);
    await erasePersonalData(testApp.deps, { email: address, by });
    expect(await letters()).toEqual([]);
    reminderDue();
    expect(await mails()).toHaveLength(1);
  });

  it('goes after a season, or after three years where its reminder was agreed to', async () => {
    await ask();
    await ask({ remind: true, draft: { ...draft, coatingType: 'essential' } });
    later(testApp, (priceLetterDays + 91) * dayMinutes);
    await purgeAll(testApp.deps);
    expect((await letters()).map((one) => one.draft.coatingType)).toEqual(['essential']);
    later(testApp, 3 * 366 * dayMinutes);
    await purgeAll(testApp.deps);
    expect(await letters()).toEqual([]);
  });
});
