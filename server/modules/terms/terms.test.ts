import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#adapters/mail/port.ts';
import { standardTerms } from '#business/terms/index.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import { sha256 } from '#server/common/secrets.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { standardTermsText } from '#tests/builders/terms.ts';
import { anOrderNo, aRequest, aVisitor, book, mondayMorning, openTestApp, totals } from '#tests/builders/test-app.ts';
import { openVersions } from '#tests/builders/versions.ts';
import { acceptTerms } from '../checkout/accept-terms.ts';
import { preload } from '../checkout/preload.ts';
import { recordTaken } from '../messages/parts/complete.ts';
import { findAcceptedTerms, keepTermsTexts } from './accepted.ts';
import { readyTerms, termsInForce } from './in-force.ts';

const testApp = await openTestApp();
const { rowOf, written } = composing(testApp);
const termsOf = ({ attachments }: Mail) =>
  attachments.filter(({ contentType }) => contentType.startsWith('text/plain'));
const run = (statement: string, values: unknown[] = []) => testApp.pool.query(statement, values);

const accepting = (version: string) => ({
  termsVersion: version,
  acceptanceMethod: 'web_modal' as const,
  scrolledToBottom: true as const,
});

async function booked(language: 'en' | 'fr', appointmentDate: string) {
  const { bookingId: id, orderNo } = await book(testApp, {
    visitor: aVisitor(`reader on ${appointmentDate}`, { language }),
    booking: { appointmentDate, termsAccepted: accepting((await termsInForce(testApp.deps)).version) },
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
      texts: standardTermsText,
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
    expect(await findAcceptedTerms(testApp.db, booking)).toEqual(
      expect.objectContaining({ termsVersion: '2024-05-01', texts: { en: former } }),
    );
    const [accepted] = termsOf(await written(booking.id, 'mail.confirmation'));
    expect(accepted).toMatchObject({ filename: 'terms-2024-05-01.txt' });
    expect(accepted?.content.toString()).toMatch(/^Former terms\r\n/);
    expect(accepted?.content.toString()).not.toContain('3. ');
  });

  it('go with an English confirmation in both languages, French first, and with a French one in French alone', async () => {
    const namesOf = async (booking: { id: string }, language: 'en' | 'fr') => {
      await run('update outbox set language = $2 where subject = $1', [booking.id, language]);
      return termsOf(await written(booking.id, 'mail.confirmation')).map(({ filename }) => filename);
    };
    const both = [`conditions-${standardTerms.version}.txt`, `terms-${standardTerms.version}.txt`];
    const [english, french] = [await booked('en', '2025-10-30'), await booked('fr', '2025-10-20')];
    expect(await namesOf(english, 'en')).toEqual(both);
    expect(await namesOf(english, 'fr')).toEqual(both);
    expect(await namesOf(french, 'fr')).toEqual(both.slice(0, 1));
    expect(await namesOf(french, 'en')).toEqual(both);
    expect(termsOf(await written(english.id, 'mail.confirmation'))[0]?.content.toString()).toContain(
      standardTermsText.fr.title,
    );
  });

  it('are none where nobody accepted any, or nobody has their text: then no copy is sent, and none is promised', async () => {
    const booking = await booked('en', '2025-10-21');
    await run(`update terms_acceptances set text_hash = 'of a text that is lost' where booking_id = $1`, [booking.id]);
    expect(await findAcceptedTerms(testApp.db, booking)).toBeNull();
    const mail = await written(booking.id, 'mail.confirmation');
    expect(termsOf(mail)).toEqual([]);
    expect(mail.text).toContain('Your invoice and a calendar file are attached to this message.');
    expect(await findAcceptedTerms(testApp.db, { id: 'bk_none', orderNo: 'HC-1' })).toBeNull();
  });
});

