import { defaultSchedule, schedule } from '#business/schedule.ts';
import { always, type Schedule, type Schedules } from '#domain/calendar/schedule.ts';
import { differingParts } from '#domain/calendar/schedule-rules.ts';
import { today } from '#domain/calendar/zone.ts';
import { inOrder, type Version } from '#domain/versions.ts';
import type { Db } from '#server/database/database.ts';
import { schedules } from '#server/database/schema/settings/settings.ts';
import type { Kind } from '#server/modules/versions/kind.ts';
import { readVersions } from '#server/modules/versions/queries.ts';

/**
 * Weekdays, hours and seasons, the first version being built in. Bookings keep their day and time, and so
 * do open tickets and payment links.
 */
export const scheduleKind: Kind<Schedule> = {
  name: 'schedule',
  table: schedules,
  column: schedules.schedule,
  standard: defaultSchedule,
  differences: (before, after) => differingParts(before, after).length,
  forget: ({ calendar }) => calendar.rules.forget(),
};

/** The schedule of every day: a version applies to visits from its first day. */
export const schedulesOf = (versions: readonly Version<Schedule>[]): Schedules => ({
  timeZone: schedule.timeZone,
  versions: inOrder(versions).map(({ id, startsAt, value }) => ({
    ...value,
    startsOn: id === 0 ? always : today(startsAt, schedule.timeZone),
  })),
});

export const readSchedules = async (db: Db): Promise<Schedules> => schedulesOf(await readVersions(db, scheduleKind));
