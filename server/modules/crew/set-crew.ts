import { schedule } from '#business/schedule.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type Actor, changeBooking } from '#server/modules/bookings/change.ts';
import { readCrewRules } from '#server/modules/calendar/queries/day-crews.ts';
import { crewsSet, writeVisitCrew } from '#server/modules/calendar/queries/visit-crews.ts';

type Wish = { orderNo: string; date: string; crew: number | null; by: Actor };

/** Assigns a crew of the day to a visit; null returns it to the suggestion. */
export const setVisitCrew = (deps: Deps, { orderNo, date, crew, by }: Wish): Promise<Refusal | { set: true }> =>
  changeBooking(deps, { orderNo }, async (tx, booking) => {
    const { id, status, appointmentDate } = booking;
    const now = deps.clock.now();
    if (status === 'cancelled') return refuse('VISIT_CANCELLED');
    if (date !== appointmentDate) return refuse('VISIT_MOVED');
    if (status !== 'active' || date < today(now, schedule.timeZone)) return refuse('VISIT_OVER');
    if (crew !== null && crew > crewsOn(date, await readCrewRules(tx, date))) return refuse('NO_SUCH_CREW');
    const before = (await crewsSet(tx, { from: date, to: date })).get(id) ?? null;
    if (before === crew) return { set: true };
    await writeVisitCrew(
      tx,
      id,
      crew === null ? null : { visitDate: date, crew, administratorId: by.id, createdAt: now },
    );
    await audit(tx, deps, { by: by.id, action: 'visit.crew', subject: id, before: { crew: before }, after: { crew } });
    return { set: true };
  });