describe('the record of an acceptance', () => {
  const carried = {
    scrolledToBottom: true,
    acceptanceMethod: 'web_modal',
    termsVersion: standardTerms.version,
  } as const;
  const french = async (id: number) => {
    const { rows } = await run('select french_shown_at, french_sent_at from terms_acceptances where id = $1', [id]);
    return rows[0];
  };
  const accepted = async (more: object) => {
    const done = await acceptTerms(testApp.deps, aVisitor('reader'), { ...carried, ...more });
    return 'id' in done ? french(done.id) : done;
  };

  it('says when the French text was shown', async () => {
    expect(await accepted({ shownLanguage: 'fr' })).toMatchObject({ french_shown_at: mondayMorning });
    expect(await accepted({ shownLanguage: 'en' })).toMatchObject({ french_shown_at: null });
    expect(await accepted({ shownLanguage: 'en', frenchShownAgo: 90 })).toMatchObject({
      french_shown_at: new Date(mondayMorning.getTime() - 90_000),
    });
  });

  it('says when the French text was first sent, once the confirmation is on its way', async () => {
    const { id } = await booked('en', '2025-11-04');
    const sentAt = async () =>
      (await run('select french_sent_at as at from terms_acceptances where booking_id = $1', [id])).rows[0]?.at;
    const row = await rowOf(id, 'mail.confirmation');
    expect(await sentAt()).toBeNull();
    await recordTaken(testApp.deps, row, 'first');
    expect(await sentAt()).toEqual(mondayMorning);
    testApp.time.now = new Date('2025-10-08T04:00:00Z');
    await run(`update outbox set state = 'queued' where id = $1`, [row.id]);
    await recordTaken(testApp.deps, row, 'again');
    expect(await sentAt()).toEqual(mondayMorning);
  });

  it('says nothing of a text that nobody has', async () => {
    const { id } = await booked('en', '2025-10-23');
    await run(`update terms_acceptances set text_hash = 'of a text that is lost' where booking_id = $1`, [id]);
    await recordTaken(testApp.deps, await rowOf(id, 'mail.confirmation'), 'first');
    expect((await run('select french_sent_at as at from terms_acceptances where booking_id = $1', [id])).rows).toEqual([
      { at: null },
    ]);
  });
});

describe('a word that the terms were accepted, without which,', () => {
  it('is taken, and recorded for no version and no text; what was recorded before counts more', async () => {
    const appointmentDate = '2025-10-09';
    const { bookingId } = await book(testApp, { booking: { appointmentDate, termsAccepted: true } });
    const recorded = async (id: string | undefined) => {
      const columns = 'terms_version, acceptance_method, scrolled_to_bottom, text_hash';
      return (await run(`select ${columns} from terms_acceptances where booking_id = $1`, [id])).rows;
    };
    const method = { acceptance_method: 'not-stated', scrolled_to_bottom: false };
    expect(await recorded(bookingId)).toEqual([{ terms_version: 'not-stated', ...method, text_hash: '' }]);
    expect(await findAcceptedTerms(testApp.db, { id: bookingId ?? '', orderNo: 'HC-1' })).toBeNull();
    const visitor = aVisitor('who read them');
    await acceptTerms(testApp.deps, visitor, accepting(standardTerms.version));
    const read = await book(testApp, { visitor, booking: { appointmentDate: '2025-10-07', termsAccepted: true } });
    expect(await recorded(read.bookingId)).toMatchObject([{ terms_version: standardTerms.version }]);
  });
});

describe('terms that an owner words anew', () => {
  const read = async (language: 'en' | 'fr') => (await call('GET', `/api/terms/${language}`, { cookie: '' })).body;
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
    expect(await findAcceptedTerms(testApp.db, earlier)).toMatchObject({ texts: standardTermsText });
    expect(await findAcceptedTerms(testApp.db, later)).toMatchObject({
      termsVersion: '2025-10-06',
      texts: { fr: { title: 'Nos conditions' }, en: { title: 'Our terms' } },
    });
    await set(wordedAnew('No keys.'));
    const [accepted] = termsOf(await written(later.id, 'mail.confirmation'));
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
