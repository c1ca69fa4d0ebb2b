import type { Deps } from '#server/deps.ts';
import { issuedToken } from '#server/modules/bookings/issued-token.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { type LinkPurpose, newestLinkId } from '#server/modules/bookings/queries/links.ts';
import { newestTextLinkId } from '#server/modules/weather/queries/proposals.ts';

type Links = { cancel: string | null; booking: string | null; weather: string | null };

/** The newest secret links of an order, as its messages carry them. Sandbox only. */
export async function sandboxLinks(
  deps: Pick<Deps, 'db' | 'appSecret' | 'previousAppSecret' | 'publicUrl'>,
  { orderNo }: { orderNo: string },
): Promise<Links> {
  const booking = await findBookingByOrder(deps.db, orderNo);
  if (!booking) return { cancel: null, booking: null, weather: null };
  const base = `${deps.publicUrl}${booking.language === 'fr' ? '/fr' : ''}`;
  const newest = (purpose: LinkPurpose) => newestLinkId(deps.db, { bookingId: booking.id, purpose });
  const link = async (id: string | null, address: (token: string) => string) =>
    id === null ? null : `${base}${address(await issuedToken(deps, id))}`;
  return {
    cancel: await link(await newest('cancel'), (token) => `/cancel-booking/${token}`),
    booking: await link(await newest('order'), (token) => `/confirmation?order=${orderNo}&key=${token}`),
    weather: await link(
      await newestTextLinkId(deps.db, booking.id),
      (token) => `/weather-response?token=${token}&action=accept`,
    ),
  };
}
