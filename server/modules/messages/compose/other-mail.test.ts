import { afterAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { linkToken } from '#server/common/secrets.ts';
import { confirmArea, leaveArea } from '#server/modules/areas/answer.ts';
import { requestArea } from '#server/modules/areas/request.ts';
import { requestManualReview } from '#server/modules/reviews/request.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { queueMessage } from '#tests/builders/messages/messages.ts';
import { aVisitor, book, openTestApp } from '#tests/builders/test-app.ts';
import { composeMail } from './mail.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const { rowOf, compose, written } = composing(testApp);
const day = '2025-10-14';

describe('the mail of a refund', () => {
  const refund = (more: object) => ({
    orderNo: 'HC-20251006-300000',
    amount: cents(5209),
    contactName: 'Zoé',
    ...more,
  });

  it('says what went back for a cancelled visit', async () => {
    const subject = crypto.randomUUID();
    await queueMessage(testApp, { topic: 'mail.refund', subject, language: 'fr', detail: refund({ bookingId: 'b' }) });
    const mail = await written(subject, 'mail.refund');
    expect(mail.subject).toBe('Remboursement de 52,09\u00a0$ (HC-20251006-300000)');
    expect(mail.to).toEqual({ name: 'Zoé', address: 'camille@example.com' });
    expect(mail.text).not.toContain('désolés');
  });

  it.each([
    ['fr', 'par virement ou par chèque. Rien ne figurera à votre relevé de carte.', 'sur la carte utilisée'],
    [
      'en',
      'by transfer or cheque, and not to your card. Nothing will show on your card statement.',
      'back to the card',
    ],
  ] as const)('says in %s when the money went back another way than to the card', async (language, words, usual) => {
    const subject = crypto.randomUUID();
    const detail = refund({ bookingId: 'b', elsewhere: true });
    await queueMessage(testApp, { topic: 'mail.refund', subject, language, detail });
    const text = (await written(subject, 'mail.refund')).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain(words);
    expect(text).not.toContain(usual);
  });

  it('says sorry for a payment that could not become a visit', async () => {
    const subject = crypto.randomUUID();
    await queueMessage(testApp, {
      topic: 'mail.refund',
      subject,
      detail: refund({ bookingId: null, contactName: null }),
    });
    const mail = await written(subject, 'mail.refund');
    expect(mail.text).toContain('We are sorry');
    expect(mail.text).toContain('\nhttp://localhost:3000/calendar-booking\n');
    expect(mail.text).not.toContain('Dear');
  });
});

describe('the mails of a request for a review', () => {
  it('go to the operator, who answers the visitor by a reply, and to the visitor', async () => {
    const form = {
      companyName: 'Galerie\r\nBcc: x@example.com',
      companyAddress: '200, rue Exemple',
      email: 'g@example.com',
    };
    const asked = { ...form, storefrontSize: 'hotel', selectedLayout: 'layout8' };
    const { id } = await requestManualReview(testApp.deps, { language: 'fr' }, asked);
    const mail = await written(id, 'mail.manual-review');
    expect(mail).toMatchObject({ to: { address: 'operator@example.com' }, replyTo: 'g@example.com', language: 'fr' });
    expect(mail.subject).toBe('Évaluation demandée\u00a0: Galerie Bcc: x@example.com');
    for (const fact of ['Hôtel', 'Disposition\u00a08', 'Modérée', '200, rue Exemple'])
      expect(mail.text).toContain(fact);
    const receipt = await written(id, 'mail.manual-review-receipt');
    expect(receipt).toMatchObject({ to: { address: 'g@example.com' }, replyTo: 'care@example.com', language: 'fr' });
  });
});

describe('the mails of a request for a quote', () => {
  it('have what somebody wrote for the operator, and not for whomever they named', async () => {
    const form = { companyName: 'Hôtel Exemple', companyAddress: '300, rue Exemple', email: 'h@example.com' };
    const asked = {
      ...form,
      kind: 'quote',
      storefrontSize: 'hotel',
      details: 'Deux entrées,\nquatre étages.',
    } as const;
    const { id } = await requestManualReview(testApp.deps, { language: 'fr' }, asked);
    const mail = await written(id, 'mail.manual-review');
    expect(mail.subject).toBe('Soumission demandée\u00a0: Hôtel Exemple');
    for (const fact of ['Une soumission à préparer', 'Hôtel', 'quatre étages.']) expect(mail.text).toContain(fact);
    expect(mail.text).not.toContain('Surface vitrée');
    expect((await written(id, 'mail.manual-review-receipt')).text).not.toContain('étages');
  });
});

describe('the mails about an area', () => {
  async function asked(email: string) {
    await requestArea(testApp.deps, aVisitor('area', { language: 'fr' }), { email, postalCode: 'H1A 1A1' });
    const { rows } = await testApp.pool.query<{ id: string }>('select id from area_requests where email = $1', [email]);
    const id = rows[0]?.id ?? '';
    return { id, token: linkToken(testApp.deps.appSecret, id) };
  }

  it('ask for one press first, in the language of the request', async () => {
    const { id, token } = await asked('one@example.com');
    const mail = await written(id, 'mail.area-confirm');
    expect(mail.to.address).toBe('one@example.com');
    expect(mail.text).toContain(`\nhttp://localhost:3000/fr/area-request?token=${token}&action=confirm\n`);
    expect(mail.text).toContain(`\nhttp://localhost:3000/fr/area-request?token=${token}&action=leave\n`);
  });

  it('are left out once the request is confirmed, taken back or gone', async () => {
    const { id, token } = await asked('two@example.com');
    const row = await rowOf(id, 'mail.area-confirm');
    await confirmArea(testApp.deps, { token });
    expect(await composeMail(testApp.deps, row)).toEqual({ dropped: 'request-confirmed' });
    await queueMessage(testApp, {
      topic: 'mail.area-opened',
      subject: id,
      recipient: 'two@example.com',
      language: 'fr',
    });
    const opened = await rowOf(id, 'mail.area-opened');
    expect(await composeMail(testApp.deps, opened)).toMatchObject({ subject: 'Nous desservons maintenant H1A' });
    await leaveArea(testApp.deps, { token });
    expect(await composeMail(testApp.deps, opened)).toEqual({ dropped: 'request-withdrawn' });
    await testApp.pool.query('delete from area_requests where id = $1', [id]);
    expect(await composeMail(testApp.deps, opened)).toEqual({ dropped: 'request-withdrawn' });
  });
});

describe('the mail to the operator', () => {
  it('says in both languages what needs a person, with every fact', async () => {
    const subject = `weather:${crypto.randomUUID()}:2025-10-14`;
    const reason = 'weather-no-other-day';
    const detail = { reason, date: day, reasons: ['wind'], amount: 5209, gustKmh: 71, condition: null };
    await queueMessage(testApp, { topic: 'operator.alert', subject, detail });
    const mail = await written(subject, 'operator.alert');
    expect(mail.to.address).toBe('operator@example.com');
    const text = mail.text.replaceAll('\u00a0', ' ');
    for (const fact of [
      'La météo ne convient pas à une visite',
      'The weather does not suit a visit',
      'Motif : la météo ne convient pas à une visite, et aucune autre journée de beau temps n’est libre',
      'Reason: unsuitable weather for a visit, and no other day with clear weather is free',
      'Date : mardi 14 octobre 2025',
      'Motifs : vent',
      'Amount: $52.09',
      'Rafales (km/h) : 71',
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain('Météo');
  });

  it('says of a message why it has not arrived, in our words and then in the provider’s', async () => {
    const detail = { reason: 'message-failed', failureCode: 'mailbox', said: '552 5.2.2' };
    await queueMessage(testApp, { topic: 'operator.alert', subject: 'message:1', messageId: 1, detail });
    const { text } = await written('message:1', 'operator.alert');
    expect(text).toContain('a message could not be sent: The recipient’s mailbox is full. 552 5.2.2');
  });

  it('shows a reason that it does not know as it was noted', async () => {
    await queueMessage(testApp, { topic: 'operator.alert', subject: 'strange', detail: { reason: 'strange' } });
    const mail = await written('strange', 'operator.alert');
    expect(mail.subject).toContain('Something needs you');
    expect(mail.text).toContain('Reason: strange');
  });
});

describe('a row that is no mail', () => {
  it('is a fault of the program, as is one whose subject is gone', async () => {
    const { bookingId } = await book(testApp);
    await expect(compose(bookingId, 'accounting.booking')).rejects.toThrow('not a mail: accounting.booking');
    await queueMessage(testApp, { topic: 'mail.cancellation', subject: 'nothing' });
    await expect(compose('nothing', 'mail.cancellation')).rejects.toThrow('no booking');
  });
});
