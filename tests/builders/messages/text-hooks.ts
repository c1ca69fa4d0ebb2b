import { twilioSms } from '#adapters/sms/twilio/sms.ts';
import { signedForm, simulatorAccount } from '#sandbox/sms/simulator.ts';
import type { OutboxState } from '#server/database/schema/outbox.ts';
import { appOver } from '../admin.ts';
import { aVisitor, book, openTestApp } from '../test-app.ts';

/** Whose signature the hooks of `openHooks` believe. */
export const account = simulatorAccount('a secret of the tests');
const publicUrl = 'https://book.example.com';
const topic = 'sms.service-reminder';

/** What the provider calls its nth text. */
export const sid = (n: number): string => `SM${String(n).padStart(32, '0')}`;

/** A live site with one booking, and its hooks for the provider of text messages. */
export async function openHooks() {
  const testApp = await openTestApp();
  const sms = twilioSms({ ...account, baseUrl: 'http://127.0.0.1:1', statusUrl: `${publicUrl}/hooks/twilio/status` });
  const app = await appOver({ ...testApp.deps, sms, publicUrl });
  const { bookingId, orderNo } = await book(testApp, { visitor: aVisitor('hooks') });

  /** As after the booking: nothing was sent, reported or answered. */
  async function begin(): Promise<void> {
    await testApp.pool.query("delete from outbox where topic = 'operator.alert'");
    await testApp.pool.query(
      `update outbox set state = 'queued', attempts = 0, provider_id = null, called_at = null, settled_at = null,
         failure = null where subject = $1`,
      [bookingId],
    );
    await testApp.pool.query('delete from sms_opt_outs');
  }

  async function reminder() {
    const row = await testApp.db.query.outbox.findFirst({ where: (of, { eq }) => eq(of.topic, topic) });
    if (!row) throw new Error('no reminder');
    return row;
  }

  /** The reminder as it is after a try: with the provider's number once that is known. Answers its own. */
  async function becomes(state: OutboxState, providerId: string | null = null): Promise<number> {
    const change = 'update outbox set state = $1, provider_id = $2, attempts = 1 where topic = $3';
    await testApp.pool.query(change, [state, providerId, topic]);
    return (await reminder()).id;
  }

  /** A form as the provider posts it, or as somebody else does. */
  async function post(path: string, params: Record<string, string>, change: { token?: string; headers?: object } = {}) {
    const { body, headers } = signedForm(change.token ?? account.authToken, `${publicUrl}${path}`, params);
    return app.inject({ method: 'POST', url: path, payload: body, headers: { ...headers, ...change.headers } });
  }

  const report = (reference: number | string, status: string, more: { sid?: string; ErrorCode?: string } = {}) => {
    const { sid: MessageSid = sid(1), ...error } = more;
    const params = { MessageSid, MessageStatus: status, To: '+15145550100', ...error };
    return post(`/hooks/twilio/status?m=${reference}`, params);
  };

  const alerts = () => testApp.db.query.outbox.findMany({ where: (of, { eq }) => eq(of.topic, 'operator.alert') });

  const close = async () => {
    await app.close();
    await testApp.close();
  };
  return { testApp, app, bookingId, orderNo, begin, reminder, becomes, post, report, alerts, close };
}
