import { type Refusal, refuse } from '#domain/refusal.ts';
import { trialEvent, type WebhookEvent } from '#domain/webhooks/events.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Delivery } from '#server/outbox/webhooks.ts';
import * as rows from './queries.ts';
import { webhookSecret } from './secret.ts';

type Given = { url: string; events: readonly WebhookEvent[]; includesCustomer: boolean };
type Shown = { id: string; secret: string };

/** Each event is a row for each of them. */
const mostEndpoints = 10;

/** Addresses may carry a key in their path, so the audit log has the host alone. */
const noted = ({ url, events, includesCustomer }: Given) => ({ host: new URL(url).host, events, includesCustomer });

/** Adds an address; `WEBHOOK_ADDRESS` unless it is an https address of the public internet. */
export async function addEndpoint(deps: Deps, given: Given, by: string): Promise<Shown | Refusal> {
  if (!deps.webhooks.allows(given.url)) return refuse('WEBHOOK_ADDRESS');
  const id = deps.ids.uuid();
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    if ((await rows.listEndpoints(tx)).length >= mostEndpoints) return refuse('TOO_MANY_WEBHOOKS');
    await rows.insertEndpoint(tx, { ...given, events: [...given.events], id, answeredAt: now, createdAt: now });
    await audit(tx, deps, { by, action: 'webhook.added', subject: id, after: noted(given) });
    return { id, secret: webhookSecret(deps.appSecret, { id, secretVersion: 1 }) };
  });
}

/** Changes an address, stops or starts it. What waits when it starts again is sent. */
export async function changeEndpoint(
  deps: Deps,
  id: string,
  { stopped, ...given }: Given & { stopped: boolean },
  by: string,
): Promise<null | Refusal> {
  if (!deps.webhooks.allows(given.url)) return refuse('WEBHOOK_ADDRESS');
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const before = await rows.findEndpoint(tx, id);
    if (!before) return refuse('NOT_FOUND');
    const standing =
      stopped === (before.stoppedAt !== null)
        ? {}
        : stopped
          ? { stoppedAt: now, stopCause: 'owner' as const }
          : { stoppedAt: null, stopCause: null, answeredAt: now };
    await rows.updateEndpoint(tx, id, { ...given, events: [...given.events], ...standing });
    const after = { ...noted(given), stopped };
    await audit(tx, deps, { by, action: 'webhook.changed', subject: id, before: noted(before), after });
    return null;
  });
}

/** Removes an address with what was sent there. */
export const removeEndpoint = (deps: Deps, id: string, by: string): Promise<null | Refusal> =>
  transact(deps.db, async (tx) => {
    const before = await rows.findEndpoint(tx, id);
    if (!before || !(await rows.deleteEndpoint(tx, id))) return refuse('NOT_FOUND');
    await audit(tx, deps, { by, action: 'webhook.removed', subject: id, before: noted(before) });
    return null;
  });

/** Gives an address a new secret. */
export const rotateSecret = (deps: Deps, id: string, by: string): Promise<Shown | Refusal> =>
  transact(deps.db, async (tx) => {
    const before = await rows.findEndpoint(tx, id);
    if (!before) return refuse('NOT_FOUND');
    const secretVersion = before.secretVersion + 1;
    await rows.updateEndpoint(tx, id, { secretVersion, rotatedAt: deps.clock.now() });
    await audit(tx, deps, { by, action: 'webhook.rotated', subject: id });
    return { id, secret: webhookSecret(deps.appSecret, { id, secretVersion }) };
  });

/** Sends an event that is about nothing, also to an address that wants no events at present. */
export const tryEndpoint = (deps: Deps, id: string): Promise<null | Refusal> =>
  transact(deps.db, async (tx) => {
    if (!(await rows.findEndpoint(tx, id))) return refuse('NOT_FOUND');
    const now = deps.clock.now();
    const detail = { endpointId: id, event: trialEvent, data: {} } satisfies Delivery;
    const trial = { topic: 'webhook.event', subject: id, dedupeKey: deps.ids.uuid(), dueAt: now, detail } as const;
    await enqueue(tx, [trial], now);
    return null;
  });

/** Sends an event again under the same id; it was given up, or a receiver lost it. */
export const repeatDelivery = (deps: Deps, id: number, by: string): Promise<null | Refusal> =>
  transact(deps.db, async (tx) => {
    const subject = await rows.requeueDelivery(tx, id, deps.clock.now());
    if (subject === null) return refuse('NOT_FOUND');
    await audit(tx, deps, { by, action: 'webhook.repeated', subject });
    return null;
  });
