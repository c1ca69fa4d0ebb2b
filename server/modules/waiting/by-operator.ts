import type { IsoDate } from '#domain/calendar/day.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { listFreeDays } from '#server/modules/calendar/open-days.ts';
import type { Operator } from '#server/operator.ts';
import { takeOffList } from './answer.ts';
import { offerDay } from './offer.ts';
import { findEntryById, lockEntry } from './queries/entries.ts';
import { listEntries } from './queries/offers.ts';

const most = 200;

export async function listWaiting({ db }: Pick<Deps, 'db'>) {
  const rows = await listEntries(db, { most: most + 1 });
  const entries = rows.slice(0, most).map(({ entry, offer }) => {
    const { id, email, phone, language, fromDate: from, toDate: to, draft, bookingId, state, createdAt } = entry;
    const { postalCode: area, storefrontSize: size, coatingType: service } = draft;
    const what = { area: area?.slice(0, 3) ?? null, size: size ?? null, service: service ?? null };
    const held = offer && { date: offer.serviceDate, state: offer.state, until: offer.expiresAt.toISOString() };
    const who = { id, email, phone, language, waitsForEarlier: bookingId !== null };
    return { ...who, from, to, ...what, state, since: createdAt.toISOString(), offer: held };
  });
  return { entries, more: rows.length > most };
}

type Offer = { id: string; date: IsoDate };

/** An operator holds a free day for someone on the list, even if others have waited longer. */
export async function offerByHand(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar' | 'limits' | 'ids' | 'settings'>,
  operator: Pick<Operator, 'id'>,
  { id, date }: Offer,
): Promise<{ offered: true } | Refusal> {
  if (!(await findEntryById(deps.db, id))) return refuse('NOT_FOUND');
  const day = (await listFreeDays(deps)).find((free) => free.date === date);
  if (!day) return refuse('DATE_TAKEN');
  const [rules, now] = [await deps.calendar.rules.read(), deps.clock.now()];
  const isHeld = await offerDay(deps, { entryId: id, day, rules, by: operator.id, now });
  deps.calendar.claims.forget();
  if (!isHeld) return refuse('WAITING_NOT_OFFERED');
  await transact(deps.db, (tx) =>
    audit(tx, deps, { by: operator.id, action: 'waiting.offered', subject: id, after: { date } }),
  );
  return { offered: true };
}

export async function removeWaiting(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: Pick<Operator, 'id'>,
  id: string,
): Promise<{ removed: true } | Refusal> {
  const removed = await transact<{ removed: true } | Refusal>(deps.db, async (tx) => {
    const entry = await lockEntry(tx, id);
    if (!entry) return refuse('NOT_FOUND');
    await takeOffList(tx, entry, deps.clock.now());
    await audit(tx, deps, { by: operator.id, action: 'waiting.removed', subject: id });
    return { removed: true };
  });
  deps.calendar.claims.forget();
  return removed;
}
