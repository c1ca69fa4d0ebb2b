import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { keepVisit } from '#server/modules/bookings/keep-visit.ts';
import { lockVisit } from '#server/modules/bookings/queries/visits.ts';
import { endHold } from '#server/modules/calendar/queries/weather-holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { dequeue } from '#server/outbox/enqueue.ts';
import { moveTo } from './answer.ts';
import { findProposal, overdueProposals, type Proposal, updateProposal } from './queries/proposals.ts';

/**
 * Closes the proposals past their deadline. Without an answer the visit moves to its held day if that was
 * promised; all others stay where they are, and their holds end. Staying is recorded as decided if the setting says so,
 * otherwise an operator has to decide. Returns how many.
 */
export async function expireProposals(deps: Pick<Deps, 'db' | 'clock' | 'calendar'>): Promise<number> {
  const overdue = await overdueProposals(deps.db, deps.clock.now());
  const rules = overdue.length > 0 ? await deps.calendar.rules.read() : null;
  let expired = 0;
  for (const { id, bookingId } of overdue) {
    const { closed } = await transact(deps.db, async (tx) => {
      // The same lock as an answer, which may arrive at this moment.
      const booking = await lockVisit(tx, bookingId);
      const proposal = await findProposal(tx, id);
      if (!rules || !proposal || proposal.state === 'closed') return { closed: false };
      const isSilent = proposal.clientResponse === null && booking?.status === 'active';
      const moved =
        isSilent && proposal.silence === 'move' && (await moveSilent(tx, { booking, proposal, rules }, deps));
      await updateProposal(tx, id, { state: 'closed' });
      if (!moved && proposal.holdId !== null) await endHold(tx, proposal.holdId, 'expired');
      if (isSilent && proposal.silence === 'keep')
        await keepVisit(tx, deps, { subject: bookingId, date: booking.appointmentDate, kinds: ['weather'], by: null });
      await dequeue(tx, bookingId, ['sms.weather-proposal', 'mail.weather-proposal']);
      return { closed: true };
    });
    if (closed) expired += 1;
  }
  if (expired > 0) deps.calendar.claims.forget();
  return expired;
}

type Silent = { booking: NonNullable<Awaited<ReturnType<typeof lockVisit>>>; proposal: Proposal; rules: CalendarRules };

/** If the held day is no longer available, nothing is written, and an operator has to decide. */
async function moveSilent(
  tx: Db,
  { booking, proposal, rules }: Silent,
  { clock }: Pick<Deps, 'clock'>,
): Promise<boolean> {
  const moved = await transact<Refusal | undefined>(tx, (part) =>
    moveTo(part, proposal.proposed, { booking, proposal, rules, now: clock.now() }, 'silence'),
  );
  return !isRefusal(moved);
}
