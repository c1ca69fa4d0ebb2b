import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { signedForm, simulatorAccount } from '#sandbox/sms/simulator.ts';
import { openApp } from '#tests/builders/app.ts';
import { account, openHooks, sid } from '#tests/builders/messages/text-hooks.ts';
import { countRows } from '#tests/builders/test-app.ts';

const { testApp, app, begin, reminder, becomes, post, close } = await openHooks();
beforeEach(begin);
afterAll(close);

describe('a call without the provider’s signature', () => {
  const params = { MessageSid: sid(1), MessageStatus: 'delivered' };

  it.each<[string, { token?: string; headers?: object }]>([
    ['signed by somebody else', { token: simulatorAccount('another').authToken }],
    ['with a wrong signature', { headers: { 'x-twilio-signature': 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } }],
    ['with an empty one', { headers: { 'x-twilio-signature': '' } }],
    ['with two', { headers: { 'x-twilio-signature': ['a', 'b'] } }],
  ])('%s is refused, and nothing is changed', async (_how, change) => {
    const id = await becomes('done', sid(1));
    const reported = await post(`/hooks/twilio/status?m=${id}`, params, change);
    const stopped = await post('/hooks/twilio/inbound', { From: '+15145550100', Body: 'STOP' }, change);
    for (const { statusCode, json } of [reported, stopped]) {
      expect([statusCode, json().code]).toEqual([403, 'SIGNATURE_INVALID']);
    }
    expect(await reminder()).toMatchObject({ state: 'done' });
    expect(await countRows(testApp, 'sms_opt_outs')).toBe(0);
  });

  it('that is signed for another text is refused', async () => {
    const id = await becomes('done', sid(1));
    const { body, headers } = signedForm(
      account.authToken,
      `https://book.example.com/hooks/twilio/status?m=${id + 1}`,
      params,
    );
    const answered = await app.inject({ method: 'POST', url: `/hooks/twilio/status?m=${id}`, payload: body, headers });
    expect(answered.statusCode).toBe(403);
  });

  it('that is sent as JSON, too large, or from another site’s page is refused', async () => {
    const url = '/hooks/twilio/inbound';
    const json = await app.inject({ method: 'POST', url, payload: { From: '+15145550100', Body: 'STOP' } });
    const large = await post(url, { From: '+15145550100', Body: 'x'.repeat(70_000) });
    const foreign = await post(
      url,
      { From: '+15145550100', Body: 'STOP' },
      { headers: { origin: 'https://a.example' } },
    );
    expect([json.statusCode, large.statusCode, foreign.statusCode]).toEqual([403, 413, 403]);
    expect(await countRows(testApp, 'sms_opt_outs')).toBe(0);
  });
});

describe('an answer to a text', () => {
  let answers = 0;
  const answer = (Body: string, From = '+15145550100', MessageSid = sid(++answers)) =>
    post('/hooks/twilio/inbound', { MessageSid, From, Body, To: account.from });

  it('counts once, however often its signed form is sent', async () => {
    const stop = sid(++answers);
    await answer('STOP', undefined, stop);
    await answer('START');
    expect((await answer('STOP', undefined, stop)).statusCode).toBe(200);
    expect(await countRows(testApp, 'sms_opt_outs')).toBe(0);
  });

  it.each(['STOP', 'arrêt', 'ARRET', 'Désabonner', 'CANCEL'])('of %j ends all texts to the number', async (body) => {
    const answered = await answer(body);
    expect([answered.statusCode, answered.headers['content-type'], answered.body]).toEqual([
      200,
      'text/xml; charset=utf-8',
      '<?xml version="1.0" encoding="UTF-8"?><Response></Response>',
    ]);
    await answer(body);
    expect(await countRows(testApp, 'sms_opt_outs', "phone = '+15145550100'")).toBe(1);
  });

  it.each(['START', 'Début', 'UNSTOP'])('of %j takes the wish back', async (body) => {
    await answer('STOP', '+15145550111');
    await answer('STOP');
    expect((await answer(body)).statusCode).toBe(200);
    expect(await countRows(testApp, 'sms_opt_outs', "phone = '+15145550100'")).toBe(0);
    expect(await countRows(testApp, 'sms_opt_outs', "phone = '+15145550111'")).toBe(1);
  });

  it.each([
    ['is a sentence', 'Merci, please stop by at 9', '+15145550100'],
    ['is empty', '', '+15145550100'],
    ['comes from a short number', 'STOP', '12345'],
  ])('that %s is answered in silence and changes nothing', async (_what, body, from) => {
    expect((await answer(body, from)).statusCode).toBe(200);
    expect(await countRows(testApp, 'sms_opt_outs')).toBe(0);
  });

  it('is kept for an operator, once', async () => {
    const words = sid(++answers);
    await answer('Can you come earlier?', undefined, words);
    await answer('Can you come earlier?', undefined, words);
    expect(await countRows(testApp, 'received_texts', `body = 'Can you come earlier?' and settled_at is null`)).toBe(1);
  });
});

describe('a site without a text message provider', () => {
  it('has no such addresses', async () => {
    const live = (await openApp({ sandbox: false })).app;
    for (const url of ['/hooks/twilio/status', '/hooks/twilio/inbound']) {
      const { body, headers } = signedForm(account.authToken, `http://localhost:3000${url}`, {
        From: '1',
        Body: 'STOP',
      });
      expect((await live.inject({ method: 'POST', url, payload: body, headers })).statusCode).toBe(404);
      expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
    await live.close();
  });
});
