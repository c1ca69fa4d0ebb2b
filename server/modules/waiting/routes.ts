import * as contract from '#contract/visit/waiting-list.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { confirmWaiting, leaveWaiting } from './answer.ts';
import { joinWaitingList, waitForEarlierDay } from './join.ts';
import { readWaiting } from './read.ts';
import { takeDay } from './take.ts';

const perMinute = { limits: [{ max: 60, minutes: 1 }] };
const asking = { limits: [{ max: 10, minutes: 10 }] };

export function waitingRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.joinWaitingList,
    async ({ body: { email, phone, from, to, consent: _given, ...known }, visitor }) => {
      const draft = Object.fromEntries(Object.entries(known).filter(([, value]) => value));
      const asked = await joinWaitingList(deps, visitor(), { email, phone: phone || null, from, to, draft });
      return isRefusal(asked) ? asked : answer(202, { success: true });
    },
    asking,
  );

  route(
    api,
    contract.waitForEarlierDay,
    async ({ params, body: { key, from, to, texts }, visitor }) => {
      const link = { orderNo: params.order, key };
      const asked = await waitForEarlierDay(deps, visitor(), { link, from, to, texts });
      return isRefusal(asked) ? asked : answer(202, { success: true });
    },
    asking,
  );

  route(api, contract.readWaiting, async ({ params }) => answer(200, await readWaiting(deps, params)), perMinute);
  route(api, contract.confirmWaiting, async ({ body }) => answer(200, await confirmWaiting(deps, body)), perMinute);
  route(api, contract.leaveWaiting, async ({ body }) => answer(200, await leaveWaiting(deps, body)), perMinute);
  route(
    api,
    contract.takeDay,
    async ({ body: { token, time }, visitor }) =>
      answer(200, await takeDay(deps, visitor(), { token, time: time ?? null })),
    perMinute,
  );
}
