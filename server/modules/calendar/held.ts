import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { liveHoldsOfDays } from './queries/overview.ts';

const lastDay = '9999-12-31';

/** The days of a range that are held but not booked yet. */
export async function heldDays(db: Db, { from, to = lastDay, now }: { from: IsoDate; to?: IsoDate; now: Date }) {
  const holds = await liveHoldsOfDays(db, { from, to, now });
  return holds.map(({ postalCode, expiresAt, ...hold }) => ({
    ...hold,
    expiresAt: expiresAt.toISOString(),
    area: postalCode && forwardSortationArea(postalCode),
  }));
}
export type HeldDay = Awaited<ReturnType<typeof heldDays>>[number];

export const listHeldDays = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<HeldDay[]> =>
  heldDays(db, { from: today(clock.now(), schedule.timeZone), now: clock.now() });
