import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { deleteBlockedArea, insertBlockedArea } from '#server/modules/settings/queries/blocked-areas.ts';
import type { Operator } from '#server/operator.ts';
import { announceAreas } from './announce.ts';

/**
 * Blocks an area, or unblocks it, notifying those waiting for it at once, as every morning. Returns how many.
 * Setting the current state changes nothing.
 */
export async function blockArea(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar' | 'settings'>,
  operator: Pick<Operator, 'id'>,
  { area, blocked }: { area: string; blocked: boolean },
): Promise<{ told: number }> {
  const { changed } = await transact(deps.db, async (tx) => {
    const changed = blocked ? await insertBlockedArea(tx, area) : await deleteBlockedArea(tx, area);
    if (changed) {
      await audit(tx, deps, {
        by: operator.id,
        action: blocked ? 'area.blocked' : 'area.opened',
        subject: `area:${area}`,
        before: { blocked: !blocked },
        after: { blocked },
      });
    }
    return { changed };
  });
  deps.calendar.rules.forget();
  deps.settings.forget();
  return { told: changed && !blocked ? await announceAreas(deps) : 0 };
}
