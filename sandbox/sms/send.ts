import { createHash } from 'node:crypto';
import type { SimulatorAccount } from './account.ts';
import { type Complaint, complaintOfRecipient, complaintOfSender, complaints } from './numbers.ts';
import type { NewText } from './store.ts';

const longestBody = 1600;

export type Sending = { text: NewText } | { complaint: Complaint };

/** The result of a send request: the message, or the first error. */
export function readSending(form: Readonly<Record<string, string>>, made: { id: string; at: Date }): Sending {
  const { To: to, Body: body, StatusCallback: callback } = form;
  const from = form.From ?? form.MessagingServiceSid;
  const complaint = firstOf(
    () => (to ? null : complaints.noRecipient),
    () => (from ? null : complaints.noSender),
    () => (body ? null : complaints.noBody),
    () => ((body?.length ?? 0) > longestBody ? complaints.tooLong : null),
    () => (callback === undefined || isCallback(callback) ? null : complaints.badCallback),
    () => complaintOfSender(from ?? ''),
    () => complaintOfRecipient(to ?? ''),
  );
  if (complaint) return { complaint };
  const status = form.From === undefined ? 'accepted' : 'queued';
  const sid = `SM${createHash('md5').update(made.id).digest('hex')}`;
  const sent = { sid, to: to ?? '', from: from ?? '', body: body ?? '', status, createdAt: made.at };
  return { text: { ...sent, statusCallback: callback ?? null } };
}

function firstOf(...checks: readonly (() => Complaint | null)[]): Complaint | null {
  for (const check of checks) {
    const complaint = check();
    if (complaint) return complaint;
  }
  return null;
}

/** The provider rejects host names with an underscore. */
const isCallback = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && !new URL(url).hostname.includes('_');

/** Whether a request names the account and its token. */
export const isSignedIn = (authorization: string | undefined, { accountSid, authToken }: SimulatorAccount): boolean =>
  authorization === `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
