import { afterAll, describe, expect, it } from 'vitest';
import { terms, termsVersion } from '#business/terms/index.ts';
import { sha256 } from '#server/common/secrets.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { aVisitor, book, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { findAcceptedTerms, keepTermsTexts, textHashOf } from './terms-texts.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { written } = composing(testApp);
const run = (statement: string, values: unknown[] = []) => testApp.pool.query(statement, values);

async function booked(language: 'en' | 'fr', appointmentDate: string) {
  const { bookingId: id, orderNo } = await book(testApp, {
    visitor: aVisitor(`reader on ${appointmentDate}`, { language }),
    booking: { appointmentDate },
  });
  return { id, orderNo };
}

describe('the wordings in force', () => {
  it('are kept once, each under the hash that acceptances name', async () => {
    await keepTermsTexts(testApp.db);
    await keepTermsTexts(testApp.db);
    const { rows } = await run('select text_hash, terms_version, language, content from terms_texts order by language');
    expect(rows).toEqual(
      (['en', 'fr'] as const).map((language) => ({
        text_hash: textHashOf(language),
        terms_version: termsVersion,
        language,
        content: JSON.stringify(terms[language]),
      })),
    );
    for (const { text_hash, content } of rows) expect(sha256(content)).toBe(text_hash);
  });
});

describe('the terms of a booking', () => {
  it('are those that its client accepted, in that language', async () => {
    const booking = await booked('fr', '2025-10-14');
    expect(await findAcceptedTerms(testApp.db, booking)).toEqual({
      termsVersion,
      language: 'fr',
      acceptedAt: mondayMorning,
      text: terms.fr,
    });
  });

  it('stay what they were when the program has others, and so does the copy with a confirmation that is sent again', async () => {
    const booking = await booked('en', '2025-10-16');
    const former = { ...terms.en, title: 'Former terms', sections: terms.en.sections.slice(0, 2) };
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
