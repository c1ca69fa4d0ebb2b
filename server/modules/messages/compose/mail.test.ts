import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#adapters/mail/port.ts';
import { mails } from '#business/mails.ts';
import { standardTerms } from '#business/terms/index.ts';
import { instantOf } from '#domain/calendar/zone.ts';
import { languages } from '#domain/language.ts';
import { isRefusal } from '#domain/refusal.ts';
import { readMail } from '#sandbox/mail/simulator.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { databaseMailbox } from '#sandbox/stores/mails.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { writeMove } from '#server/modules/bookings/move/write.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { closeProposals } from '#server/modules/bookings/queries/proposals.ts';
import { insertProposals } from '#server/modules/weather/queries/proposals.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { openMail } from '#server/wiring/mail.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { standardTermsText } from '#tests/builders/terms.ts';
import { aVisitor, book, cancelToken, openTestApp } from '#tests/builders/test-app.ts';
import { composeMail } from './mail.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const montreal = (date: string, hour: number) => instantOf({ date, hour, minute: 0, second: 0 }, 'America/Toronto');
const [day, otherDay, thirdDay] = ['2025-10-14', '2025-10-16', '2025-10-21'] as const;

beforeEach(async () => {
  testApp.time.now = montreal('2025-10-06', 10);
  await testApp.pool.query('delete from day_claims');
  testApp.forget();
});

const { rowOf, compose, written } = composing(testApp);

const booked = (language: 'en' | 'fr' = 'en') =>
  book(testApp, { visitor: aVisitor(crypto.randomUUID(), { language }), booking: { appointmentDate: day } });

async function moved(bookingId: string, date: string) {
  return transact(testApp.db, async (tx) => {
    const booking = await findBookingById(tx, bookingId);
    if (!booking) throw new Error('no booking');
    const result = await writeMove(tx, {
      booking,
      date,
      time: '10:00 AM',
      movedBy: 'customer',
      from: { crews: 1 },
      now: testApp.time.now,
    });
    if (isRefusal(result)) throw new Error(result.refused);
    return {};
  });
}

/** One value of a calendar file, its folded lines made whole. */
const inCalendar = ({ calendar }: Mail, name: string): string | undefined =>
  new RegExp(`^${name}[;:](.*)$`, 'm').exec((calendar?.content ?? '').replace(/\r\n[ \t]/g, ''))?.[1]?.trim();

