import { and, inArray, isNotNull, notInArray, type SQLWrapper } from 'drizzle-orm';
import type { OutboxTopic } from '#domain/outbox/topics.ts';
import type { Db } from '#server/database/database.ts';
import { outbox } from '#server/database/schema/outbox.ts';

type About<Subjects> = { topics: readonly OutboxTopic[]; subjects: Subjects };

export async function deleteMessages(tx: Db, { topics, subjects }: About<string[]>): Promise<void> {
  await tx.delete(outbox).where(and(inArray(outbox.topic, [...topics]), inArray(outbox.subject, subjects)));
}

/** Removes address and text from messages, except from one in progress, whose outcome is still to be recorded. */
export async function forgetMessages(db: Db, { topics, subjects }: About<SQLWrapper>): Promise<void> {
  await db
    .update(outbox)
    .set({ recipient: null, content: null })
    .where(
      and(
        inArray(outbox.topic, [...topics]),
        inArray(outbox.subject, subjects),
        notInArray(outbox.state, ['queued', 'calling']),
        isNotNull(outbox.recipient),
      ),
    );
}
