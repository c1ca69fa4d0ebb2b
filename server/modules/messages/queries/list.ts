import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { services } from '#business/services.ts';
import { searchTerms } from '#domain/search/terms.ts';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { isElsewhere, type OutboxState, outbox } from '#server/database/schema/outbox.ts';
import { smsOptOuts } from '#server/database/schema/received-texts.ts';
import { idsFound } from '#server/modules/bookings/queries/list.ts';
import { bookingOfMessage, mailTopics, textTopics } from '#server/outbox/queries.ts';

export type MessageFilter = {
  states: readonly OutboxState[];
  channel?: 'mail' | 'text' | undefined;
  q: string;
  before?: number | undefined;
  most: number;
};

/** A search matching more bookings than this has to be narrowed. */
const mostBookings = 200;

const columns = {
  message: outbox,
  orderNo: bookings.orderNo,
  clientId: bookings.clientId,
  businessName: bookings.businessName,
  /** A number is stored as typed. */
  optedOut: sql<boolean>`${outbox.topic} like 'sms.%' and exists (select from ${smsOptOuts}
    where ${smsOptOuts.phone} = '+1' || right(regexp_replace(${outbox.recipient}, '[^0-9]', '', 'g'), 10))`,
};

const select = (db: Db) =>
  db.select(columns).from(outbox).leftJoin(bookings, eq(bookings.id, bookingOfMessage)).$dynamic();

export async function pageOfMessages(db: Db, { states, channel, q, before, most }: MessageFilter) {
  const topics = channel === 'mail' ? mailTopics : channel === 'text' ? textTopics : [...mailTopics, ...textTopics];
  return select(db)
    .where(
      and(
        inArray(outbox.topic, topics),
        inArray(outbox.state, [...states]),
        before === undefined ? undefined : lt(outbox.id, before),
        searchTerms(q, services).length === 0 ? undefined : await found(db, q),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(most);
}

/** By its booking's search text or, without a booking, by part of its recipient: of an e-mail, or of a phone's digits. */
async function found(db: Db, q: string): Promise<SQL> {
  const digits = searchTerms(q, services).flatMap(([[first = ''] = []]) => (/^\d{4,}$/.test(first) ? [first] : []));
  const isTo = or(...[q.replaceAll(/[\\%_]/g, '\\$&'), ...digits].map((one) => sql`recipient ilike ${`%${one}%`}`));
  const ids = sql.param(await idsFound(db, { q, most: mostBookings }));
  // As an array: joined in list order, a page with few hits would scan all messages.
  return sql`${outbox.id} = any(array(
    select id from outbox where subject = any(${ids}::text[])
    union all select id from outbox where detail ->> 'bookingId' = any(${ids}::text[])
    union all select id from outbox where ${isElsewhere} and (${isTo})))`;
}

export const findMessage = (db: Db, id: number) =>
  first(select(db).where(and(eq(outbox.id, id), inArray(outbox.topic, [...mailTopics, ...textTopics]))));

/** The resends of a message: messages about the same subject that reference it. */
export async function resendsOf(db: Db, { id, subject }: { id: number; subject: string }): Promise<number[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.subject, subject), eq(outbox.resendOf, id)))
    .orderBy(desc(outbox.id));
  return rows.map((row) => row.id);
}
