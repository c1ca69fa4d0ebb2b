import { canMove, movableUntil } from '#domain/booking/reschedule.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { authorizeByLink, type LinkCredentials } from '../authorize-by-link.ts';
import { issuedToken } from '../issued-token.ts';
import { liveWeatherLinkId } from '../queries/weather.ts';
import { visitBegins } from './customer.ts';

export type VisitChanges = {
  canMove: boolean;
  canCancel: boolean;
  moveUntil: string;
  noticeHours: number;
  weatherPath: string | null;
};

/** What the holder of the secret link may do with a visit now. Changes nothing. */
export async function readVisitChanges(
  deps: Pick<Deps, 'db' | 'clock' | 'appSecret' | 'previousAppSecret' | 'settings'>,
  asked: LinkCredentials,
): Promise<VisitChanges | Refusal> {
  const opened = await authorizeByLink(deps, asked);
  if (isRefusal(opened)) return opened;
  const { booking } = opened;
  const { rescheduleNoticeHours: noticeHours } = (await deps.settings.read()).policy;
  const now = deps.clock.now();
  const begins = visitBegins(booking);
  const active = booking.status === 'active';
  const linkId = active ? await liveWeatherLinkId(deps.db, { bookingId: booking.id, now }) : null;
  return {
    canMove: active && canMove(begins, now, noticeHours),
    canCancel: active && begins > now,
    moveUntil: movableUntil(begins, noticeHours).toISOString(),
    noticeHours,
    weatherPath: linkId === null ? null : `/weather-response?token=${await issuedToken(deps, linkId)}`,
  };
}
