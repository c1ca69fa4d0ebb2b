import { schedule } from '#business/schedule.ts';
import { coveredBy } from '#domain/calendar/day-summary.ts';
import type { CalendarBlock } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type HeldDay, heldDays } from './held.ts';
import { blockOf, type CalendarBlockRecord } from './overview.ts';
import { blocksOfDays, deleteBlock, insertBlock } from './queries/blocks.ts';
import { type CalendarVisit, visitsOfDays } from './queries/overview.ts';

type By = { id: string };

/** What a block covers without changing it: upcoming visits and held days. */
async function coveredIn(
  db: Db,
  block: CalendarBlock,
  now: Date,
): Promise<{ visits: CalendarVisit[]; held: HeldDay[] }> {
  const days = { from: block.startDate, to: block.endDate };
  const visits = await visitsOfDays(db, days);
  return {
    visits: coveredBy(
      block,
      visits.filter(({ status }) => status === 'active'),
    ),
    held: coveredBy(block, await heldDays(db, { ...days, now })),
  };
}

export const readCovered = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, block: CalendarBlock) =>
  coveredIn(db, block, clock.now());

/** Current and future blocks. */
export async function listBlocks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CalendarBlockRecord[]> {
  return (await blocksOfDays(db, { from: today(clock.now(), schedule.timeZone) })).map(blockOf);
}

/** Closes days or hours. Visits and holds within the block stay and are returned (decisions, section 5). */
export async function addBlock(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: By,
  { reason, ...block }: CalendarBlock & { reason: string },
): Promise<{ block: CalendarBlockRecord; covered: CalendarVisit[]; held: HeldDay[] }> {
  const made = await transact(deps.db, async (tx) => {
    const row = await insertBlock(tx, {
      ...block,
      reason: reason || null,
      blockType: 'closed',
      createdAt: deps.clock.now(),
    });
    const { id, ...after } = blockOf(row);
    await audit(tx, deps, { by: operator.id, action: 'calendar.blocked', subject: String(id), after });
    const { visits: covered, held } = await coveredIn(tx, row, deps.clock.now());
    return { block: blockOf(row), covered, held };
  });
  deps.calendar.rules.forget();
  return made;
}

/** Deletes a block. */
export async function removeBlock(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: By,
  blockId: number,
): Promise<Refusal | undefined> {
  const removed = await transact(deps.db, async (tx): Promise<Refusal | undefined> => {
    const row = await deleteBlock(tx, blockId);
    if (!row) return refuse('NOT_FOUND');
    const { id, ...before } = blockOf(row);
    await audit(tx, deps, { by: operator.id, action: 'calendar.opened', subject: String(id), before });
    return;
  });
  if (!isRefusal(removed)) deps.calendar.rules.forget();
  return removed;
}
