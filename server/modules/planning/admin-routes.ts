import * as contract from '#contract/admin/days/day-moves.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { moveDay } from './move-day.ts';
import { planLeaving } from './plan.ts';
import { listDayMoves } from './records.ts';
import { undoDayMove } from './undo.ts';

/** Days whose visits are moved in one action. */
export function planningRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.planVisits, async ({ query }) => answer(200, await planLeaving(deps, query.days.split(','))));

  guarded(contract.listDayMoves, async () =>
    answer(200, { now: deps.clock.now().toISOString(), moves: await listDayMoves(deps) }),
  );

  guarded(contract.moveDay, async ({ body }, by) => {
    const { atClientsWish = false, ...asked } = body;
    return answer(200, await moveDay(deps, { ...asked, atClientsWish, by }));
  });

  guarded(contract.undoDayMove, async ({ params }, by) => answer(200, await undoDayMove(deps, { id: params.id, by })));
}
