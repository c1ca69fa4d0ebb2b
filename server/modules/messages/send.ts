import { dayMs } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { issuedToken } from '#server/modules/bookings/issued-token.ts';
import { answerWord } from '#server/outbox/complete.ts';
import { callsAllowed, type ProviderPass } from '#server/outbox/concurrency.ts';
import { runDue } from '#server/outbox/worker.ts';
import { composeRelay } from './compose/alert-relay.ts';
import { composeMail } from './compose/mail.ts';
import { composeText } from './compose/text.ts';
import { alertChannel, type Channel, mailChannel, textChannel } from './parts/channel.ts';
import { type Called, claimMessage, type Work } from './parts/claim.ts';
import { completeMessage } from './parts/complete.ts';
import { relayAlerts } from './queries/relays.ts';

/** Sends every mail and text that is due, both in parallel; returns how many were accepted by their providers. */
export async function sendMessages(deps: Deps): Promise<number> {
  const [mails, texts] = await Promise.all([sendMails(deps), sendTexts(deps)]);
  return mails + texts;
}

/** Sends every mail that is due, the operator's alerts among them. Without a mail server they wait. */
export const sendMails = async (deps: Deps, pass?: ProviderPass): Promise<number> =>
  deps.mail ? sendDue(deps, mailChannel(deps.mail, composeMail), pass) : 0;

/** Sends only the operator's alerts, for a process that leaves customer mails to others. */
export const sendOperatorMails = async (deps: Deps): Promise<number> =>
  deps.mail ? sendDue(deps, { ...mailChannel(deps.mail, composeMail), topics: ['operator.alert'] }) : 0;

/** Sends every text that is due; none in the quiet hours. Without a provider they wait. */
export const sendTexts = async (deps: Deps, pass?: ProviderPass): Promise<number> =>
  deps.sms
    ? sendDue(
        deps,
        textChannel(deps.sms, composeText, (linkId) => issuedToken(deps, linkId)),
        pass,
      )
    : 0;

/** An older alert was handled, or is on the page that lists what needs attention. */
const relayedForMs = dayMs;

/** Sends the operator's alerts by the channel that does not depend on mail. Without one, there is only mail. */
export async function sendAlerts(deps: Deps, pass?: ProviderPass): Promise<number> {
  const { db, alerts, mail, clock } = deps;
  if (!alerts) return 0;
  const now = clock.now();
  const since = new Date(now.getTime() - relayedForMs);
  await relayAlerts(db, { carries: alerts.carries, hasMail: mail !== null, since, now });
  return sendDue(deps, alertChannel(alerts, composeRelay), pass);
}

/** Sends what is due on a channel, several in parallel; a silent provider, or one that rejects our settings, gets one. */
export const sendDue = <Message extends object>(
  deps: Deps,
  channel: Channel<Message>,
  { isSilent, ...pass }: ProviderPass = {},
): Promise<number> =>
  runDue<Work, Called | null>(
    deps.db,
    {
      claim: (tx, inHand) => claimMessage(deps, tx, channel, inHand),
      atOnce: callsAllowed(deps.db, { service: channel.name, most: channel.atOnce, isSilent }),
      async run({ call }): Promise<Called | null> {
        const called = await call();
        if (called && called.outcome.state !== 'accepted' && called.outcome.state !== 'found') {
          const { row, outcome } = called;
          const line = { outboxId: row.id, topic: row.topic, ...outcome };
          deps.log.warn(line, `${channel.name}.${answerWord(outcome.state)}`);
        }
        return called;
      },
      async complete(db, _work, called) {
        if (called) await completeMessage({ ...deps, db }, called.row, { channel, outcome: called.outcome });
        return called?.outcome.state === 'accepted';
      },
    },
    pass,
  );
