import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { brand } from '#business/brand.ts';
import { defaultContact } from '#business/settings.ts';
import { taxes } from '#business/taxes.ts';
import { textSets } from '#business/texts.ts';
import { languages } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { textSetNames } from '#domain/settings/text-words.ts';
import { faultsOfTexts } from '#domain/settings/texts.ts';
import { sampleBooking, samples } from '#sandbox/pages/mail-samples.ts';
import { calendarFile } from '#server/modules/calendar/ics/calendar-file.ts';
import { renderCertificate } from '#server/modules/documents/certificate/render.ts';
import { invoiceFacts } from '#server/modules/documents/invoice/facts.ts';
import { renderPaper } from '#server/modules/documents/invoice/render.ts';
import { visitOf } from '#server/modules/messages/mail/visit-entry.ts';
import { aftercareText, followUpText, onMyWayText, reminderText } from '#server/modules/messages/sms/texts.ts';
import { allTexts } from '#tests/french/texts.ts';
import { firstBrandIn } from './first-brand.ts';

const names = Object.keys(samples) as (keyof typeof samples)[];
const { address } = sampleBooking;

async function read(file: Buffer | Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  return { text: text.replace(/\s+/g, ' '), info };
}

describe('the second brand', () => {
  it('is the one that is tested here', () => {
    expect([brand.name, taxes.length]).toEqual(['Belvédère Glass', 1]);
  });

  it('says no word of the first one in any text, in either language', async () => {
    const twins = await allTexts();
    expect(twins.length).toBeGreaterThan(700);
    expect(
      twins.flatMap(({ place, en, fr }) => firstBrandIn(`${en}\n${fr}`).map((fact) => `${place}: ${fact}`)),
    ).toEqual([]);
  });

  it.each(textSetNames)('has the same words in braces in both languages of its texts (%s)', (name) => {
    expect(faultsOfTexts(textSets[name], textSets[name].standard)).toEqual(new Map());
  });

  it.each(languages)('sends every mail without a word of the first one (%s)', async (language) => {
    for (const name of names) {
      const { subject, html, text } = await samples[name](language);
      expect([name, firstBrandIn([subject, html, text].join('\n'))]).toEqual([name, []]);
      expect([name, text.includes(brand.name)]).toEqual([name, true]);
    }
  });

  it.each([
    ['en', 'HST (13%)', '$294.45'],
    ['fr', 'TVH (13\u00a0%)', '294,45\u00a0$'],
  ] as const)('lists its one tax in the confirmation (%s)', async (language, label, amount) => {
    const { text } = await samples.confirmation(language);
    expect(text).toContain(label);
    expect(text).toContain(amount);
  });

  it.each(languages)('signs its texts with its own name and nobody else’s (%s)', (language) => {
    const visit = { date: '2025-10-08', time: '9:00 AM' as const, address, today: '2025-10-07' };
    const texts = [
      reminderText(visit, language),
      onMyWayText({ address }, language),
      aftercareText(defaultContact, language),
      followUpText(defaultContact, language),
    ];
    for (const text of texts) {
      expect(text).toMatch(/^Belv.d.re Glass/);
      expect(firstBrandIn(text)).toEqual([]);
    }
  });

  it.each([
    ['en', 'Subtotal $2,265.00 HST 13% $294.45 Total $2,559.45 CAD', 'HST registration number 111111111 RT0001'],
    ['fr', 'Sous-total 2 265,00 $ TVH 13 % 294,45 $ Total 2 559,45 $ CA', 'Nº d’inscription TVH 111111111 RT0001'],
  ] as const)('draws an invoice with its one tax and that number alone (%s)', async (language, sums, number) => {
    const receipt = {
      transactionNo: '660-0_1472',
      approvalCode: '048212',
      amount: cents(255_945),
      method: 'card',
      reference: null,
    } as const;
    const { text, info } = await read(
      await renderPaper({ facts: invoiceFacts(sampleBooking, receipt, defaultContact), language }),
    );
    expect(text).toContain(sums);
    expect(text).toContain(number);
    expect(text).toContain('BG-20251006-100000');
    expect(info).toMatchObject({ Author: brand.legalName });
    expect(firstBrandIn(text + JSON.stringify(info))).toEqual([]);
  });

  it.each(languages)('draws its certificate without a word of the first one (%s)', async (language) => {
    const { text, info } = await read(
      await renderCertificate({
        language,
        booking: sampleBooking,
        number: 'K7QF-2M9X',
        page: 'https://www.example.com/certificate/K7QF-2M9X',
        place: null,
        contact: defaultContact,
      }),
    );
    expect(text).toContain(brand.name);
    expect(firstBrandIn(text + JSON.stringify(info))).toEqual([]);
  });

  it('gives a calendar file that is its own', () => {
    const file = calendarFile(
      visitOf(sampleBooking, {
        method: 'REQUEST',
        language: 'en',
        url: null,
        publicUrl: 'https://www.example.com',
        mailFrom: brand.email,
        contact: defaultContact,
        stampedAt: new Date('2025-10-06T14:00:00Z'),
      }),
    );
    expect(file).toContain('PRODID:-//Belvédère Glass//Visits//EN');
    expect(firstBrandIn(file)).toEqual([]);
  });
});
