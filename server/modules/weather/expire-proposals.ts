import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { lockVisit } from '#server/modules/bookings/queries/visits.ts';
import { endHold } from '#server/modules/calendar/queries/weather-holds.ts';
import { dequeue } from '#server/outbox/enqueue.ts';
import { findProposal, overdueProposals, updateProposal } from './queries/proposals.ts';

/** Closes the proposals past their deadline, which releases their holds and leaves the visits alone. Returns how many. */
export async function expireProposals(deps: Pick<Deps, 'db' | 'clock' | 'calendar'>): Promise<number> {
  const overdue = await overdueProposals(deps.db, deps.clock.now());
  let expired = 0;
  for (const { id, bookingId } of overdue) {
    const { closed } = await transact(deps.db, async (tx) => {
      // The same lock as an answer, which may arrive at this moment.
      await lockVisit(tx, bookingId);
      const proposal = await findProposal(tx, id);
      if (!proposal || proposal.state === 'closed') return { closed: false };
      await updateProposal(tx, id, { state: 'closed' });
      if (proposal.holdId !== null) await endHold(tx, proposal.holdId, 'expired');
      await dequeue(tx, bookingId, ['sms.weather-proposal', 'mail.weather-proposal']);
      return { closed: true };
    });
    if (closed) expired += 1;
  }
  if (expired > 0) deps.calendar.claims.forget();
  return expired;
}
