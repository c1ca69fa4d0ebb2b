import type { AlertService } from '#adapters/alerts/port.ts';
import type { MailProblem, MailResult, MailService } from '#adapters/mail/port.ts';
import type { SmsService, TextLookUp, TextResult } from '#adapters/sms/port.ts';
import type { WebhookSender } from '#adapters/webhooks/port.ts';

const patienceMs = 1000;

type Reply = { status: number; id: string | null; detail: string };

/** One call; null when it was not answered, whatever became of it. */
async function call(url: string, body: object): Promise<Reply | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
    const said: unknown = await answer.json();
    const { id, detail } = Object(said);
    return { status: answer.status, id: typeof id === 'string' ? id : null, detail: String(detail) };
  } catch {
    return null;
  }
}

function resultOf(reply: Reply | null): Exclude<MailResult, { state: 'refused' }> | { state: 'no'; detail: string } {
  if (!reply) return { state: 'unknown', detail: 'no answer' };
  if (reply.id !== null) return { state: 'accepted', providerId: reply.id };
  return { state: reply.status === 503 ? 'refused-for-now' : 'no', detail: reply.detail };
}

const mailProblems: Readonly<Record<number, MailProblem>> = { 401: 'settings', 451: 'policy' };

/** The mail server as the program reaches it. */
export const postMail = (url: string): MailService => ({
  async send(mail) {
    const reply = await call(`${url}/mail`, mail);
    const result = resultOf(reply);
    const problem = mailProblems[reply?.status ?? 0] ?? 'address';
    return result.state === 'no' ? { ...result, state: 'refused', problem } : result;
  },
  async close() {},
});

/** The text provider as the program reaches it. */
export const postTexts = (url: string): SmsService => ({
  async send(message): Promise<TextResult> {
    const result = resultOf(await call(`${url}/text`, message));
    return result.state === 'no' ? { ...result, state: 'refused', problem: 'number' } : result;
  },
  async find(message, since): Promise<TextLookUp> {
    const reply = await call(`${url}/find`, { ...message, since });
    if (reply?.status !== 200) return { state: 'unavailable', detail: reply?.detail ?? 'no answer' };
    return reply.id === null ? { state: 'absent' } : { state: 'found', providerId: reply.id };
  },
  isGenuine: () => false,
  readReport: () => null,
});

/** The second way for alerts as the program reaches it. */
export const postAlerts = (url: string): AlertService => ({
  carries: 'every',
  async send(alert) {
    const result = resultOf(await call(`${url}/alert`, alert));
    return result.state === 'no' ? { ...result, state: 'refused', problem: 'settings' } : result;
  },
});

/** Another program that an owner has told of bookings. */
export const postWebhooks = (url: string): WebhookSender => ({
  allows: () => true,
  async send({ id, body }) {
    const reply = await call(`${url}/hook`, { id, body });
    return reply ? { state: 'answered', status: reply.status } : { state: 'silent', detail: 'no answer' };
  },
});
