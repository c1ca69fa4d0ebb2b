import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '#domain/calendar/zone.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { actorOf } from '#tests/builders/admin-bookings.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { orderKey, stored } from '#tests/builders/self-service.ts';
import { aVisitor, book, countRows, mondayMorning, openTestApp, totals } from '#tests/builders/test-app.ts';
import { markOutcome } from '../mark-outcome.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const operator = await signIn('owner');
const staff = await actorOf(testApp, 'staff', 'staff');
await writeSetting(testApp.db, 'crewsPerDay', 20);
testApp.forget();
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

const day = '2025-10-14';
const evening = instantOf({ date: day, hour: 17, minute: 0, second: 0 }, 'America/Toronto');
const { compose, written } = composing(testApp);

type Journey = Parameters<typeof book>[1];

async function visited(journey: Journey = {}) {
  testApp.time.now = mondayMorning;
  const visitor = aVisitor(crypto.randomUUID(), { language: 'fr' });
  const { orderNo, bookingId } = await book(testApp, {
    visitor,
    ...journey,
    booking: { appointmentDate: day, ...journey?.booking },
  });
  testApp.time.now = evening;
  const mark = async (outcome: 'completed' | 'no-show' | 'active') => {
    const { version } = await stored(testApp, orderNo);
    return markOutcome(testApp.deps, { orderNo, version, outcome, by: staff });
  };
  const about = `subject = '${bookingId}' and topic = 'mail.certificate'`;
  const mails = () => countRows(testApp, 'outbox', about);
  const number = async (): Promise<string | null> => {
    const key = await orderKey(testApp, orderNo);
    return (await app.inject({ url: `/api/booking-details/${orderNo}?key=${key}` })).json().certificate;
  };
  const file = async () =>
    app.inject({ url: `/api/booking-details/${orderNo}/certificate.pdf?key=${await orderKey(testApp, orderNo)}` });
  return { orderNo, bookingId, mark, mails, number, file };
}

const confirm = async (number: string) => {
  const { statusCode, body } = await app.inject({ url: `/api/certificates/${encodeURIComponent(number)}` });
  return { status: statusCode, body: JSON.parse(body) };
};

