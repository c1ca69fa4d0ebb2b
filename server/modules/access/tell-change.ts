import type { AccessChange } from '#domain/operator-roles.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';

type Told = { id: string; email: string; change: AccessChange; by: string | null };

/** Tells somebody by mail what another person changed of their way in. */
export async function tellChange(
  tx: Db,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { id: subject, email: recipient, change, by }: Told,
): Promise<void> {
  const now = clock.now();
  const detail = { change, by, at: now.toISOString() };
  const entry = {
    topic: 'mail.access-changed',
    subject,
    dedupeKey: ids.uuid(),
    recipient,
    detail,
    dueAt: now,
  } as const;
  await enqueue(tx, [entry], now);
}
