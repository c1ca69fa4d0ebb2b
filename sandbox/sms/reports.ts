import { signatureOf } from '#adapters/sms/twilio/signature.ts';
import type { SimulatorAccount } from './account.ts';
import type { StoredText, TextBooks } from './store.ts';

/** A form that the provider posts, signed for its URL. */
export type SignedForm = { url: string; body: string; headers: Record<string, string> };

export function signedForm(authToken: string, url: string, params: Readonly<Record<string, string>>): SignedForm {
  return {
    url,
    body: new URLSearchParams(params).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-twilio-signature': signatureOf(authToken, url, params),
    },
  };
}

/** A stage of a message; `errorCode` says why it failed. */
export type Stage = { status: string; errorCode?: number };

/** The stages of a message without faults. The first one is never reported. */
export const usualStages: readonly Stage[] = [{ status: 'sent' }, { status: 'delivered' }];

/** The report of one stage; null if no callback was requested. */
export function reportOf(account: SimulatorAccount, text: StoredText, stage: Stage): SignedForm | null {
  if (text.statusCallback === null) return null;
  return signedForm(account.authToken, text.statusCallback, {
    AccountSid: account.accountSid,
    ApiVersion: '2010-04-01',
    From: text.from,
    MessageSid: text.sid,
    MessageStatus: stage.status,
    SmsSid: text.sid,
    SmsStatus: stage.status,
    To: text.to,
    ...(stage.errorCode === undefined ? {} : { ErrorCode: String(stage.errorCode) }),
  });
}

/** Takes a message through its stages and reports each. */
export async function deliver(
  books: Pick<TextBooks, 'setStatus'>,
  account: SimulatorAccount,
  text: StoredText,
  { post, stages = usualStages }: { post(form: SignedForm): Promise<void>; stages?: readonly Stage[] },
): Promise<void> {
  for (const stage of stages) {
    await books.setStatus(text.sid, stage.status);
    const report = reportOf(account, text, stage);
    if (report) await post(report);
  }
}
