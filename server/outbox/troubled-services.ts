import { and, eq, isNotNull, min } from 'drizzle-orm';
import type { DeliveryService } from '#domain/outbox/topics.ts';
import type { Db } from '#server/database/database.ts';
import { outbox, serviceOf, servicePauses } from '#server/database/schema/outbox.ts';
import { longestPauseMs } from './complete.ts';
import { wasDue } from './queries.ts';

/** `silent`: it is not being called. `refused`: it rejects our settings. `failing`: its last calls failed. */
export type Trouble = { kind: 'silent' | 'refused' | 'failing'; since: Date };

/** The services with waiting work, by cause: the single source for a provider's status. */
async function troubledServices(db: Db, now: Date): Promise<Map<string, Trouble>> {
  const services: DeliveryService[] = ['mail', 'sms', 'accounting'];
  const due = wasDue(services, new Date(now.getTime() + longestPauseMs));
  const [failing, refused] = await Promise.all([
    db
      .select({ service: serviceOf.mapWith(String), since: min(outbox.calledAt) })
      .from(outbox)
      .where(and(due, eq(outbox.state, 'queued'), isNotNull(outbox.failure), isNotNull(outbox.calledAt)))
      .groupBy(serviceOf),
    db
      .select({ service: servicePauses.service, since: servicePauses.stoppedAt })
      .from(servicePauses)
      .where(isNotNull(servicePauses.stoppedAt)),
  ]);
  const troubles = new Map<string, Trouble>();
  for (const { service, since } of failing) if (since) troubles.set(service, { kind: 'failing', since });
  for (const { service, since } of refused) if (since) troubles.set(service, { kind: 'refused', since });
  return troubles;
}

type Provider = { name: string; silentSince: Date | null };

/** Each provider with its problem: not called, rejecting our settings, or failing. */
export async function providersWithTrouble(db: Db, providers: readonly Provider[], now: Date) {
  const troubled = await troubledServices(db, now);
  return providers.map(({ name, silentSince }) => {
    const known = troubled.get(name === 'texts' ? 'sms' : name) ?? null;
    const silent = silentSince && ({ kind: 'silent', since: silentSince } as const);
    return { name, trouble: known?.kind === 'refused' ? known : (silent ?? known) };
  });
}
