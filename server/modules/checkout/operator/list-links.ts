import { retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { cursorOf, readCursor } from '#server/modules/bookings/list-cursor.ts';
import { pageOfLinks } from '../queries/operator-bookings.ts';
import { dueByLink } from './link-price.ts';
import { stateOf } from './read-link.ts';

const pageSize = 50;

/** The payment links of the last weeks, newest first, and the outcome of each; `next` is the cursor of the page after. */
export async function listLinks(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar' | 'limits' | 'taxRatesAt'>,
  { cursor }: { cursor?: string | undefined } = {},
) {
  const since = new Date(deps.clock.now().getTime() - retention.operatorBookings.days * dayMs);
  const after = cursor === undefined ? null : readCursor('newest', cursor);
  if (cursor !== undefined && after === null) return refuse('INVALID_INPUT') satisfies Refusal;
  const rows = await pageOfLinks(deps.db, { since, after, most: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1)?.link;
  const links = await Promise.all(page.map((row) => shownLink(deps, row)));
  return { links, next: last && rows.length > pageSize ? cursorOf('newest', last) : null };
}

type Row = Awaited<ReturnType<typeof pageOfLinks>>[number];

const shownLink = async (
  deps: Pick<Deps, 'clock' | 'calendar' | 'limits' | 'db' | 'taxRatesAt'>,
  { link, by, orderNo, booked }: Row,
) => ({
  id: link.id,
  state: await stateOf(deps, link),
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt?.toISOString() ?? '',
  by,
  channel: link.channel ?? ('mail' as const),
  /** Deleted if withdrawn; the booking's name if paid. */
  name: link.customer?.contactName ?? (booked || null),
  appointmentDate: link.bookingData.appointmentDate,
  appointmentTime: link.bookingData.appointmentTime,
  coatingType: link.bookingData.coatingType,
  total: (link.bookingId === null ? dueByLink(deps, link) : link).total,
  orderNo,
});
