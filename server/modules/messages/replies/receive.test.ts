import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { insertProposals } from '#server/modules/weather/queries/proposals.ts';
import { queueMessage } from '#tests/builders/messages/messages.ts';
import { aVisitor, book, cancelToken, countRows } from '#tests/builders/test-app.ts';
import {
  monday,
  openWeatherApp,
  proposalsOf,
  proposed,
  thursday,
  visitOf,
  type WeatherApp,
} from '#tests/builders/weather.ts';
import { composeText } from '../compose/text.ts';
import { sendTexts } from '../send.ts';
import { receiveText } from './receive.ts';

let testApp: WeatherApp;
let sent = 0;
beforeEach(async () => {
  testApp = await openWeatherApp();
});
afterEach(() => testApp.close());

const own = '+15145550100';
const writes = (body: string, { from = own, providerId = `SM${++sent}` } = {}) =>
  receiveText(testApp.deps, { providerId, from, body });

const received = async () => {
  const { rows } = await testApp.pool.query<{ body: string; booking: string | null; outcome: string | null }>(
    'select body, booking_id as booking, outcome from received_texts order by id',
  );
  return rows;
};

/** The text that confirms an answer, as it would leave now. */
async function confirmation(): Promise<unknown> {
  const row = await testApp.db.query.outbox.findFirst({ where: (of, { eq }) => eq(of.topic, 'sms.weather-answer') });
  return row && composeText(testApp.deps, row);
}

