import { extractText, getDocumentProxy } from 'unpdf';
import { core } from '#tests/layers.ts';
import { booksThursday } from '../support/appointments.ts';
import { bookedDates, cancelWordsOf } from '../support/cancelling.ts';
import { calendarField, invoiceOf, linkIn, mailAbout, mailsTo } from '../support/mails.ts';
import { expect, paymentsOf, test } from '../support/test-app.ts';

const wordsIn = async (file: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })).text;

test.describe('a confirmation', () => {
  test('comes by mail with calendar entry and invoice, and its link cancels the booking', async ({
    testApp,
    visitor,
  }) => {
    const order = await booksThursday(visitor);
    const letter = await mailAbout(testApp, /Confirm/);
    for (const fact of [order, 'HC0001', 'Thursday, October 9, 2025', '9:00 AM', '$2,899.67', '100, rue Exemple']) {
      expect(letter.text).toContain(fact);
      expect(letter.html).toContain(fact);
    }
    expect(calendarField(letter, 'METHOD')).toBe('REQUEST');
    expect(calendarField(letter, 'SEQUENCE')).toBe('0');
    expect(calendarField(letter, 'DTSTART')).toBe('20251009T130000Z');
    const invoice = await wordsIn(invoiceOf(letter));
    for (const fact of [order, 'GST', 'QST', '2,522.00', '126.10', '251.57', '2,899.67']) {
      expect(invoice).toContain(fact);
    }

    await visitor.page.goto(linkIn(letter.text, /\/cancel-booking\//));
    await visitor.isReady();
    await visitor.presses(cancelWordsOf(visitor).cancel);
    await visitor.reads(cancelWordsOf(visitor).cancelled);
    expect(await bookedDates(testApp)).not.toContain('2025-10-09');

    const cancelled = await mailAbout(testApp, /cancel/i);
    expect(calendarField(cancelled, 'METHOD')).toBe('CANCEL');
    expect(calendarField(cancelled, 'UID')).toBe(calendarField(letter, 'UID'));
    expect(Number(calendarField(cancelled, 'SEQUENCE'))).toBeGreaterThan(0);
    await mailAbout(testApp, /refund/i);
    expect((await paymentsOf(testApp)).refunds).toHaveLength(1);
    expect(await mailsTo(testApp)).toHaveLength(3);
  });

  test('arrive en français, avec sa facture, et son lien ouvre la réservation à une autre personne', {
    tag: core,
  }, async ({ testApp, visiteur, newVisitor }) => {
    await booksThursday(visiteur);
    const letter = await mailAbout(testApp, /Confirm/);
    expect(letter.text).toContain('jeudi 9\u00a0octobre 2025');
    expect(letter.text).toContain('2\u00a0899,67\u00a0$');
    expect(letter.html).toMatch(/lang="fr/);
    const invoice = (await wordsIn(invoiceOf(letter))).replaceAll(/\s/g, ' ');
    for (const fact of ['FACTURE', 'TPS', 'TVQ', '2 899,67 $']) expect(invoice.toUpperCase()).toContain(fact);

    const stranger = await newVisitor();
    const link = linkIn(letter.text, /\/fr\/confirmation\?/);
    await stranger.page.goto(link);
    await stranger.page.getByRole('button', { name: 'Tous les détails' }).click();
    await expect(stranger.page.getByText('camille@example.com').first()).toBeVisible();
    await expect(stranger.page.getByRole('heading', { name: 'En cas de changement' })).toBeVisible();
  });
});
