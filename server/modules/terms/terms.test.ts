import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { standardTerms } from '#business/terms/index.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import { sha256 } from '#server/common/secrets.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { standardTermsText } from '#tests/builders/terms.ts';
import { anOrderNo, aRequest, aVisitor, book, mondayMorning, openTestApp, totals } from '#tests/builders/test-app.ts';
import { openVersions } from '#tests/builders/versions.ts';
import { acceptTerms } from '../checkout/accept-terms.ts';
import { preload } from '../checkout/preload.ts';
import { findAcceptedTerms, keepTermsTexts } from './accepted.ts';
import { readyTerms, termsInForce } from './in-force.ts';

const testApp = await openTestApp();
const { written } = composing(testApp);
const run = (statement: string, values: unknown[] = []) => testApp.pool.query(statement, values);

async function booked(language: 'en' | 'fr', appointmentDate: string) {
  const { bookingId: id, orderNo } = await book(testApp, {
    visitor: aVisitor(`reader on ${appointmentDate}`, { language }),
    booking: { appointmentDate },
  });
  return { id, orderNo };
}

/** What an owner words anew. */
const worded: Texts = {
  title: { en: 'Our terms', fr: 'Nos conditions' },
  heading1: { en: 'Keys', fr: 'Clés' },
  text1: { en: 'Since {date} we keep no keys.', fr: 'Depuis le {date}, nous ne gardons aucune clé.' },
};
const path = '/api/admin/texts/terms';
const { call, versions, newest, set, close } = await openVersions<Texts>(testApp, {
  path,
  field: 'texts',
  note: 'Relu',
});
afterAll(close);
const wordedAnew = (text: string): Texts => ({ ...worded, text1: { en: text, fr: 'Sans clés.' } });

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('truncate terms_versions restart identity');
  testApp.forget();
});

describe('the wordings in force', () => {
  it('are kept once, each under the hash that acceptances name', async () => {
    await keepTermsTexts(testApp.db);
    await keepTermsTexts(testApp.db);
    const { rows } = await run('select text_hash, terms_version, language, content from terms_texts order by language');
    expect(rows).toEqual(
      (['en', 'fr'] as const).map((language) => ({
        text_hash: readyTerms(standardTerms).textHash[language],
        terms_version: standardTerms.version,
        language,
        content: JSON.stringify(standardTermsText[language]),
      })),
    );
    for (const { text_hash, content } of rows) expect(sha256(content)).toBe(text_hash);
  });
});

describe('the terms of a booking', () => {
  it('are those that its client accepted, in that language', async () => {
    const booking = await booked('fr', '2025-10-14');
    expect(await findAcceptedTerms(testApp.db, booking)).toEqual({
      termsVersion: standardTerms.version,
      language: 'fr',
      acceptedAt: mondayMorning,
      text: standardTermsText.fr,
    });
  });

  it('stay what they were when the program has others, and so does the copy with a confirmation that is sent again', async () => {
    const booking = await booked('en', '2025-10-16');
    const former = {
      ...standardTermsText.en,
      title: 'Former terms',
      sections: standardTermsText.en.sections.slice(0, 2),
    };
    const content = JSON.stringify(former);
    await run(
      `insert into terms_texts (text_hash, terms_version, language, content) values ($1, '2024-05-01', 'en', $2)`,
      [sha256(content), content],
    );
    await run(`update terms_acceptances set text_hash = $1, terms_version = '2024-05-01' where booking_id = $2`, [
      sha256(content),
      booking.id,
    ]);
    expect(await findAcceptedTerms(testApp.db, booking)).toMatchObject({ termsVersion: '2024-05-01', text: former });
    const [, accepted] = (await written(booking.id, 'mail.confirmation')).attachments;
    expect(accepted).toMatchObject({ filename: 'terms-2024-05-01.txt' });
    expect(accepted?.content.toString()).toMatch(/^Former terms\r\n/);
    expect(accepted?.content.toString()).not.toContain('3. ');
  });

  it('are none where nobody accepted any, or nobody has their text: then no copy is sent, and none is promised', async () => {
    const booking = await booked('en', '2025-10-21');
    await run(`update terms_acceptances set text_hash = 'of a text that is lost' where booking_id = $1`, [booking.id]);
    expect(await findAcceptedTerms(testApp.db, booking)).toBeNull();
    const mail = await written(booking.id, 'mail.confirmation');
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf', 'image/png']);
    expect(mail.text).toContain('Your invoice and a calendar file are attached to this message.');
    expect(await findAcceptedTerms(testApp.db, { id: 'bk_none', orderNo: 'HC-1' })).toBeNull();
  });
});

