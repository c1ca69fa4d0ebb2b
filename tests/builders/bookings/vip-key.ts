import { sandboxLinks } from '#sandbox/pages/links.ts';
import type { Deps } from '#server/deps.ts';
import { findEarlierBooking } from '#server/modules/bookings/queries/bookings.ts';

/** The key by which a VIP comes to the free refresh: that of the newest link of the Platinum booking; none without one. */
export async function vipKey(
  deps: Pick<Deps, 'db' | 'appSecret' | 'previousAppSecret' | 'publicUrl'>,
  clientId: string | null | undefined,
): Promise<string | undefined> {
  const platinum = clientId?.startsWith('VIP') ? await findEarlierBooking(deps.db, clientId) : null;
  const { booking } = platinum ? await sandboxLinks(deps, platinum) : { booking: null };
  return booking === null ? undefined : (new URL(booking).searchParams.get('key') ?? undefined);
}
