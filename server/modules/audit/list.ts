import { schedule } from '#business/schedule.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { midnight } from '#domain/calendar/zone.ts';
import { type AuditGroup, actionsIn } from '#domain/settings/audit-actions.ts';
import type { Deps } from '#server/deps.ts';
import { checkAuditLog } from './check.ts';
import { countEntries, listAuthors, pageOfEntries } from './queries.ts';

const pageSize = 30;
const brokenShown = 20;

type Question = {
  group?: AuditGroup | undefined;
  /** An administrator's id; null for what was done without one. */
  by?: string | null | undefined;
  q?: string | undefined;
  /** In business time. */
  day?: IsoDate | undefined;
  cursor?: number | undefined;
};

/** A page of the audit log; `next` is the cursor of the next page, if any. */
export async function listAudit({ db }: Pick<Deps, 'db'>, { group, by, q = '', day, cursor }: Question) {
  const actions = group && actionsIn(group);
  const begin = (date: IsoDate) => midnight(date, schedule.timeZone);
  const within = day === undefined ? undefined : ([begin(day), begin(addDays(day, 1))] as const);
  const rows = await pageOfEntries(db, { actions, by, subject: q.trim(), within, before: cursor, most: pageSize + 1 });
  const entries = rows.slice(0, pageSize).map(({ entry, email, orderNo }) => ({
    id: entry.id,
    at: entry.createdAt.toISOString(),
    by: email,
    byFormer: email === null && entry.administratorId !== null,
    action: entry.action,
    subject: orderNo ?? entry.subject,
    before: entry.before,
    after: entry.after,
  }));
  const next = rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null;
  return { entries, next, authors: await listAuthors(db) };
}

/** Whether the chain of entries is intact, as `npm run admin -- audit-check` finds it. */
export async function readAuditCheck({ db }: Pick<Deps, 'db'>) {
  const { broken, newest } = await checkAuditLog(db);
  return { entries: await countEntries(db), broken: broken.slice(0, brokenShown), brokenCount: broken.length, newest };
}