describe('the mail that confirms a booking', () => {
  it('is in the words of the owner from their first day on', async () => {
    const { bookingId } = await booked();
    const texts = { ...mails.standard, 'confirmation-title': { en: 'See you soon', fr: 'À bientôt' } };
    await testApp.pool.query(
      `insert into mail_texts (starts_at, texts, administrator_id, created_at) values ($1, $2, 'a-1', $1)`,
      ['2025-10-08T04:00:00Z', texts],
    );
    testApp.forget();
    expect((await written(bookingId, 'mail.confirmation')).text).toContain('Your visit is confirmed\n');
    testApp.time.now = new Date('2025-10-08T04:00:00Z');
    expect((await written(bookingId, 'mail.confirmation')).text).toContain('See you soon\n');
    await testApp.pool.query('truncate mail_texts');
    testApp.forget();
    testApp.time.now = montreal('2025-10-06', 10);
  });

  it('is from the business to the customer, and is the same message however often it is written', async () => {
    const { bookingId } = await booked();
    const mail = await written(bookingId, 'mail.confirmation');
    const { id } = await rowOf(bookingId, 'mail.confirmation');
    expect(mail).toMatchObject({
      messageId: `outbox-${id}@localhost`,
      from: { name: 'Hauteclaire', address: 'care@example.com' },
      to: { name: 'Camille Exemple', address: 'camille@example.com' },
      replyTo: 'care@example.com',
      language: 'en',
    });
    expect((await written(bookingId, 'mail.confirmation')).messageId).toBe(mail.messageId);
  });

  it.each(['en', 'fr'] as const)(
    'has links that open the booking, an invoice, the accepted terms and a calendar file, in %s',
    async (language) => {
      const { bookingId, orderNo } = await booked(language);
      const mail = await written(bookingId, 'mail.confirmation');
      const links = await sandboxLinks(testApp.deps, { orderNo });
      expect(links.cancel).toContain(language === 'fr' ? 'http://localhost:3000/fr/' : 'http://localhost:3000/cancel');
      expect(mail.text).toContain(`\n${links.booking}\n`);
      expect(mail.text).toContain(`\n${links.cancel}\n`);
      expect(mail.subject).toMatch(/^Confirm/);
      const isPaper = ({ contentType }: { contentType: string }) => contentType === 'application/pdf';
      const papers = mail.attachments.filter(isPaper);
      const picture = mail.attachments.at(-1);
      const accepted = mail.attachments.filter(({ contentType }) => contentType.startsWith('text/plain'));
      const shown = languages.toReversed().slice(0, language === 'fr' ? 1 : 2);
      expect(papers.map(({ filename }) => filename)).toEqual([
        `facture-${orderNo}.pdf`,
        ...(language === 'fr' ? [] : [`invoice-${orderNo}.pdf`]),
      ]);
      for (const { content } of papers) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
      expect(accepted).toMatchObject(
        shown.map((one) => ({
          filename: `${one === 'fr' ? 'conditions' : 'terms'}-${standardTerms.version}.txt`,
          contentType: 'text/plain; charset=utf-8',
        })),
      );
      for (const [index, one] of shown.entries()) {
        const { title, sections } = standardTermsText[one];
        const told = accepted[index]?.content.toString() ?? '';
        for (const line of [title, ...sections.flatMap(({ paragraphs }) => paragraphs)]) expect(told).toContain(line);
      }
      expect(picture).toMatchObject({
        contentType: 'image/png',
        cid: expect.stringMatching(/^layout\d+\.day\.close\.[\w-]+@facade$/),
      });
      expect(mail.html).toContain(`<img src="cid:${picture?.cid}"`);
      expect(mail.calendar).toMatchObject({
        method: 'REQUEST',
        filename: language === 'fr' ? 'visite.ics' : 'visit.ics',
      });
      expect(inCalendar(mail, 'UID')).toBe(`${bookingId}@localhost`);
      expect(inCalendar(mail, 'SEQUENCE')).toBe('0');
      expect(inCalendar(mail, 'DTSTART')).toBe('20251014T130000Z');
    },
  );

  it('is not wanted once the booking is cancelled: the cancellation tells', async () => {
    const { bookingId, orderNo } = await booked();
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
    expect(await compose(bookingId, 'mail.confirmation')).toEqual({ dropped: 'cancelled' });
    const mail = await written(bookingId, 'mail.cancellation');
    expect(mail.text).toContain('$2,086.80 will go back in full');
    expect(mail.calendar?.method).toBe('CANCEL');
    expect(inCalendar(mail, 'SEQUENCE')).toBe('1');
    expect(mail.attachments).toEqual([]);
  });

  it('says so when a cancellation brings nothing back any more', async () => {
    const { bookingId, orderNo } = await booked('fr');
    testApp.time.now = montreal('2025-10-13', 10);
    expect((await written(bookingId, 'mail.confirmation')).text).toContain('plus rien n’est remboursé');
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
    expect((await written(bookingId, 'mail.cancellation')).text).toContain('Aucun remboursement n’est donc dû');
  });
});

