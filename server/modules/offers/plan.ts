import { consentVersion } from '#business/consents.ts';
import { planTimes } from '#business/returning.ts';
import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { consentAddress } from '#domain/consents/consent.ts';
import { forwardSortationArea } from '#domain/funnel/area.ts';
import { isBookableSize } from '#domain/funnel/size.ts';
import type { Language } from '#domain/language.ts';
import { comingVisits } from '#domain/offers/plan.ts';
import { type VisitCount, visitCounts } from '#domain/offers/visit.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { authorizeByLink, type LinkCredentials } from '#server/modules/bookings/authorize-by-link.ts';
import { readSeasons } from '#server/modules/settings/queries/seasons.ts';
import { visitsOf } from './queries/facts.ts';
import { livePlan } from './queries/plans.ts';
import { endPlan, writePlan } from './write-plan.ts';

type PlanState = {
  textVersion: string;
  /** How many visits a season are planned; null without a plan. */
  visits: VisitCount | null;
  /** What may be chosen, and around which days each number of visits would be; nothing where no link could lead on. */
  choices: { visits: VisitCount; around: IsoDate[] }[];
};

type Reading = Pick<Deps, 'db' | 'clock'>;
type Changing = Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>;

/** Only a drawn storefront of a size that can be booked is opened at the appointments by a link. */
export const canBePlanned = (booking: Pick<Booking, 'selectedLayout' | 'storefrontSize'>): boolean =>
  booking.selectedLayout !== null && isBookableSize(booking.storefrontSize);

async function stateOf(db: Db, booking: Booking, now: Date): Promise<PlanState> {
  const plan = await livePlan(db, consentAddress(booking.email));
  const day = today(now, schedule.timeZone);
  const seasonOn = await readSeasons(db);
  const season = seasonOn(day);
  const facts = { visits: await visitsOf(db, booking.id), area: forwardSortationArea(booking.postalCode) };
  const of = { season, next: seasonOn(season.closesOn), today: day };
  const choices = visitCounts.map((count) => ({
    visits: count,
    around: comingVisits({ ...of, count }, facts, planTimes).map(({ around }) => around),
  }));
  return { textVersion: consentVersion, visits: plan?.visits ?? null, choices: canBePlanned(booking) ? choices : [] };
}

async function opened(deps: Reading, link: LinkCredentials): Promise<Booking | Refusal> {
  const found = await authorizeByLink(deps, link);
  if (isRefusal(found)) return found;
  return found.booking.email.trim() === '' ? refuse('ORDER_NOT_FOUND') : found.booking;
}

/** The yearly plan of whoever holds a booking's secret link, and what they may choose. */
export async function readPlan(deps: Reading, link: LinkCredentials): Promise<PlanState | Refusal> {
  const booking = await opened(deps, link);
  return isRefusal(booking) ? booking : stateOf(deps.db, booking, deps.clock.now());
}

type Choice = LinkCredentials & { visits: VisitCount; textVersion: string; language: Language };

/** Keeps the number of visits that the holder of the link wishes, and that they agree to the mails about them. */
export async function choosePlan(
  deps: Changing,
  { visits, textVersion, language, ...link }: Choice,
): Promise<PlanState | Refusal> {
  const booking = await opened(deps, link);
  if (isRefusal(booking)) return booking;
  if (!canBePlanned(booking)) return refuse('PLAN_NOT_POSSIBLE');
  if (textVersion !== consentVersion) return refuse('CONSENT_TEXT_CHANGED');
  const { contact } = await deps.settings.read();
  const { id: bookingId } = booking;
  return transact(deps.db, async (tx) => {
    const from = { email: consentAddress(booking.email), bookingId, language, by: null };
    await writePlan(tx, deps, { ...from, visits, contact });
    return stateOf(tx, booking, deps.clock.now());
  });
}

/** The press that ends a plan; repeating it changes nothing. */
export async function endOwnPlan(
  deps: Reading,
  { language, ...link }: LinkCredentials & { language: Language },
): Promise<PlanState | Refusal> {
  const booking = await opened(deps, link);
  if (isRefusal(booking)) return booking;
  return transact(deps.db, async (tx) => {
    const from = { email: consentAddress(booking.email), bookingId: booking.id, language, by: null };
    await endPlan(tx, deps, from);
    return stateOf(tx, booking, deps.clock.now());
  });
}
