import type { MailService } from '#adapters/mail/port.ts';
import { smtpMail } from '#adapters/mail/smtp/client.ts';
import { mailSimulator } from '#sandbox/mail/simulator.ts';
import { takeFault } from '#sandbox/stores/faults.ts';
import { databaseMailbox } from '#sandbox/stores/mails.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/database.ts';

/** The real server with credentials, in the sandbox its client against our simulator, otherwise none. */
export async function openMail(
  { mail, sandbox }: Pick<Config, 'mail' | 'sandbox'>,
  { db, clock }: { db: Db; clock: Clock },
): Promise<MailService | null> {
  if (!sandbox) return mail && smtpMail({ url: mail.url });
  const simulatorPath = await mailSimulator({
    store: databaseMailbox(db),
    now: () => clock.now(),
    nextFault: () => takeFault(db, 'mail'),
  });
  const client = smtpMail({ url: simulatorPath.url });
  return {
    send: (one) => client.send(one),
    async close() {
      await client.close();
      await simulatorPath.close();
    },
  };
}
