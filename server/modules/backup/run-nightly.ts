import { schedule } from '#business/schedule.ts';
import { latestSlot } from '#domain/calendar/scheduled-slot.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Log } from '#server/common/log.ts';
import type { Job } from '#server/outbox/scheduler.ts';
import { type BackupTarget, createBackup } from './create.ts';
import { listSets } from './parts/folder.ts';
import { pruneBackups } from './prune.ts';

/** At a quiet hour, before the business day. */
const nightlyAt = '3:00 AM';

export const isBackupDue = (backupDir: string, now: Date): boolean => {
  const newest = listSets(backupDir).sets[0];
  return !newest || newest.at < latestSlot(nightlyAt, now, schedule.timeZone).at;
};

/** The nightly backup, caught up if the program was not running then; also while sending is held. */
export const nightlyBackup = (target: BackupTarget, log: Log): Job => ({
  name: 'backup',
  everyMs: 10 * minuteMs,
  async run() {
    // By the machine's clock: a sandbox's clock may be set to another season.
    if (!isBackupDue(target.backupDir, new Date())) return;
    const began = performance.now();
    const { name } = await createBackup(target);
    const removed = pruneBackups(target.backupDir);
    log.info({ backup: name, ms: Math.round(performance.now() - began), removed }, 'backup.done');
  },
});
