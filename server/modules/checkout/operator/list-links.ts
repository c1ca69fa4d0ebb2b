import { retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { listLinkRows } from '../queries/operator-bookings.ts';
import { stateOf } from './read-link.ts';

/** The payment links of the last weeks, the newest first, and what became of each. */
export async function listLinks(deps: Deps) {
  const since = new Date(deps.clock.now().getTime() - retention.operatorBookings.days * dayMs);
  const rows = await listLinkRows(deps.db, since);
  return Promise.all(
    rows.map(async ({ link, by, orderNo }) => ({
      id: link.id,
      state: await stateOf(deps, link),
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt?.toISOString() ?? '',
      by,
      channel: link.channel ?? ('mail' as const),
      /** Forgotten once it is paid or withdrawn. */
      name: link.customer?.contactName ?? null,
      appointmentDate: link.bookingData.appointmentDate,
      appointmentTime: link.bookingData.appointmentTime,
      coatingType: link.bookingData.coatingType,
      total: link.total,
      orderNo,
    })),
  );
}
