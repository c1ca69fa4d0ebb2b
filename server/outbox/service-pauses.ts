import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { StopReason } from '#domain/outbox/failure.ts';
import type { DeliveryService } from '#domain/outbox/topics.ts';
import type { Db } from '#server/database/database.ts';
import { arg, prepared } from '#server/database/prepared.ts';
import { servicePauses } from '#server/database/schema/outbox.ts';

type Refusal = { service: DeliveryService; failure: string };

/** The settings of a service are refused; `now` counts unless it has been stopped for longer. */
export async function stopService(
  tx: Db,
  { service, setting, failure, now }: Refusal & { setting: StopReason; now: Date },
): Promise<void> {
  await tx
    .insert(servicePauses)
    .values({ service, setting, failure, stoppedAt: now })
    .onConflictDoUpdate({
      target: servicePauses.service,
      set: { setting, failure, stoppedAt: sql`coalesce(${servicePauses.stoppedAt}, excluded.stopped_at)` },
    });
}

/** Whether the settings of a service are refused: the next call there is a trial. */
export async function isStopped(db: Db, service: DeliveryService): Promise<boolean> {
  const rows = await findStopped(db, { service });
  return rows.length > 0;
}

const findStopped = prepared('find_stopped_service', (db) =>
  db
    .select({ service: servicePauses.service })
    .from(servicePauses)
    .where(and(eq(servicePauses.service, arg('service')), isNotNull(servicePauses.stoppedAt))),
);

/** Notes that a row was refused; answers how many different rows were since the last success. */
export async function countRefusals(tx: Db, { service, failure, id }: Refusal & { id: number }): Promise<number> {
  const [row] = await tx
    .insert(servicePauses)
    .values({ service, failure, suspectIds: [id] })
    .onConflictDoUpdate({
      target: servicePauses.service,
      set: {
        failure,
        suspectIds: sql`array_append(array_remove(${servicePauses.suspectIds}, ${id}::bigint), ${id}::bigint)`,
      },
    })
    .returning({ suspectIds: servicePauses.suspectIds });
  return row?.suspectIds.length ?? 0;
}

/** A success proves that the settings are good; answers whether they had been refused. */
export async function resumeService(tx: Db, service: DeliveryService): Promise<boolean> {
  const rows = await forgetPause(tx, { service });
  return rows.some(({ stoppedAt }) => stoppedAt !== null);
}

const forgetPause = prepared('resume_service', (db) =>
  db
    .delete(servicePauses)
    .where(eq(servicePauses.service, arg('service')))
    .returning({ stoppedAt: servicePauses.stoppedAt }),
);
