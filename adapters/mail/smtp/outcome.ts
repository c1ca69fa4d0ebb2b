import { failureOf } from '#adapters/common/answer.ts';
import type { StopReason } from '#domain/outbox/failure.ts';
import type { MailProblem, MailResult } from '../port.ts';

/** Only from `offered` on can silence mean that the message was taken. */
export type Stage = 'connecting' | 'signing-in' | 'sending' | 'offered';

export type Failure = {
  message: string;
  code?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
};

const longestDetail = 300;

/** nodemailer's code, and ours, for a timeout. */
export const tooLate = 'ETIMEDOUT';

/** A reply decides by its code, at any stage; without one, whether the message may have been accepted. */
export function outcomeOf(failure: Failure, stage: Stage): MailResult {
  const isAnswered = failure.response !== undefined || failure.responseCode !== undefined;
  const silent = !isAnswered && (stage === 'connecting' || failure.code === tooLate);
  const detail = (failure.response ?? failure.message).replaceAll(/\s+/g, ' ').trim().slice(0, longestDetail);
  const reply = failure.responseCode ?? 0;
  const forNow = { state: 'refused-for-now', ...failureOf({ detail, silent }) } as const;
  // Nothing is known about this message yet; the server may recover.
  if (stage === 'connecting') return forNow;
  const enhanced = /^\d{3}[ -][45]\.(\d{1,3}\.\d{1,3})\b/.exec(failure.response ?? '')?.[1] ?? '';
  const saysFull = enhanced === '2.2' || (enhanced === '' && /mailbox (is )?full|over quota/i.test(detail));
  const later = saysFull ? ({ ...forNow, problem: 'mailbox' } as const) : forNow;
  if (reply >= 400 && reply < 500) return later;
  if (reply >= 500 && reply < 600) {
    const problem = stage === 'signing-in' ? 'settings' : problemOf(reply, enhanced, failure);
    if (problem === null) return later;
    const isOurs = problem === 'settings' || problem === 'unclear' || problem === 'policy';
    const setting = stage === 'signing-in' ? 'credentials' : settingOf(reply, enhanced, failure);
    return { state: 'refused', detail, problem, ...(isOurs && setting && { setting }) };
  }
  if (stage === 'offered') return { state: 'unknown', ...failureOf({ detail, silent }) };
  // What nodemailer itself rejects: credentials no method accepts, a message larger than the server allows.
  if (failure.code === 'EAUTH') return { state: 'refused', detail, problem: 'settings', setting: 'credentials' };
  if (failure.code === 'EMESSAGE') return { state: 'refused', detail, problem: 'content' };
  return forNow;
}

/** The server rejects our credentials, at any stage. */
const wantsCredentials = [523, 530, 534, 535, 538];
const notUnderstood = [500, 501, 502, 503, 504, 555];
const noMailThere = [521, 556];

/**
 * What a refusal is about; null if it is temporary: a full mailbox may be emptied. The sender is the same for every message,
 * so its rejection is about the settings; one of the recipient or data is about this message.
 */
function problemOf(reply: number, enhanced: string, { command = '' }: Failure): MailProblem | null {
  const aboutSender = command === 'MAIL FROM';
  const aboutRecipient = command === 'RCPT TO';
  if (enhanced === '2.2') return null;
  if (/^(2\.3|3\.4|6\.\d+)$/.test(enhanced)) return 'content';
  if (wantsCredentials.includes(reply) || /^1\.[78]$/.test(enhanced)) return 'settings';
  if (enhanced.startsWith('7.')) return policyOf(enhanced, command);
  if (/^[124]\.[1-9]/.test(enhanced) && !aboutSender) return 'address';
  if (reply === 552) return aboutRecipient ? null : 'content';
  if (aboutSender) return 'settings';
  if (notUnderstood.includes(reply)) return 'unclear';
  if (aboutRecipient || noMailThere.includes(reply)) return 'address';
  return enhanced === '' && command === 'DATA' ? 'policy' : 'content';
}

function settingOf(reply: number, enhanced: string, { command = '' }: Failure): StopReason | null {
  if (wantsCredentials.includes(reply)) return 'credentials';
  return /^(1\.[78]|7\.2\d)$/.test(enhanced) || command === 'MAIL FROM' ? 'sender' : null;
}

/** 5.7.20 to 5.7.29 mean that our domain fails authentication (RFC 7372), whatever the message. */
function policyOf(enhanced: string, command: string): MailProblem {
  if (command === 'MAIL FROM') return 'settings';
  const aboutMessage = command === 'RCPT TO' || command === 'DATA';
  return aboutMessage && !/^7\.2\d$/.test(enhanced) ? 'policy' : 'unclear';
}
