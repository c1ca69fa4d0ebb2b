import type { Deps } from '#server/deps.ts';
import { composeMail } from './compose/mail.ts';
import { composeText } from './compose/text.ts';
import { mailChannel, textChannel } from './parts/channel.ts';
import { sendDue } from './parts/send-due.ts';

/** Sends every mail and text that is due, the two beside each other; answers how many were taken by their providers. */
export async function sendMessages(deps: Deps): Promise<number> {
  const [mails, texts] = await Promise.all([sendMails(deps), sendTexts(deps)]);
  return mails + texts;
}

/** Sends every mail that is due, the operator's alerts among them. Without a mail server they wait. */
export const sendMails = async (deps: Deps, stopping?: AbortSignal): Promise<number> =>
  deps.mail ? sendDue(deps, mailChannel(deps.mail, composeMail), stopping) : 0;

/** Sends every text that is due; none in the quiet hours. Without a provider they wait. */
export const sendTexts = async (deps: Deps, stopping?: AbortSignal): Promise<number> =>
  deps.sms ? sendDue(deps, textChannel(deps.sms, composeText, deps.appSecret), stopping) : 0;
