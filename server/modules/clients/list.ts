import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { cursorOf, readCursor } from '#server/modules/bookings/list-cursor.ts';
import { type ClientVisit, pageOfClients, visitsOf } from './queries/list.ts';

const pageSize = 50;

type Question = { q?: string | undefined; cursor?: string | undefined; limit?: number };

/** Clients for the operator, most recent booking first; `next` is the cursor of the page after, where there is one. */
export async function listClients({ db, clock }: Pick<Deps, 'db' | 'clock'>, question: Question) {
  const { q = '', cursor, limit = pageSize } = question;
  const after = cursor === undefined ? null : readCursor('newest', cursor);
  if (cursor !== undefined && after === null) return refuse('INVALID_INPUT');
  const rows = await pageOfClients(db, { q, after, most: limit + 1 });
  const page = rows.slice(0, limit);
  const visits = Map.groupBy(
    await visitsOf(
      db,
      page.map(({ rootId }) => rootId),
    ),
    ({ rootId }) => rootId,
  );
  const day = today(clock.now(), schedule.timeZone);
  const clients = page.flatMap(({ rootId }) => clientOf(rootId, visits.get(rootId) ?? [], day) ?? []);
  const last = page.at(-1);
  return { clients, next: last && rows.length > limit ? cursorOf('newest', last) : null };
}

/** A client as derived from their bookings: number from the first, name from the newest, last visit from past ones; null without any. */
export function clientOf(id: string, visits: readonly ClientVisit[], day: IsoDate) {
  const [first, newest] = [visits[0], visits.at(-1)];
  if (!first || !newest) return null;
  const { businessName, contactName, email, phone, phoneExtension, address, orderNo: newestOrder } = newest;
  const kept = visits.filter(({ status }) => status !== 'cancelled');
  const lastVisit =
    kept
      .map(({ appointmentDate }) => appointmentDate)
      .filter((date) => date <= day)
      .toSorted()
      .at(-1) ?? null;
  return {
    id,
    number: first.clientId,
    ...{ businessName, contactName, email, phone, phoneExtension, address, newestOrder },
    visits: kept.length,
    lastVisit,
  };
}