async function wordsIn(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('a coated visit that was marked done', () => {
  it('has one certificate and one mail, however often it is said, and tells the customer their number', async () => {
    const { mark, mails, number, bookingId, orderNo, file } = await visited();
    expect([await number(), await mails(), (await file()).statusCode]).toEqual([null, 0, 404]);
    await mark('completed');
    await mark('completed');
    const given = (await number()) ?? '';
    expect(given).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await mark('active');
    expect([await number(), await mails()]).toEqual([null, 0]);
    await mark('completed');
    expect([await number(), await mails()]).toEqual([given, 1]);
    expect(await countRows(testApp, 'certificates', `booking_id = '${bookingId}'`)).toBe(1);

    const mail = await written(bookingId, 'mail.certificate');
    expect(mail).toMatchObject({ language: 'fr', to: { address: 'camille@example.com' } });
    expect(mail.text).toContain(given);
    expect(mail.text).toContain(`/fr/certificate/${given}`);
    const attached = mail.attachments?.find(({ contentType }) => contentType === 'application/pdf');
    expect(attached).toMatchObject({ filename: `certificat-${given}.pdf`, contentType: 'application/pdf' });
    const words = (await wordsIn(attached?.content as Uint8Array)).replaceAll(/\s/g, ' ');
    for (const said of [
      'Certificat de préservation',
      given,
      'Préservation complète',
      '14 octobre 2040',
      'du fabricant',
    ])
      expect(words).toContain(said);

    for (const url of [
      `/api/booking-details/${orderNo}/certificate.pdf`,
      `/api/booking-details/${orderNo}/certificate.pdf?key=x`,
      `/api/admin/bookings/${orderNo}/certificate.pdf`,
    ])
      expect((await app.inject({ url })).statusCode).not.toBe(200);
    expect((await file()).headers['content-disposition']).toBe(`attachment; filename="certificat-${given}.pdf"`);
  });

  it('in English is sent with its French copy, which comes first', async () => {
    const { mark, number, bookingId } = await visited({ visitor: aVisitor(crypto.randomUUID(), { language: 'en' }) });
    await mark('completed');
    const given = await number();
    const mail = await written(bookingId, 'mail.certificate');
    const papers = mail.attachments?.filter(({ contentType }) => contentType === 'application/pdf') ?? [];
    expect(papers.map(({ filename }) => filename)).toEqual([`certificat-${given}.pdf`, `certificate-${given}.pdf`]);
  });

  it('of a service with a limited number of places has the next of them for good', async () => {
    const places = async ({ file }: Awaited<ReturnType<typeof visited>>) =>
      /Nº (\d+) sur 99/.exec(await wordsIn((await file()).rawPayload))?.[1];
    const platinum = { booking: { coatingType: 'platinum' }, amount: totals.platinum } as const;
    const [first, second] = [await visited(platinum), await visited(platinum)];
    await second.mark('completed');
    testApp.time.now = new Date(evening.getTime() + 1);
    await first.mark('completed');
    expect([await places(second), await places(first)]).toEqual(['1', '2']);
    await second.mark('no-show');
    expect(await places(first)).toBe('2');
    const other = await visited();
    await other.mark('completed');
    expect(await places(other)).toBeUndefined();
  });

  it('is not written to again once the mail is out, also when it is marked anew', async () => {
    const { mark, mails, bookingId } = await visited();
    await mark('completed');
    await testApp.pool.query(`update outbox set state = 'done' where subject = $1`, [bookingId]);
    await mark('active');
    expect(await compose(bookingId, 'mail.certificate')).toEqual({
      dropped: 'not-done',
    });
    await mark('completed');
    expect(await mails()).toBe(1);
  });

  it.each(['refresh', 'preservation-preview'] as const)('has none after the service %s', async (coatingType) => {
    const { mark, mails, number, bookingId } = await visited();
    await testApp.pool.query('update bookings set coating_type = $2 where id = $1', [bookingId, coatingType]);
    await mark('completed');
    expect([await number(), await mails()]).toEqual([null, 0]);
  });
});

describe('the number of a certificate', () => {
  it('confirms service, day, façade and term, as it is typed, and nothing of a person', async () => {
    const { mark, number, orderNo, bookingId } = await visited();
    await mark('completed');
    const given = (await number()) ?? '';
    const { storefrontSize, selectedLayout } = await stored(testApp, orderNo);
    for (const typed of [given, given.toLowerCase(), given.replace('-', ' ')])
      expect(await confirm(typed)).toEqual({
        status: 200,
        body: {
          number: given,
          state: 'valid',
          coatingType: 'complete',
          visitDate: day,
          validUntil: '2040-10-14',
          selectedLayout,
          storefrontSize,
        },
      });
    const { body } = await confirm(given);
    for (const secret of [orderNo, bookingId, 'Camille', 'HC0', 'example.com', 'H2Y'])
      expect(JSON.stringify(body)).not.toContain(secret);
    testApp.time.now = new Date('2040-10-16T12:00:00Z');
    expect((await confirm(given)).body.state).toBe('ended');
  });

  it('says that it was withdrawn once the visit is not taken as done, or all of the money went back', async () => {
    const { mark, number, bookingId } = await visited();
    await mark('completed');
    const given = (await number()) ?? '';
    await mark('no-show');
    expect((await confirm(given)).body.state).toBe('withdrawn');
    await mark('completed');
    expect((await confirm(given)).body.state).toBe('valid');
    await testApp.pool.query(`update bookings set payment_status = 'refunded' where id = $1`, [bookingId]);
    expect((await confirm(given)).body.state).toBe('withdrawn');
  });

  it.each(['2222-2222', 'K7QF', 'x'.repeat(40), "' or 1=1", '%00'])('is unknown: %s', async (number) => {
    expect(await confirm(number)).toMatchObject({ status: 404, body: { code: 'CERTIFICATE_NOT_FOUND' } });
  });

  it('stays good when what is known of the person is erased', async () => {
    const email = 'erased@example.com';
    const { mark, number, bookingId } = await visited({ customer: { email } });
    await mark('completed');
    const given = (await number()) ?? '';
    await testApp.pool.query(`update outbox set state = 'done' where subject = $1`, [bookingId]);
    testApp.time.now = new Date('2025-10-20T12:00:00Z');
    const known = await exportPersonalData(testApp.deps, { email, by: staff.id });
    expect(JSON.stringify(known)).toContain(given);
    await erasePersonalData(testApp.deps, { email, by: staff.id });
    expect(await countRows(testApp, 'bookings', `email = '${email}'`)).toBe(0);
    expect((await confirm(given)).body).toMatchObject({ number: given, visitDate: day });
  });
});

describe('an operator', () => {
  it('has every file of a booking that exists in its state', async () => {
    const { mark, number, orderNo } = await visited();
    const files = async () =>
      Promise.all(
        ['invoice.pdf', 'visit.ics', 'certificate.pdf'].map(
          async (name) =>
            (await app.inject({ url: `/api/admin/bookings/${orderNo}/${name}`, headers: { cookie: operator } }))
              .statusCode,
        ),
      );
    expect(await files()).toEqual([200, 200, 404]);
    await mark('completed');
    expect(await files()).toEqual([200, 200, 200]);
    const story = await app.inject({ url: `/api/admin/bookings/${orderNo}`, headers: { cookie: operator } });
    expect(story.json().certificate).toBe(await number());
    expect((await app.inject({ url: `/api/admin/bookings/${orderNo}/invoice.pdf` })).statusCode).toBe(401);
  });
});
