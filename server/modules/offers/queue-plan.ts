import { planTimes } from '#business/returning.ts';
import { schedule } from '#business/schedule.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { areasAt, checkArea, type ServedAreas } from '#domain/funnel/area.ts';
import { isProposedOn, lastVisit, type PlannedVisit, plannedVisits, seasonYear } from '#domain/offers/plan.ts';
import { type FreeDay, proposeDays } from '#domain/offers/plan-days.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { listNearbyDays } from '#server/modules/calendar/nearby-days.ts';
import { listFreeDays } from '#server/modules/calendar/open-days.ts';
import { readSeasons } from '#server/modules/settings/queries/seasons.ts';
import { ineligibilityFor } from './ineligibility.ts';
import { canBePlanned } from './plan.ts';
import { visitsOf } from './queries/facts.ts';
import { nextPlans, type VisitPlan } from './queries/plans.ts';
import { queueMail } from './queue.ts';

type Queueing = Pick<Deps, 'db' | 'ids' | 'appSecret' | 'clock' | 'calendar' | 'limits'>;
type Due = {
  plan: VisitPlan;
  visit: PlannedVisit;
  season: number;
  free: readonly FreeDay[];
  day: IsoDate;
  areas: ServedAreas;
};

const batch = 200;

/**
 * Some weeks before each visit of a plan, queues a mail that proposes days for it, where the client still agrees and has not
 * booked for that part of the season; once for each. Nothing is held. Returns how many.
 */
export async function queuePlanVisits(deps: Queueing): Promise<number> {
  const day = today(deps.clock.now(), schedule.timeZone);
  const season = (await readSeasons(deps.db))(day);
  const free = await listFreeDays(deps);
  const areas = areasAt(await deps.calendar.rules.read(), deps.clock.now());
  let queued = 0;
  for (let after = ''; ; ) {
    const plans = await nextPlans(deps.db, { after, most: batch });
    for (const plan of plans) {
      const due = plannedVisits(season, plan.visits).filter((visit) => isProposedOn(day, visit, planTimes));
      for (const visit of due)
        if (await queueOne(deps, { plan, visit, season: seasonYear(season), free, day, areas })) queued += 1;
    }
    const last = plans.at(-1);
    if (last === undefined || plans.length < batch) return queued;
    after = last.email;
  }
}

const queueOne = (deps: Queueing, { plan, visit, season, free, day, areas }: Due): Promise<boolean> =>
  transact(deps.db, async (tx) => {
    const { email } = plan;
    const visits = await visitsOf(tx, plan.bookingId);
    const own = visits.find(({ id }) => id === plan.bookingId);
    const last = own ? lastVisit(visits, { email, area: own.area }) : null;
    if (!last || !checkArea(last.area, areas).served) return false;
    const booking = await findBookingById(tx, last.id);
    // The link leads to the appointments of a drawn storefront.
    if (!booking || !canBePlanned(booking)) return false;
    const mail = { email, purpose: 'plan', season, visitNo: visit.number } as const;
    if (await ineligibilityFor(tx, { bookingId: booking.id, ...mail }, deps.clock.now())) return false;
    const near = (await listNearbyDays(deps, { area: last.area })).days;
    const days = proposeDays(free, { visit, from: addDays(day, planTimes.noticeDays), last, near });
    return days.length > 0 && (await queueMail(deps, tx, { booking, ...mail, days }));
  });
