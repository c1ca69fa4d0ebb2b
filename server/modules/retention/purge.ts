import { bookYears, retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deleteMonthsBefore } from '#server/modules/accountant/queries/files.ts';
import { purgeAreaRequests } from '#server/modules/areas/purge.ts';
import { purgeCheckouts } from '#server/modules/checkout/purge.ts';
import { purgeRefundRecipients } from '#server/modules/refunds/purge.ts';
import { purgeSavedCards } from '#server/modules/saved-cards/forget.ts';
import { purgeWaiting } from '#server/modules/waiting/purge.ts';
import { type PurgeName, purge, purgeNames } from './queries/purges.ts';

/** Deletes whatever its retention rule no longer allows; returns how many rows of each. */
export async function purgeAll(deps: Pick<Deps, 'db' | 'clock'>): Promise<Record<string, number>> {
  const now = deps.clock.now();
  const endOf = (name: PurgeName): Date => {
    if (name === 'bookings') return new Date(Date.UTC(now.getUTCFullYear() - bookYears, 0, 1));
    if (name === 'sessions') return new Date(); // the sign-in library ends them by the machine's clock
    const { days } = retention[name === 'receivedTexts' ? 'messages' : name];
    return new Date(now.getTime() - days * dayMs);
  };
  const forgotten: Record<string, number> = {
    checkouts: await purgeCheckouts(deps),
    unconfirmedAreaRequests: await purgeAreaRequests(deps),
    unconfirmedWaiting: await purgeWaiting(deps),
    refundRecipients: await purgeRefundRecipients(deps),
    accountantMonths: await deleteMonthsBefore(
      deps.db,
      new Date(now.getTime() - retention.accountantMonths.days * dayMs),
    ),
  };
  for (const name of purgeNames) forgotten[name] = await transact(deps.db, (tx) => purge(tx, name, endOf(name)));
  // After the bookings, whose erased mailboxes keep none.
  forgotten.savedCards = await purgeSavedCards(deps);
  return forgotten;
}
