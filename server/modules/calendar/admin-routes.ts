import * as contract from '#contract/admin/calendar.ts';
import type { CalendarBlock } from '#domain/calendar/schedule.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import * as blocks from './blocks.ts';
import * as feed from './feed.ts';
import { readCalendar } from './overview.ts';
import { readCalendarSettings } from './settings.ts';

/** What the operator sees of the days, and closes of them. */
export function calendarAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { ownerOnly: true };

  guarded(contract.readCalendar, async ({ query }) => answer(200, await readCalendar(deps, query)));

  guarded(contract.listVisitsInBlock, async ({ query }) =>
    answer(200, await blocks.listVisitsInBlock(deps, blockOf(query))),
  );

  guarded(contract.listBlocks, async () => answer(200, await blocks.listBlocks(deps)));

  guarded(contract.addBlock, async ({ body }, operator) => {
    const { reason } = body;
    return answer(201, await blocks.addBlock(deps, operator, { ...blockOf(body), reason }));
  });

  guarded(contract.removeBlock, async ({ params }, operator) => {
    const removed = await blocks.removeBlock(deps, operator, params.id);
    return isRefusal(removed) ? removed : answer(204, null);
  });

  guarded(contract.readCalendarSettings, async () => answer(200, await readCalendarSettings(deps)));

  guarded(contract.readCalendarFeed, async () => answer(200, await feed.readFeedAddress(deps)), owner);

  guarded(
    contract.renewCalendarFeed,
    async (_call, operator) => answer(201, await feed.renewFeedAddress(deps, operator)),
    owner,
  );
}

type Stretch = { startDate: string; endDate: string; startTime?: string | undefined; endTime?: string | undefined };

const blockOf = ({ startDate, endDate, startTime, endTime }: Stretch): CalendarBlock => ({
  startDate,
  endDate,
  allDay: startTime === undefined,
  startTime: startTime ?? null,
  endTime: endTime ?? null,
});
