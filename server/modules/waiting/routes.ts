import * as contract from '#contract/visit/waiting-list.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { confirmWaiting, leaveWaiting } from './answer.ts';
import { joinWaitingList, waitForEarlierDay } from './join.ts';
import { readWaiting } from './read.ts';
import { takeDay } from './take.ts';

const asking = { limits: [{ max: 10, minutes: 10 }] };

export function waitingRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.joinWaitingList,
    async ({ body: { email, phone, from, to, consent: _given, ...known }, visitor }) => {
      const draft = Object.fromEntries(Object.entries(known).filter(([, value]) => value));
      const asked = await joinWaitingList(deps, visitor(), { email, phone: phone || null, from, to, draft });
      return isRefusal(asked) ? asked : { success: true as const };
    },
    asking,
  );

  route(
    api,
    contract.waitForEarlierDay,
    async ({ params, body: { key, from, to, texts }, visitor }) => {
      const link = { orderNo: params.order, key };
      const asked = await waitForEarlierDay(deps, visitor(), { link, from, to, texts });
      return isRefusal(asked) ? asked : { success: true as const };
    },
    asking,
  );

  route(api, contract.readWaiting, ({ params }) => readWaiting(deps, params), perMinute(60));
  route(api, contract.confirmWaiting, ({ body }) => confirmWaiting(deps, body), perMinute(60));
  route(api, contract.leaveWaiting, ({ body }) => leaveWaiting(deps, body), perMinute(60));
  route(
    api,
    contract.takeDay,
    ({ body: { token, time }, visitor }) => takeDay(deps, visitor(), { token, time: time ?? null }),
    perMinute(60),
  );
}
