import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { outbox } from '#server/database/schema/outbox.ts';

type Link = { chargeId: string; bookingId: string; email: string };

/** Whether the link of a charge went to this mailbox, and to no other. */
export async function wentOnlyTo(db: Db, { chargeId, bookingId, email }: Link): Promise<boolean> {
  const [mails] = await db
    .select({
      only: sql<
        boolean | null
      >`bool_and(lower(trim(${outbox.recipient})) is not distinct from ${email.trim().toLowerCase()})`,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.subject, bookingId),
        eq(outbox.topic, 'mail.charge'),
        eq(sql`${outbox.detail} ->> 'chargeId'`, chargeId),
      ),
    );
  return mails?.only === true;
}
