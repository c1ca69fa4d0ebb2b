import * as contract from '#contract/admin/clients/clients.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { listClients } from './list.ts';
import { mergeClients } from './merge.ts';
import { noteClient } from './note.ts';
import { endClientPlan, planForClient } from './plan.ts';
import { getClient } from './read.ts';
import { splitClients, splitVisit } from './split.ts';

/** One record per client, merged and split by hand. */
export function clientAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const recordAfter = async (done: { id: string } | Refusal) => (isRefusal(done) ? done : getClient(deps, done.id));

  guarded(contract.listClients, async ({ query }) => answer(200, await listClients(deps, query)));

  guarded(contract.readClient, async ({ params }) => answer(200, await getClient(deps, params.id)));

  guarded(contract.noteClient, async ({ params, body }, by) =>
    answer(200, await recordAfter(await noteClient(deps, { ...params, ...body, by }))),
  );

  guarded(contract.planForClient, async ({ params, body }, by) =>
    answer(200, await recordAfter(await planForClient(deps, { ...params, ...body, by }))),
  );

  guarded(contract.endClientPlan, async ({ params }, by) =>
    answer(200, await recordAfter(await endClientPlan(deps, { ...params, by }))),
  );

  guarded(contract.mergeClients, async ({ params, body }, by) =>
    answer(200, await recordAfter(await mergeClients(deps, { ...params, ...body, by }))),
  );

  guarded(contract.splitClients, async ({ params, body }, by) =>
    answer(200, await recordAfter(await splitClients(deps, { ...params, ...body, by }))),
  );

  guarded(contract.splitVisit, async ({ params, body }, by) =>
    answer(200, await recordAfter(await splitVisit(deps, { ...params, ...body, by }))),
  );
}
