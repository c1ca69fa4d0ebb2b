import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { isKept, outbox, servicePauses } from '#server/database/schema/outbox.ts';

type Wanted = { carries: 'every' | 'undelivered'; hasMail: boolean; since: Date; now: Date };

/**
 * Queues alerts for the channel that does not depend on mail, each once: all, or the urgent ones and those
 * that mail cannot deliver because it is not set up, is stopped, or rejected the alert itself.
 */
export async function relayAlerts(db: Db, { carries, hasMail, since, now }: Wanted): Promise<void> {
  const stopped = sql`exists (select from ${servicePauses} where service = 'mail' and stopped_at is not null)`;
  const undelivered = sql`(state in ('failed', 'unknown') or (state = 'queued' and (${!hasMail} or ${stopped})))`;
  await db.execute(sql`
    insert into ${outbox} (topic, subject, dedupe_key, detail, message_id, refund_id, order_no, due_at, created_at)
    select 'operator.alert-relay', subject, dedupe_key, detail, message_id, refund_id, order_no, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${outbox} as alert
    where topic = 'operator.alert' and ${isKept} and created_at >= ${since.toISOString()}::timestamptz
      and (${carries === 'every'} or detail ->> 'urgent' = 'true' or ${undelivered})
      and not exists (select from ${outbox} as relay where relay.topic = 'operator.alert-relay'
        and relay.subject = alert.subject and relay.dedupe_key = alert.dedupe_key)
    on conflict do nothing`);
}
