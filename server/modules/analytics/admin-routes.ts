import * as contract from '#contract/admin/sources.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { archiveSource, listSources, saveSource } from './sources/change.ts';

/** The owner's list of where bookings come from. */
export function sourceAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('reports');

  owned(contract.listSources, () => listSources(deps.db));

  owned(contract.saveSource, ({ params, body }, by) => saveSource(deps, { ...params, ...body, by }));

  owned(contract.archiveSource, ({ params, body }, by) => archiveSource(deps, { ...params, ...body, by }));
}
