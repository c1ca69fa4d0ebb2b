import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { trialEvent, WebhookEvent } from '#domain/webhooks/events.ts';
import type { Db } from '#server/database/database.ts';
import { arg, preparedSql } from '#server/database/prepared.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { outbox } from '#server/database/schema/outbox.ts';
import { webhookEndpoints } from '#server/database/schema/settings/webhooks.ts';
import { announce } from './announce.ts';

/** What an outbox row of a delivery says; `data` is fixed at the moment of the event and names no person. */
export type Delivery = {
  endpointId: string;
  event: WebhookEvent | typeof trialEvent;
  data: Record<string, unknown>;
};

type Event = {
  event: WebhookEvent;
  bookingId: string;
  /** Tells several events of one kind and booking apart. */
  dedupeKey: string | number;
  /** Besides the booking: the former day, the amount of a refund. */
  more?: Readonly<Record<string, string | number>>;
  now: Date;
  /** Until then it may be taken back. */
  dueAt?: Date;
};

/** Queues an event for each endpoint that wants it, in the transaction of the event and after its writes. */
export async function tellWebhooks(tx: Db, told: Event) {
  const { event, bookingId, dedupeKey, more = {}, now, dueAt = now } = told;
  const at = { now: now.toISOString(), dueAt: dueAt.toISOString() };
  const row = { event, bookingId, dedupeKey: String(dedupeKey), more: JSON.stringify(more) };
  const { rowCount } = await insertDeliveries(tx, { ...row, ...at });
  if (rowCount) announce(tx, ['webhook.event']);
}

const event = sql`${arg('event')}::text`;
const insertDeliveries = preparedSql(
  'insert_webhook_deliveries',
  () => sql`
    insert into ${outbox} (topic, subject, dedupe_key, detail, due_at, created_at)
    select 'webhook.event', ${bookings.id}, concat_ws(':', ${webhookEndpoints.id}, ${event}, ${arg('dedupeKey')}::text),
      jsonb_build_object('endpointId', ${webhookEndpoints.id}, 'event', ${event}, 'data',
        jsonb_build_object('orderNo', ${bookings.orderNo}, 'bookingId', ${bookings.reference},
          'clientId', ${bookings.clientId}, 'status', ${bookings.status}, 'service', ${bookings.coatingType},
          'date', ${bookings.appointmentDate}, 'time', ${bookings.appointmentTime}, 'currency', 'CAD',
          'amounts', jsonb_build_object('base', ${bookings.base}, 'gst', ${bookings.gst}, 'qst', ${bookings.qst},
            'total', ${bookings.total})) || ${arg('more')}::jsonb),
      ${arg('dueAt')}::timestamptz, ${arg('now')}::timestamptz
    from ${bookings}, ${webhookEndpoints}
    where ${bookings.id} = ${arg('bookingId')} and ${webhookEndpoints.stoppedAt} is null
      and ${webhookEndpoints.events} @> array[${event}]
    on conflict do nothing`,
);

/** Withdraws an event that has not left; false if there was none, or it has. */
export async function withdrawEvent(tx: Db, bookingId: string, event: WebhookEvent): Promise<boolean> {
  const { rowCount } = await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.topic, 'webhook.event'),
        eq(outbox.subject, bookingId),
        inArray(outbox.state, ['queued']),
        like(outbox.dedupeKey, `%:${event}:%`),
      ),
    );
  return Boolean(rowCount);
}
