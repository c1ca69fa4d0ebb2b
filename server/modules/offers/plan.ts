import { consentVersion } from '#business/consents/consents.ts';
import { planTimes } from '#business/returning.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { consentAddress } from '#domain/consents/consent.ts';
import { isBookableSize } from '#domain/funnel/size.ts';
import type { Language } from '#domain/language.ts';
import { comingVisits } from '#domain/offers/plan.ts';
import { type VisitCount, visitCounts } from '#domain/offers/visit.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { awaitedAddress } from '#server/modules/bookings/address/awaited.ts';
import { lockConfirmed } from '#server/modules/bookings/address/lock-confirmed.ts';
import { authorizeByLink, type LinkCredentials, type Opening } from '#server/modules/bookings/authorize-by-link.ts';
import { readSeasons } from '#server/modules/settings/queries/seasons.ts';
import { visitsOf } from './queries/facts.ts';
import { livePlan } from './queries/plans.ts';
import { endPlan, writePlan } from './write-plan.ts';

type PlanState = Awaited<ReturnType<typeof stateOf>>;

type Reading = Opening;
type Changing = Opening & Pick<Deps, 'settings'>;

/** A link to the appointments needs a drawn storefront of a bookable size. */
export const canBePlanned = (booking: Pick<Booking, 'selectedLayout' | 'storefrontSize'>): boolean =>
  booking.selectedLayout !== null && isBookableSize(booking.storefrontSize);

/** Around which days each number of visits would be; no choices if no link could be made. */
async function stateOf(db: Db, booking: Booking, { now, closed }: { now: Date; closed: boolean }) {
  const live = await livePlan(db, consentAddress(booking.email));
  // The address's plans are not shown while a new address is pending on the booking.
  const plan = closed && live?.bookingId !== booking.id ? null : live;
  const day = today(now, schedule.timeZone);
  const seasonOn = await readSeasons(db);
  const season = seasonOn(day);
  const facts = { visits: await visitsOf(db, booking.id), area: forwardSortationArea(booking.postalCode) };
  const of = { season, next: seasonOn(season.closesOn), today: day };
  const choices = visitCounts.map((count) => ({
    visits: count,
    around: comingVisits({ ...of, count }, facts, planTimes).map(({ around }) => around),
  }));
  return {
    textVersion: consentVersion,
    visits: plan?.visits ?? null,
    choices: canBePlanned(booking) && !closed ? choices : [],
  };
}

async function opened(deps: Reading, link: LinkCredentials): Promise<Booking | Refusal> {
  const found = await authorizeByLink(deps, link);
  if (isRefusal(found)) return found;
  return found.booking.email.trim() === '' ? refuse('ORDER_NOT_FOUND') : found.booking;
}

/** The yearly plan of the holder of a booking's secret link, and their options. */
export async function readPlan(deps: Reading, link: LinkCredentials): Promise<PlanState | Refusal> {
  const booking = await opened(deps, link);
  if (isRefusal(booking)) return booking;
  const closed = (await awaitedAddress(deps, deps.db, booking.id)) !== null;
  return stateOf(deps.db, booking, { now: deps.clock.now(), closed });
}

type Choice = LinkCredentials & { visits: VisitCount; textVersion: string; language: Language };

/** Stores the number of visits the link's holder chose, and their consent to the mails about them. */
export async function choosePlan(
  deps: Changing,
  { visits, textVersion, language, ...link }: Choice,
): Promise<PlanState | Refusal> {
  const booking = await opened(deps, link);
  if (isRefusal(booking)) return booking;
  if (!canBePlanned(booking)) return refuse('PLAN_NOT_POSSIBLE');
  if (textVersion !== consentVersion) return refuse('CONSENT_TEXT_CHANGED');
  const { contact } = await deps.settings.read();
  return withConfirmed(deps, link, async (tx, booking) => {
    const from = { email: consentAddress(booking.email), bookingId: booking.id, language, by: null };
    await writePlan(tx, deps, { ...from, visits, contact });
  });
}

export async function endOwnPlan(
  deps: Reading,
  { language, ...link }: LinkCredentials & { language: Language },
): Promise<PlanState | Refusal> {
  const booking = await opened(deps, link);
  if (isRefusal(booking)) return booking;
  return withConfirmed(deps, link, async (tx, booking) => {
    const from = { email: consentAddress(booking.email), bookingId: booking.id, language, by: null };
    await endPlan(tx, deps, from);
  });
}

/** A plan is a consent: it is only stored for the address the key was sent to, while no other is pending. */
const withConfirmed = (
  deps: Reading,
  link: LinkCredentials,
  write: (tx: Db, booking: Booking) => Promise<void>,
): Promise<PlanState | Refusal> =>
  transact<PlanState | Refusal>(deps.db, async (tx) => {
    const locked = await lockConfirmed(deps, tx, link);
    if (isRefusal(locked)) return locked;
    await write(tx, locked.booking);
    return stateOf(tx, locked.booking, { now: deps.clock.now(), closed: false });
  });