describe('a confirmation on its way', () => {
  it('arrives whole over SMTP: both forms of the mail, the calendar file and the invoice', async () => {
    const service = await openMail({ sandbox: true, mail: null }, testApp.deps);
    const { bookingId, orderNo } = await booked('fr');
    const mail = await written(bookingId, 'mail.confirmation');
    expect(await service?.send(mail)).toMatchObject({ state: 'accepted' });
    await service?.close();
    const [stored] = await databaseMailbox(testApp.db).list({ limit: 1 });
    const { subject, text, html, pictures, attachments } = await readMail(stored?.raw ?? Buffer.alloc(0));
    expect({ subject, html: html.trim() }).toEqual({ subject: mail.subject, html: mail.html.trim() });
    expect(text.trim().split(/\r?\n/)).toEqual(mail.text.trim().split('\n'));
    expect(attachments.map(({ filename }) => filename).sort()).toEqual([
      `conditions-${standardTerms.version}.txt`,
      `facture-${orderNo}.pdf`,
      'visite.ics',
    ]);
    const [, , facade] = mail.attachments;
    expect(pictures).toEqual([{ cid: facade?.cid, contentType: 'image/png', content: facade?.content }]);
    const invoice = attachments.find(({ contentType }) => contentType === 'application/pdf');
    expect(Buffer.from(invoice?.content ?? []).equals(mail.attachments[0]?.content ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('the mail of a visit that moved', () => {
  it('tells the old day and the new one, and raises the calendar file’s number', async () => {
    const { bookingId } = await booked();
    await moved(bookingId, otherDay);
    const mail = await written(bookingId, 'mail.reschedule');
    expect(mail.text).toContain('Before: Tuesday, October 14, 2025, 9:00 AM');
    expect(mail.text).toContain('Now: Thursday, October 16, 2025, 10:00 AM');
    expect(mail.calendar?.method).toBe('REQUEST');
    expect(inCalendar(mail, 'SEQUENCE')).toBe('1');
    expect(inCalendar(mail, 'UID')).toBe(`${bookingId}@localhost`);
    expect(inCalendar(mail, 'DTSTART')).toBe('20251016T140000Z');
  });

  it('is left out where a later move tells more, and where the booking is cancelled', async () => {
    const { bookingId, orderNo } = await booked();
    await moved(bookingId, otherDay);
    const first = await rowOf(bookingId, 'mail.reschedule');
    await moved(bookingId, thirdDay);
    expect(await composeMail(testApp.deps, first)).toEqual({ dropped: 'moved' });
    expect(inCalendar(await written(bookingId, 'mail.reschedule'), 'SEQUENCE')).toBe('2');
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
    expect(await compose(bookingId, 'mail.reschedule')).toEqual({ dropped: 'cancelled' });
    expect(inCalendar(await written(bookingId, 'mail.cancellation'), 'SEQUENCE')).toBe('3');
  });
});

async function proposed(language: 'en' | 'fr') {
  const { bookingId, orderNo } = await booked(language);
  const answerBy = montreal('2025-10-13', 18);
  const linkId = testApp.deps.ids.uuid();
  const proposal = {
    bookingId,
    weatherDate: day,
    weatherTime: '9:00 AM' as const,
    weatherJudgment: 'unsuitable: precipitation',
    proposedNewDate: otherDay,
    proposedNewTime: '9:00 AM' as const,
    responseToken: sha256(linkToken(testApp.deps.appSecret, linkId)),
    answerBy,
    createdAt: testApp.time.now,
  };
  const notificationId = (await insertProposals(testApp.db, [proposal])).get(bookingId);
  const detail = {
    notificationId,
    linkId,
    fromDate: day,
    fromTime: '9:00 AM',
    toDate: otherDay,
    toTime: '9:00 AM',
    answerBy: answerBy.toISOString(),
    reasons: ['precipitation', 'cold'],
    condition: 'snow',
  };
  const message = {
    topic: 'mail.weather-proposal',
    subject: bookingId,
    dedupeKey: `weather-${notificationId}`,
  } as const;
  const recipient = 'camille@example.com';
  await enqueue(testApp.db, [{ ...message, recipient, language, detail, dueAt: testApp.time.now }], testApp.time.now);
  return { bookingId, orderNo, token: linkToken(testApp.deps.appSecret, linkId) };
}

describe('the mail that proposes another day because of the weather', () => {
  it('has the two answers as links, the weather in words, and until when an answer counts', async () => {
    const { bookingId, token } = await proposed('fr');
    const { text, language } = await written(bookingId, 'mail.weather-proposal');
    const answers = `http://localhost:3000/fr/weather-response?token=${token}&action=`;
    expect(text).toContain(`\n${answers}accept\n`);
    expect(text).toContain(`\n${answers}decline\n`);
    expect(text).toContain('de la neige et un froid près du point de congélation');
    expect(text.replaceAll('\u00a0', ' ')).toContain('avant le lundi 13 octobre 2025, 18 h');
    expect(language).toBe('fr');
  });

  it('is left out once nothing is proposed any more, and once it is too late to answer', async () => {
    const { bookingId } = await proposed('en');
    testApp.time.now = montreal('2025-10-13', 18);
    expect(await compose(bookingId, 'mail.weather-proposal')).toEqual({ dropped: 'answer-too-late' });
    testApp.time.now = montreal('2025-10-12', 18);
    await closeProposals(testApp.db, bookingId);
    expect(await compose(bookingId, 'mail.weather-proposal')).toEqual({ dropped: 'proposal-closed' });
  });
});
