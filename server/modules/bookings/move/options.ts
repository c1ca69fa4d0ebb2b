import type { DayLimits } from '#domain/booking/refresh.ts';
import { inHours } from '#domain/refunds/policy.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { authorizeByLink, type LinkCredentials, type Opening } from '../authorize-by-link.ts';
import { deadlinesOf, visitBegins } from '../deadlines.ts';
import { issuedToken } from '../issued-token.ts';
import { dayLimitsOf } from '../queries/visits.ts';
import { liveWeatherLinkId } from '../queries/weather.ts';

export type VisitChanges = {
  canMove: boolean;
  canCancel: boolean;
  moveUntil: string;
  noticeHours: number;
  weatherPath: string | null;
} & DayLimits;

/** What the holder of the secret link may do with a visit now. Read-only. */
export async function readVisitChanges(
  deps: Opening & Pick<Deps, 'previousAppSecret' | 'settings'>,
  asked: LinkCredentials,
): Promise<VisitChanges | Refusal> {
  const opened = await authorizeByLink(deps, asked);
  if (isRefusal(opened)) return opened;
  const { booking } = opened;
  const { moveUntil } = deadlinesOf(booking, (await deps.settings.read()).policy);
  const now = deps.clock.now();
  const begins = visitBegins(booking);
  const active = booking.status === 'active';
  const linkId = active ? await liveWeatherLinkId(deps.db, { bookingId: booking.id, now }) : null;
  return {
    ...(await dayLimitsOf(deps.db, booking)),
    canMove: active && now <= moveUntil,
    canCancel: active && begins > now,
    moveUntil: moveUntil.toISOString(),
    noticeHours: inHours(moveUntil, begins),
    weatherPath: linkId === null ? null : `/weather-response?token=${await issuedToken(deps, linkId)}`,
  };
}
