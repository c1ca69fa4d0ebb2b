import * as contract from '#contract/admin/calendar.ts';
import type { AppointmentTime, CalendarBlock } from '#domain/calendar/schedule.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { addBlock, listBlocks, readCovered, removeBlock } from './blocks.ts';
import { setDayCrews } from './day-crews.ts';
import { readFeedAddress, renewFeedAddress } from './feed.ts';
import { listHeldDays } from './held.ts';
import { keepHolidayOpen } from './holidays.ts';
import { readCalendar } from './overview.ts';
import { checkCrews, readCalendarSettings } from './settings.ts';

export function calendarAdminRoutes({ guarded, guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('settings');

  guarded(contract.readCalendar, ({ query }) => readCalendar(deps, query));

  guarded(contract.readCovered, ({ query }) => readCovered(deps, blockOf(query)));

  guarded(contract.listHeldDays, () => listHeldDays(deps));

  guarded(contract.listBlocks, () => listBlocks(deps));

  guarded(contract.addBlock, async ({ body }, operator) => {
    const { reason } = body;
    return addBlock(deps, operator, { ...blockOf(body), reason });
  });

  guarded(contract.removeBlock, ({ params }, operator) => removeBlock(deps, operator, params.id));

  owned(contract.keepHolidayOpen, ({ body }, operator) => keepHolidayOpen(deps, operator, body.date));

  guarded(contract.setDayCrews, async ({ body: { reason, ...body } }, by) =>
    setDayCrews(deps, by, { ...body, reason: reason || null }),
  );

  owned(contract.checkCrews, ({ query }) => checkCrews(deps, query.crewsPerDay));

  guarded(contract.readCalendarSettings, () => readCalendarSettings(deps));

  owned(contract.readCalendarFeed, () => readFeedAddress(deps));

  owned(contract.renewCalendarFeed, (_call, operator) => renewFeedAddress(deps, operator));
}

type Stretch = {
  startDate: string;
  endDate: string;
  startTime?: AppointmentTime | undefined;
  endTime?: AppointmentTime | undefined;
};

const blockOf = ({ startDate, endDate, startTime, endTime }: Stretch): CalendarBlock => ({
  startDate,
  endDate,
  allDay: startTime === undefined,
  startTime: startTime ?? null,
  endTime: endTime ?? null,
});
