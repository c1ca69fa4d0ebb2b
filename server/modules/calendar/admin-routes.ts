import * as contract from '#contract/admin/calendar.ts';
import type { AppointmentTime, CalendarBlock } from '#domain/calendar/schedule.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { addBlock, listBlocks, readCovered, removeBlock } from './blocks.ts';
import { setDayCrews } from './day-crews.ts';
import { readFeedAddress, renewFeedAddress } from './feed.ts';
import { listHeldDays } from './held.ts';
import { keepHolidayOpen } from './holidays.ts';
import { readCalendar } from './overview.ts';
import { checkCrews, readCalendarSettings } from './settings.ts';

/** The operator's view of the days, and closing them. */
export function calendarAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { action: 'settings' } as const;

  guarded(contract.readCalendar, async ({ query }) => answer(200, await readCalendar(deps, query)));

  guarded(contract.readCovered, async ({ query }) => answer(200, await readCovered(deps, blockOf(query))));

  guarded(contract.listHeldDays, async () => answer(200, await listHeldDays(deps)));

  guarded(contract.listBlocks, async () => answer(200, await listBlocks(deps)));

  guarded(contract.addBlock, async ({ body }, operator) => {
    const { reason } = body;
    return answer(201, await addBlock(deps, operator, { ...blockOf(body), reason }));
  });

  guarded(contract.removeBlock, async ({ params }, operator) =>
    noContent(await removeBlock(deps, operator, params.id)),
  );

  guarded(
    contract.keepHolidayOpen,
    async ({ body }, operator) => noContent(await keepHolidayOpen(deps, operator, body.date)),
    owner,
  );

  guarded(contract.setDayCrews, async ({ body: { reason, ...body } }, operator) => {
    const done = await setDayCrews(deps, operator, { ...body, reason: reason || null });
    return isRefusal(done) ? done : answer(200, done);
  });

  guarded(contract.checkCrews, async ({ query }) => answer(200, await checkCrews(deps, query.crewsPerDay)), owner);

  guarded(contract.readCalendarSettings, async () => answer(200, await readCalendarSettings(deps)));

  guarded(contract.readCalendarFeed, async () => answer(200, await readFeedAddress(deps)), owner);

  guarded(
    contract.renewCalendarFeed,
    async (_call, operator) => answer(201, await renewFeedAddress(deps, operator)),
    owner,
  );
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