describe('terms that an owner words anew', () => {
  const read = async (language: 'en' | 'fr') => (await call('GET', `/api/terms/${language}`, { cookie: '' })).body;
  const accepting = (version: string) => ({
    termsVersion: version,
    acceptanceMethod: 'web_modal' as const,
    scrolledToBottom: true as const,
  });

  it('are read and accepted from their first day on, under their own name', async () => {
    expect(await read('en')).toEqual({ version: standardTerms.version, text: standardTermsText.en });
    expect(await set(worded, '2025-10-08')).toMatchObject({ status: 201 });
    expect((await read('en')).version).toBe(standardTerms.version);
    testApp.time.now = new Date('2025-10-08T04:00:00Z');
    testApp.forget();
    expect(await read('fr')).toEqual({
      version: '2025-10-08',
      text: {
        title: 'Nos conditions',
        versionLine: 'Version 2025-10-08, en vigueur le 8\u00a0octobre 2025',
        sections: [{ heading: 'Clés', paragraphs: ['Depuis le 8\u00a0octobre 2025, nous ne gardons aucune clé.'] }],
      },
    });
    expect(await acceptTerms(testApp.deps, aVisitor('late'), accepting(standardTerms.version))).toMatchObject({
      refused: 'INVALID_INPUT',
    });
    expect(await acceptTerms(testApp.deps, aVisitor('late'), accepting('2025-10-08'))).toEqual({
      id: expect.any(Number),
    });
  });

  it('have to be accepted by whoever accepted others and has not begun to pay', async () => {
    const visitor = aVisitor('between');
    await acceptTerms(testApp.deps, visitor, accepting(standardTerms.version));
    await set(worded);
    const asked = { orderNo: anOrderNo(), amount: totals.complete };
    const pays = (termsAccepted: Parameters<typeof preload>[2]['booking']['termsAccepted']) =>
      preload(testApp.deps, visitor, {
        ...asked,
        booking: { ...aRequest({ appointmentDate: '2025-11-03' }), termsAccepted },
      });
    expect(await pays(accepting(standardTerms.version))).toEqual({ refused: 'TERMS_NOT_ACCEPTED' });
    const { version } = await termsInForce(testApp.deps);
    expect(await pays(accepting(version))).toMatchObject({ ticket: expect.any(String) });
  });

  it('leave the bookings before them with what was accepted then, and are kept with those after', async () => {
    const earlier = await booked('en', '2025-10-27');
    await set(worded);
    const later = await booked('fr', '2025-10-28');
    expect(await findAcceptedTerms(testApp.db, earlier)).toMatchObject({ text: standardTermsText.en });
    expect(await findAcceptedTerms(testApp.db, later)).toMatchObject({
      termsVersion: '2025-10-06',
      text: { title: 'Nos conditions' },
    });
    await set(wordedAnew('No keys.'));
    const [, accepted] = (await written(later.id, 'mail.confirmation')).attachments;
    expect(accepted?.filename).toBe('conditions-2025-10-06.txt');
    expect(accepted?.content.toString()).toContain('1. Clés');
  });

  it('of one day have names of their own, those that were withdrawn included', async () => {
    await set(worded, '2025-10-20');
    await call('POST', `${path}/${await newest()}/withdraw`);
    await set(wordedAnew('No keys at all.'), '2025-10-20');
    const { rows } = await run('select version from terms_versions order by id');
    expect(rows).toEqual([{ version: '2025-10-20' }, { version: '2025-10-20-2' }]);
    expect(await set(worded, '2025-10-20', 0)).toMatchObject({ status: 409 });
    expect(await versions()).toHaveLength(3);
  });

  it.each([
    ['no section is left', { title: { en: 'Terms', fr: 'Conditions' } }],
    ['a section is in one language', { ...worded, text1: { en: 'No keys.', fr: '' } }],
    ['a section has no text', { ...worded, heading2: { en: 'Dogs', fr: 'Chiens' } }],
    ['nothing would change', standardTerms.texts],
  ])('are refused where %s', async (_why, wrong) => {
    expect(await set(wrong)).toMatchObject({ status: 400 });
    expect(await versions()).toHaveLength(1);
  });
});
