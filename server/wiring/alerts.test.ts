import { describe, expect, it } from 'vitest';
import type { OperatorAlert } from '#adapters/alerts/port.ts';
import { fakeTexts } from '#tests/builders/messages/fake-messages.ts';
import { alertService } from './alerts.ts';

const alert: OperatorAlert = { id: 'alert-1', text: 'Something needs you', reason: '', orderNo: null, link: '' };
const wired = (
  settings: { alertWebhook?: string | null; sandbox?: boolean },
  found: { phone?: string | null; sms?: ReturnType<typeof fakeTexts>['service'] | null } = {},
) =>
  alertService(
    { alertWebhook: null, sandbox: false, host: '127.0.0.1', ...settings },
    { port: () => 9, sms: fakeTexts().service, phone: null, ...found },
  );

describe('the second way for alerts', () => {
  it('is the webhook where one is set, which carries every alert', () => {
    expect(wired({ alertWebhook: 'https://hooks.example.com' })?.carries).toBe('every');
    expect(wired({ sandbox: true })?.carries).toBe('every');
  });

  it('is otherwise a text to the operator’s phone, of what mail cannot take', async () => {
    const texts = fakeTexts();
    const service = wired({}, { phone: '+15145550142', sms: texts.service });
    expect(service?.carries).toBe('undelivered');
    expect(await service?.send(alert)).toMatchObject({ state: 'accepted' });
    expect(texts.sent).toMatchObject([{ to: '+15145550142', body: alert.text }]);
  });

  it('is none without a phone, or without a provider of texts', () => {
    expect(wired({})).toBeUndefined();
    expect(wired({}, { phone: '+15145550142', sms: null })).toBeUndefined();
  });
});
