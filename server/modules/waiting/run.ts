import { waitingList } from '#business/days/waiting.ts';
import { schedule } from '#business/schedule.ts';
import { orderProblem } from '#domain/booking/refresh.ts';
import { today } from '#domain/calendar/zone.ts';
import { dayMs } from '#domain/durations.ts';
import { areasAt, checkArea } from '#domain/funnel/area.ts';
import type { FreeDay } from '#domain/offers/plan-days.ts';
import { wishedDays } from '#domain/waiting/waiting-list.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deadlinesOf } from '#server/modules/bookings/deadlines.ts';
import { dayLimitsOf } from '#server/modules/bookings/queries/visits.ts';
import { listFreeDays } from '#server/modules/calendar/open-days.ts';
import { hasNoOpenTicket } from '#server/modules/calendar/queries/holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { dequeue } from '#server/outbox/enqueue.ts';
import { letOfferGo } from './let-go.ts';
import { offerDay } from './offer.ts';
import { everybodyWaiting, lockEntry, updateEntry, type Waiting, waitingTopics } from './queries/entries.ts';
import { daysLetPass, endOffer } from './queries/offers.ts';

/** The span is past, they have booked, or the visit to be moved was cancelled, moved or comes too soon. Null while open. */
async function whyEnded(
  { settings }: Pick<Deps, 'settings'>,
  { entry, visit, hasBooked }: Pick<Waiting, 'entry' | 'visit' | 'hasBooked'>,
  now: Date,
): Promise<'over' | 'booked' | null> {
  const day = today(now, schedule.timeZone);
  if (entry.toDate < day) return 'over';
  if (entry.bookingId === null) return hasBooked ? 'booked' : null;
  if (visit?.status !== 'active' || visit.appointmentDate <= entry.fromDate) return 'over';
  return now > deadlinesOf(visit, (await settings.read()).policy).moveUntil ? 'over' : null;
}

type Now = { free: readonly FreeDay[]; rules: CalendarRules; now: Date };

/** The free days matching a request, earliest first; none if its area is not served. */
async function daysFor(
  { db }: Pick<Deps, 'db'>,
  { entry, visit, offered }: Pick<Waiting, 'entry' | 'visit' | 'offered'>,
  { free, rules, now }: Now,
): Promise<FreeDay[]> {
  const { fromDate: from, toDate: to, draft } = entry;
  const days = wishedDays(free, { from, to, before: visit?.appointmentDate ?? null, offered });
  if (days.length === 0 || (draft.postalCode && !checkArea(draft.postalCode.slice(0, 3), areasAt(rules, now)).served))
    return [];
  if (!visit) return days;
  const limits = await dayLimitsOf(db, visit);
  return days.filter(({ date }) => orderProblem(limits, date) === null);
}

type Running = Pick<Deps, 'db' | 'clock' | 'calendar' | 'limits' | 'settings'>;

/**
 * Passes on every expired day, removes those who have a visit from the list, and holds each free day for the one who has
 * waited longest for it. It is stateless, so that a crash only delays it.
 */
export async function runWaitingList(deps: Running): Promise<{ ended: number; offered: number }> {
  const line = await everybodyWaiting(deps.db, todayOf(deps));
  let ended = 0;
  for (const waiting of line) if (await settle(deps, waiting)) ended += 1;
  if (ended > 0) deps.calendar.claims.forget();
  const offered = line.length > 0 ? await offerFreeDays(deps) : 0;
  return { ended, offered };
}

async function settle(deps: Running, waiting: Waiting): Promise<boolean> {
  const { entry, open, holdStatus } = waiting;
  const now = deps.clock.now();
  const isTaken = holdStatus === 'used';
  const end = isTaken ? 'booked' : await whyEnded(deps, waiting, now);
  const isUp = open !== null && (holdStatus !== 'active' || open.expiresAt <= now);
  if (end === null && !isUp) return false;
  return transact(deps.db, async (tx) => {
    if ((await lockEntry(tx, entry.id))?.state !== 'waiting') return false;
    if (open && isTaken) await endOffer(tx, open.id, { state: 'taken', now });
    // With the card form open, the day is kept until the ticket ends.
    else if (open && end === null && holdStatus === 'active' && !(await hasNoOpenTicket(tx, open.holdId))) return false;
    else await letOfferGo(tx, entry.id, now);
    if (end !== null) await updateEntry(tx, entry.id, { state: end, endedAt: now });
    await dequeue(tx, entry.id, waitingTopics);
    return true;
  });
}

const todayOf = ({ clock }: Pick<Deps, 'clock'>) => today(clock.now(), schedule.timeZone);

async function offerFreeDays(deps: Running): Promise<number> {
  const now = deps.clock.now();
  const rules = await deps.calendar.rules.read();
  const forAll = await daysLetPass(deps.db, {
    most: waitingList.mostPeople,
    since: new Date(now.getTime() - 7 * dayMs),
  });
  let free = (await listFreeDays(deps)).filter(({ date }) => !forAll.has(date));
  let offered = 0;
  for (const waiting of await everybodyWaiting(deps.db, todayOf(deps))) {
    if (waiting.open || free.length === 0) continue;
    const [day] = await daysFor(deps, waiting, { free, rules, now });
    if (!day) continue;
    const isHeld = await offerDay(deps, { entryId: waiting.entry.id, day, rules, now });
    deps.calendar.claims.forget();
    // A day has room for several where there are several crews; one that could not be held is left to the next round.
    const left = isHeld ? new Set((await listFreeDays(deps)).map(({ date }) => date)) : null;
    free = free.filter(({ date }) => left?.has(date) ?? date !== day.date);
    if (isHeld) offered += 1;
  }
  return offered;
}
