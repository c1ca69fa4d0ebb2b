import * as contract from '#contract/admin/days/day-moves.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { moveDay } from './move-day.ts';
import { planLeaving } from './plan.ts';
import { listDayMoves } from './records.ts';
import { undoDayMove } from './undo.ts';

export function planningRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.planVisits, ({ query }) => planLeaving(deps, query.days.split(',')));

  guarded(contract.listDayMoves, async () => ({
    now: deps.clock.now().toISOString(),
    moves: await listDayMoves(deps),
  }));

  guarded(contract.moveDay, async ({ body }, by) => {
    const { atClientsWish = false, ...asked } = body;
    return moveDay(deps, { ...asked, atClientsWish, by });
  });

  guarded(contract.undoDayMove, ({ params }, by) => undoDayMove(deps, { id: params.id, by }));
}
