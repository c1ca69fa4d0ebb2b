import * as contract from '#contract/admin/webhooks.ts';
import { hourMs } from '#domain/durations.ts';
import { formerSecretHours } from '#domain/webhooks/events.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { addEndpoint, changeEndpoint, removeEndpoint, repeatDelivery, rotateSecret, tryEndpoint } from './change.ts';
import { type Endpoint, listDeliveries, listEndpoints } from './queries.ts';

const listed = 100;

/** Where an owner has booking events sent. */
export function webhookAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const { db, clock } = deps;
  const owned = guardedBy('webhooks');

  owned(contract.listWebhooks, async () => {
    const [endpoints, deliveries] = await Promise.all([listEndpoints(db), listDeliveries(db, listed)]);
    const webhooks = endpoints.map((endpoint) => toWebhook(endpoint, clock.now()));
    return { webhooks, deliveries: deliveries.map(toDelivery) };
  });

  owned(contract.addWebhook, ({ body }, by) => addEndpoint(deps, body, by.id));

  owned(contract.changeWebhook, ({ params, body }, by) => changeEndpoint(deps, params.id, body, by.id));

  owned(contract.removeWebhook, ({ params }, by) => removeEndpoint(deps, params.id, by.id));

  owned(contract.rotateWebhook, ({ params }, by) => rotateSecret(deps, params.id, by.id));

  owned(contract.tryWebhook, ({ params }) => tryEndpoint(deps, params.id));

  owned(contract.repeatDelivery, ({ params }, by) => repeatDelivery(deps, params.id, by.id));
}

function toWebhook(
  { id, url, events, includesCustomer, rotatedAt, stoppedAt, stopCause, createdAt }: Endpoint,
  now: Date,
) {
  const formerUntil = rotatedAt && new Date(rotatedAt.getTime() + formerSecretHours * hourMs);
  return {
    ...{ id, url, events, includesCustomer },
    formerSecretUntil: formerUntil && formerUntil > now ? formerUntil.toISOString() : null,
    stopped: stoppedAt && stopCause ? { at: stoppedAt.toISOString(), cause: stopCause } : null,
    createdAt: createdAt.toISOString(),
  };
}

type Listed = Awaited<ReturnType<typeof listDeliveries>>[number];

function toDelivery({ endpointId, state, dueAt, createdAt, settledAt, ...delivery }: Listed) {
  return {
    ...delivery,
    webhook: endpointId,
    state: contract.deliveryStates.find((one) => one === state) ?? 'failed',
    createdAt: createdAt.toISOString(),
    nextAt: settledAt ? null : dueAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
