import type { Deps } from '#server/deps.ts';
import { answerWord } from '#server/outbox/complete.ts';
import { runDue } from '#server/outbox/worker.ts';
import { composeMail } from './compose/mail.ts';
import { composeText } from './compose/text.ts';
import { type Channel, mailChannel, textChannel } from './parts/channel.ts';
import { claimMessage } from './parts/claim.ts';
import { completeMessage } from './parts/complete.ts';

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

/** Sends what is due on a channel; answers how many messages its provider took. */
export const sendDue = <Message extends object>(
  deps: Deps,
  channel: Channel<Message>,
  stopping?: AbortSignal,
): Promise<number> =>
  runDue(
    deps.db,
    {
      claim: (db) => claimMessage({ ...deps, db }, channel),
      async run({ row: { id, topic }, call }) {
        const outcome = await call();
        if (outcome.state !== 'accepted' && outcome.state !== 'found')
          deps.log.warn({ outboxId: id, topic, ...outcome }, `${channel.name}.${answerWord(outcome.state)}`);
        return outcome;
      },
      async complete(db, { row }, outcome) {
        await completeMessage({ ...deps, db }, row, { channel, outcome });
        return outcome.state === 'accepted';
      },
    },
    stopping,
  );
