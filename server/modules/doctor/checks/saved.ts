import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import type { Saved } from '#server/modules/backup/queries/state.ts';
import { check } from '../run-doctor.ts';

const oldestBaseMs = 26 * hourMs;
const oldestArchiveMs = 10 * minuteMs;

type Reading = { state: () => Promise<Saved | null>; elsewhere: boolean; now: () => Date };

/** The state is null if no folder is set; `elsewhere`: the operator of the external database is responsible. */
export function backupChecks({ state, elsewhere, now }: Reading) {
  const since = (at: Date) => now().getTime() - at.getTime();
  return [
    check('backup', async (say) => {
      if (elsewhere) return say('ok', 'backup-elsewhere');
      const found = await state();
      if (!found) return say('warn', 'backup-off');
      if (!found.newestBase) return say('fail', 'backup-none');
      const age = since(found.newestBase.at);
      if (age > oldestBaseMs) return say('fail', 'backup-old', { age });
      return found.newestBase.encrypted ? say('ok', 'backup-right', { age }) : say('warn', 'backup-plain', { age });
    }),
    check('archive', async (say) => {
      const found = elsewhere ? null : await state();
      if (!found) return [];
      const { failingSince, lastArchivedAt, walBytes: wal } = found;
      if (failingSince) return say('fail', 'archive-failing', { span: since(failingSince), wal });
      if (!lastArchivedAt) return say('warn', 'archive-none');
      const age = since(lastArchivedAt);
      return age > oldestArchiveMs ? say('fail', 'archive-late', { age }) : say('ok', 'archive-right', { age });
    }),
  ];
}

export type LedgerChecked = { at: Date; orders: number; differences: number };

const oldestCheckMs = 2 * dayMs;

export const ledgerCheck = (last: () => Promise<LedgerChecked | null>, now: () => Date) =>
  check('ledger', async (say) => {
    const found = await last();
    if (!found) return say('warn', 'ledger-never');
    const { at, orders, differences } = found;
    const age = now().getTime() - at.getTime();
    if (differences > 0) return say('fail', 'ledger-differs', { age, differences });
    return age > oldestCheckMs ? say('warn', 'ledger-old', { age }) : say('ok', 'ledger-right', { age, orders });
  });