describe('a plain answer to the open proposal', () => {
  it('of yes moves the visit like the link in the text, and is confirmed', async () => {
    const { bookingId } = await proposed(testApp);
    await writes('Oui !');
    expect(await visitOf(testApp, bookingId)).toEqual({ ...monday, sequence: 1 });
    expect(await received()).toEqual([{ body: 'Oui !', booking: bookingId, outcome: 'weather' }]);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.reschedule'`)).toBe(1);
    expect(await confirmation()).toMatchObject({
      to: own,
      body: 'Hauteclaire: thank you. We will come Mon, Oct 13 at 9:00 AM. A confirmation follows by email. STOP to end',
    });
  });

  it('of no keeps the visit, and is confirmed in the customer’s language', async () => {
    const { bookingId } = await proposed(testApp);
    await testApp.pool.query(`update bookings set language = 'fr'`);
    await writes('no thanks');
    expect(await visitOf(testApp, bookingId)).toEqual({ ...thursday, sequence: 0 });
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'answered', response: 'decline' }]);
    expect(await confirmation()).toMatchObject({
      body: 'Hauteclaire : merci. Votre rendez-vous reste prévu le jeudi 9 à 9 h. Nous surveillons la météo. ARRET pour cesser',
    });
  });

  it('waits for an operator once it comes too late, was answered before, or the visit is cancelled', async () => {
    const { bookingId, orderNo, token } = await proposed(testApp);
    await testApp.answer(token, 'decline');
    await writes('oui');
    testApp.tooLate();
    await writes('yes');
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
    await writes('ok');
    expect(await received()).toEqual(['oui', 'yes', 'ok'].map((body) => ({ body, booking: bookingId, outcome: null })));
    expect(await countRows(testApp, 'booking_moves')).toBe(0);
    expect(await confirmation()).toBeUndefined();
  });

  it('waits for an operator when the proposed day was lost, and nothing of it is written', async () => {
    const { bookingId } = await proposed(testApp);
    await testApp.pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, created_at)
       values ('vacation', '2025-10-13', '2025-10-13', now())`,
    );
    testApp.forget();
    await writes('oui');
    expect(await received()).toMatchObject([{ outcome: null }]);
    expect(await visitOf(testApp, bookingId)).toEqual({ ...thursday, sequence: 0 });
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'open', holdStatus: 'active' }]);
  });

  it('is nobody’s guess where two visits of the number have one', async () => {
    const second = { booking: { appointmentDate: '2025-10-14' }, visitor: aVisitor('second') };
    const { bookingId } = await book(testApp, second);
    await insertProposals(testApp.db, [
      {
        ...{ bookingId, weatherDate: '2025-10-14', weatherTime: '9:00 AM', weatherJudgment: 'unsuitable' },
        ...{ proposedNewDate: '2025-10-16', proposedNewTime: '9:00 AM', responseToken: 'second' },
        ...{ answerBy: new Date('2025-10-13T22:00:00Z'), createdAt: testApp.time.now },
      },
    ]);
    await proposed(testApp);
    expect(await countRows(testApp, 'weather_notifications', `state = 'open'`)).toBe(2);
    await writes('oui');
    expect(await received()).toMatchObject([{ outcome: null }]);
    expect(await countRows(testApp, 'weather_notifications', `state = 'open'`)).toBe(2);
  });

  it('that is delivered eight times at once counts once', async () => {
    const { bookingId } = await proposed(testApp);
    await Promise.all(Array.from({ length: 8 }, () => writes('oui', { providerId: 'SM-one' })));
    expect(await received()).toEqual([{ body: 'oui', booking: bookingId, outcome: 'weather' }]);
    expect(await visitOf(testApp, bookingId)).toEqual({ ...monday, sequence: 1 });
    expect(await countRows(testApp, 'outbox', `topic = 'sms.weather-answer'`)).toBe(1);
  });

  it('at the same moment as the press of the link is one answer, whichever comes first', async () => {
    const { bookingId, token } = await proposed(testApp);
    const [pressed] = await Promise.all([testApp.answer(token, 'decline'), writes('oui'), writes('yes')]);
    const [proposal] = await proposalsOf(testApp, bookingId);
    expect(isRefusal(pressed)).toBe(false);
    const isAccepted = proposal?.response === 'accept';
    expect(pressed).toMatchObject({ answer: isAccepted ? 'accept' : 'decline' });
    expect(await visitOf(testApp, bookingId)).toMatchObject(isAccepted ? monday : thursday);
    expect(await countRows(testApp, 'received_texts', `outcome = 'weather'`)).toBe(isAccepted ? 1 : 0);
    expect(await countRows(testApp, 'outbox', `topic = 'sms.weather-answer'`)).toBe(isAccepted ? 1 : 0);
  });
});

describe('a text of HELP', () => {
  const answers = async () => {
    const rows = await testApp.db.query.outbox.findMany({ where: (of, { eq }) => eq(of.topic, 'sms.reply') });
    return Promise.all(rows.map(async (row) => [row.recipient, row.language, await composeText(testApp.deps, row)]));
  };

  it('is answered with the name, the number to call and how to end, in the language of the booking or of the word', async () => {
    await book(testApp);
    await writes('Aide');
    await writes('AIDE', { from: '+15145550101' });
    await writes('Help!', { from: '+15145550102' });
    await writes('info', { from: '+15145550103' });
    const bodies = (await answers()).map(([phone, language, made]) => [
      phone,
      language,
      (made as { body: string }).body,
    ]);
    const fr = /^Hauteclaire : pour toute question sur votre rendez-vous, appelez le [\d -]+\. ARRET pour cesser$/;
    const en = /^Hauteclaire: for help with your visit, call [\d ()-]+\. STOP to end$/;
    expect(bodies).toEqual([
      [own, 'en', expect.stringMatching(en)],
      ['+15145550101', 'fr', expect.stringMatching(fr)],
      ['+15145550102', 'en', expect.stringMatching(en)],
      ['+15145550103', 'fr', expect.stringMatching(fr)],
    ]);
    expect((await received()).map(({ outcome }) => outcome)).toEqual(Array(4).fill('answered'));
  });

  it('is answered in the quiet hours and after STOP, when it says how texts begin again', async () => {
    testApp.time.now = new Date('2025-10-07T03:00:00Z');
    await writes('STOP');
    await writes('HELP');
    await queueMessage(testApp, { topic: 'sms.reply', recipient: '+15145550109', detail: { words: 'Good morning' } });
    expect(await sendTexts(testApp.deps)).toBe(1);
    expect(testApp.texts.sent.map(({ to, body }) => [to, body])).toEqual([
      [own, expect.stringContaining('START for texts again')],
    ]);
  });

  it('that the provider has answered is not answered twice, and its other keywords count as it understood them', async () => {
    await receiveText(testApp.deps, { providerId: 'SM-help', from: own, body: 'HELP', obeyed: 'help' });
    expect(await answers()).toEqual([]);
    await receiveText(testApp.deps, { providerId: 'SM-own', from: own, body: 'basta', obeyed: 'stop' });
    expect(await countRows(testApp, 'sms_opt_outs', `phone = '${own}'`)).toBe(1);
  });
});

describe('a text of ARRET, which the provider does not know', () => {
  it('ends our texts and is answered by us at any hour, once for each text', async () => {
    testApp.time.now = new Date('2025-10-07T03:00:00Z');
    await writes('Arrêt', { providerId: 'SM-arret' });
    await writes('Arrêt', { providerId: 'SM-arret' });
    expect(await countRows(testApp, 'sms_opt_outs', `phone = '${own}'`)).toBe(1);
    expect(await sendTexts(testApp.deps)).toBe(1);
    expect(testApp.texts.sent.map(({ to, body }) => [to, body])).toEqual([
      [own, expect.stringMatching(/^Hauteclaire : plus aucun texto\..+ DEBUT pour reprendre$/)],
    ]);
  });

  it('is answered by nobody where the provider was told of it and has', async () => {
    await receiveText(testApp.deps, { providerId: 'SM-arret', from: own, body: 'ARRET', obeyed: 'stop' });
    expect(await countRows(testApp, 'outbox', `topic = 'sms.reply'`)).toBe(0);
  });
});

describe('a text of CANCEL', () => {
  const answered = async () => {
    const rows = await testApp.db.query.outbox.findMany({ where: (of, { eq }) => eq(of.topic, 'sms.reply') });
    return Promise.all(rows.map(async (row) => ((await composeText(testApp.deps, row)) as { body: string }).body));
  };

  it('ends our texts, leaves the visit, and is told where that is cancelled', async () => {
    const { bookingId } = await book(testApp, { booking: { appointmentDate: '2025-10-09' } });
    await writes('Cancel.');
    expect(await countRows(testApp, 'sms_opt_outs', `phone = '${own}'`)).toBe(1);
    expect(await visitOf(testApp, bookingId)).toMatchObject(thursday);
    expect(await answered()).toEqual([
      'Hauteclaire: no more texts. To cancel your visit, use the link in its confirmation email or call 514-555-0142. START for texts again',
    ]);
  });

  it('is answered by nobody where the provider has, where no visit is known, or where it says STOP', async () => {
    await writes('CANCEL', { from: '+15145550177' });
    await book(testApp);
    await receiveText(testApp.deps, { providerId: 'SM-cancel', from: own, body: 'CANCEL', obeyed: 'stop' });
    await writes('STOP');
    expect(await answered()).toEqual([]);
  });
});

describe('a text', () => {
  it('of STOP ends all texts even to an open proposal, and a lone YES brings them back before it is an answer', async () => {
    const { bookingId } = await proposed(testApp);
    await writes('STOP');
    expect(await countRows(testApp, 'sms_opt_outs')).toBe(1);
    await writes('YES');
    expect(await countRows(testApp, 'sms_opt_outs')).toBe(0);
    expect(await visitOf(testApp, bookingId)).toMatchObject(thursday);
    await writes('YES');
    expect(await visitOf(testApp, bookingId)).toMatchObject(monday);
    expect((await received()).map(({ outcome }) => outcome)).toEqual(['keyword', 'keyword', 'weather']);
  });

  it('in words waits at the newest booking of its number, and from a stranger without one', async () => {
    const { bookingId } = await book(testApp, { booking: { appointmentDate: '2025-10-09' } });
    await writes('Can you come earlier?', { from: '514-555-0100' });
    await writes('Is this the glass people?', { from: '+15145550199' });
    await writes('Bonjour de Paris', { from: '+33639981234' });
    await writes('an advertisement', { from: '12345' });
    expect(await received()).toEqual([
      { body: 'Can you come earlier?', booking: bookingId, outcome: null },
      { body: 'Is this the glass people?', booking: null, outcome: null },
      { body: 'Bonjour de Paris', booking: null, outcome: null },
    ]);
  });

  it('is kept whatever is in it, as far as a provider hands over', async () => {
    await writes(`\u0000${'😀'.repeat(1700)}`);
    await writes('');
    expect((await received()).map(({ body }) => [...body].length)).toEqual([1600, 0]);
  });
});
