import * as contract from '#contract/admin-attention.ts';
import { answer } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { readAttention } from '#server/use-cases/read-attention.ts';
import type { AdminApi } from './admin-guard.ts';

/** What needs a person now. */
export function adminAttentionRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.readAttention, async () => answer(200, await readAttention(deps)));
}
