import { decisionDays, outcomesAskedAt } from '#business/days/decisions.ts';
import { schedule } from '#business/schedule.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { type DecisionKind, type DecisionRules, isShut, lastDayOver, toDecide } from '#domain/decisions/to-decide.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { listUndecidedHolidays } from '#server/modules/calendar/holidays.ts';
import { linksAhead } from '#server/modules/checkout/queries/operator-bookings.ts';
import { hasOpenProposal } from '#server/modules/weather/queries/proposals.ts';
import { unmarkedVisits, visitsAhead } from './queries.ts';

/** An item needing a decision: a visit, or a payment link that holds a day. */
type Undecided = {
  /** Id of the booking or of the payment link. */
  subject: string;
  /** Null for a payment link. */
  orderNo: string | null;
  version: number;
  date: IsoDate;
  time: AppointmentTime;
  clientId: string;
  name: string;
  address: string | null;
  service: string | null;
  kinds: DecisionKind[];
};

type ListDeps = Pick<Deps, 'db' | 'clock' | 'calendar'>;

/** How many past visits are listed; the count includes all. */
const mostUnmarked = 200;

export async function listDecisions(deps: ListDeps) {
  const { db, clock, calendar } = deps;
  const now = clock.now();
  const over = lastDayOver(now, { askedAt: outcomesAskedAt, timeZone: schedule.timeZone });
  const [from, day] = [addDays(over, 1), today(now, schedule.timeZone)];
  const rules = await calendar.rules.read();
  const [past, ahead, links, holidays] = await Promise.all([
    unmarkedVisits(db, { from: addDays(over, -decisionDays.back), to: over, most: mostUnmarked }),
    visitsAhead(db, { from, to: addDays(day, decisionDays.ahead) }),
    linksOnShutDays(deps, rules),
    listUndecidedHolidays(deps),
  ]);
  const visits: Undecided[] = [
    ...past.map((visit) => shown({ ...visit, kinds: ['unmarked'] })),
    ...toDecide(ahead, rules).map(shown),
    ...links.map(({ id: subject, name, date, time }) => ({
      ...{ subject, orderNo: null, version: 0, date, time, clientId: '' },
      ...{ name: name ?? '', address: null, service: null, kinds: ['link' as const] },
    })),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
  const count = visits.length - past.length + (past[0]?.total ?? 0);
  return { now: now.toISOString(), today: day, lastDayOver: over, count, visits, holidays };
}

/** The unpaid payment links holding a day that was closed since, except those kept by decision. */
export async function linksOnShutDays({ db, clock }: Pick<Deps, 'db' | 'clock'>, rules: DecisionRules) {
  const now = clock.now();
  const links = await linksAhead(db, { from: today(now, schedule.timeZone), now });
  return links.filter((link) => !link.kept && isShut(link, rules));
}

export async function kindsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, date, rules }: { id: string; date: IsoDate; rules: DecisionRules },
): Promise<DecisionKind[]> {
  const days = { from: date, to: date };
  if (date <= lastDayOver(clock.now(), { askedAt: outcomesAskedAt, timeZone: schedule.timeZone })) {
    const unmarked = await unmarkedVisits(db, { ...days, most: mostUnmarked });
    return unmarked.some((visit) => visit.id === id) ? ['unmarked'] : [];
  }
  return toDecide(await visitsAhead(db, days), rules).find((visit) => visit.id === id)?.kinds ?? [];
}

/** Whether a visit is uncertain: it needs a decision, or its client was asked about another day. */
export const isInQuestion = async (deps: ListDeps, { id, appointmentDate: date }: Booking): Promise<boolean> =>
  (await hasOpenProposal(deps.db, id)) ||
  (await kindsOf(deps, { id, date, rules: await deps.calendar.rules.read() })).length > 0;

type Listed = Omit<Undecided, 'subject' | 'name' | 'orderNo'> & { id: string; orderNo: string; businessName: string };

const shown = ({ id: subject, businessName: name, orderNo, version, date, time, ...visit }: Listed): Undecided => ({
  ...{ subject, orderNo, version, date, time, name },
  ...{ clientId: visit.clientId, address: visit.address, service: visit.service, kinds: visit.kinds },
});
