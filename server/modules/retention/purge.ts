import { bookYears, retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { purgeAreaRequests } from '#server/modules/areas/purge.ts';
import { purgeCheckouts } from '#server/modules/checkout/purge.ts';
import { purgeRefundRecipients } from '#server/modules/refunds/purge.ts';
import { purgeWaiting } from '#server/modules/waiting/purge.ts';
import { purges } from './queries/purges.ts';

/** Deletes whatever its retention rule no longer allows; returns how many rows of each. */
export async function purgeAll(deps: Pick<Deps, 'db' | 'clock'>): Promise<Record<string, number>> {
  const now = deps.clock.now();
  const keptSince = ({ days }: { days: number }) => new Date(now.getTime() - days * dayMs);
  const ends: Record<keyof typeof purges, Date> = {
    untiedAcceptances: keptSince(retention.untiedAcceptances),
    operatorBookings: keptSince(retention.operatorBookings),
    holds: keptSince(retention.holds),
    messages: keptSince(retention.messages),
    receivedTexts: keptSince(retention.messages),
    jobRuns: keptSince(retention.jobRuns),
    weather: keptSince(retention.weather),
    reviews: keptSince(retention.reviews),
    areaRequests: keptSince(retention.areaRequests),
    waiting: keptSince(retention.waiting),
    plans: keptSince(retention.plans),
    photos: keptSince(retention.photos),
    consents: keptSince(retention.consents),
    bookings: new Date(Date.UTC(now.getUTCFullYear() - bookYears, 0, 1)),
    sessions: new Date(), // the sign-in library ends them by the machine's clock
  };
  const forgotten: Record<string, number> = {
    checkouts: await purgeCheckouts(deps),
    unconfirmedAreaRequests: await purgeAreaRequests(deps),
    unconfirmedWaiting: await purgeWaiting(deps),
    refundRecipients: await purgeRefundRecipients(deps),
  };
  for (const [name, purge] of Object.entries(purges)) {
    const before = ends[name as keyof typeof purges];
    forgotten[name] = await transact(deps.db, (tx) => purge(tx, before));
  }
  return forgotten;
}
