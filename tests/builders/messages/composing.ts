import type { Mail } from '#adapters/mail/port.ts';
import { composeMail } from '#server/modules/messages/compose/mail.ts';
import type { Dropped } from '#server/modules/messages/compose/types.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import type { TestApp } from '../test-app.ts';

/** The mails of an outbox, as they would be sent now. */
export function composing({ db, deps }: TestApp) {
  async function rowOf(subject: string, topic: string): Promise<OutboxRow> {
    const row = await db.query.outbox.findFirst({
      where: (of, { and, eq, sql }) => and(eq(of.subject, subject), sql`topic = ${topic}`),
      orderBy: (of, { desc }) => desc(of.id),
    });
    if (!row) throw new Error(`no ${topic}`);
    return row;
  }

  const compose = async (subject: string, topic: string): Promise<Mail | Dropped> =>
    composeMail(deps, await rowOf(subject, topic));

  /** The mail of a row that is still wanted. */
  async function written(subject: string, topic: string): Promise<Mail> {
    const mail = await compose(subject, topic);
    if ('dropped' in mail) throw new Error(mail.dropped);
    return mail;
  }

  return { rowOf, compose, written };
}
