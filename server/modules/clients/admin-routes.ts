import * as contract from '#contract/admin/clients/clients.ts';
import { bookAgain as againContract } from '#contract/admin/operator-bookings.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { bookAgain } from './again.ts';
import { listClients } from './list.ts';
import { mergeClients } from './merge.ts';
import { noteClient } from './note.ts';
import { endClientPlan, planForClient } from './plan.ts';
import { getClient } from './read.ts';
import { splitClients, splitVisit } from './split.ts';

/** One record per client, merged and split by hand. */
export function clientAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const recordAfter = async (change: Promise<{ id: string } | Refusal>) => {
    const done = await change;
    return isRefusal(done) ? done : getClient(deps, done.id);
  };

  guarded(contract.listClients, ({ query }) => listClients(deps, query));

  guarded(contract.readClient, ({ params }) => getClient(deps, params.id));

  guarded(againContract, ({ params }) => bookAgain(deps, params.order));

  guarded(contract.noteClient, ({ params, body }, by) => recordAfter(noteClient(deps, { ...params, ...body, by })));

  guarded(contract.planForClient, ({ params, body }, by) =>
    recordAfter(planForClient(deps, { ...params, ...body, by })),
  );

  guarded(contract.endClientPlan, ({ params }, by) => recordAfter(endClientPlan(deps, { ...params, by })));

  guarded(contract.mergeClients, ({ params, body }, by) => recordAfter(mergeClients(deps, { ...params, ...body, by })));

  guarded(contract.splitClients, ({ params, body }, by) => recordAfter(splitClients(deps, { ...params, ...body, by })));

  guarded(contract.splitVisit, ({ params, body }, by) => recordAfter(splitVisit(deps, { ...params, ...body, by })));
}
