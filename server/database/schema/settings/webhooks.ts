import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { stopCauses, type WebhookEvent } from '#domain/webhooks/events.ts';
import { instant, isIn, oneOf } from '../columns.ts';

/** Where an owner has booking events sent. Secrets are derived from the row, never stored. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Whether events carry the customer's name, address, phone and e-mail. */
    includesCustomer: boolean().notNull(),
    /** Raised when the secret is rotated; the former one still signs for a while after `rotatedAt`. */
    secretVersion: integer().notNull().default(1),
    rotatedAt: instant(),
    /** The last success, or when it was created: how long it has been silent. */
    answeredAt: instant().notNull(),
    stoppedAt: instant(),
    stopCause: oneOf(stopCauses),
    createdAt: instant().notNull(),
  },
  () => [check('webhook_endpoints_stopped', isIn('stop_cause', stopCauses))],
);
