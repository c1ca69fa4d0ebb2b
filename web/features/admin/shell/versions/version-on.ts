import { schedule } from '#business/schedule.ts';
import type { Version } from '#contract/admin/business/versions.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';

/** The version in effect on a business day, as set so far; the newest of today's. */
export function versionOn<V extends Version>(versions: readonly V[], day: IsoDate): V | undefined {
  const begins = ({ startsAt }: V) => (startsAt === null ? '' : today(new Date(startsAt), schedule.timeZone));
  const begun = versions.filter((one) => one.state !== 'withdrawn' && begins(one) <= day);
  return begun.toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? '') || a.id - b.id).at(-1);
}
