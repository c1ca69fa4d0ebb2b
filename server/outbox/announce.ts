import { sql } from 'drizzle-orm';
import type { OutboxTopic } from '#domain/outbox/topics.ts';
import { type Db, onCommit } from '#server/database/database.ts';

/** Where processes tell each other that something has come due; the payload is a topic up to its dot. */
export const outboxChannel = 'outbox';

/** What comes within so long is told in one notice. */
const gatherMs = 20;

const announcers = new WeakMap<Db, (topics: readonly OutboxTopic[]) => void>();

/**
 * From now on what is enqueued through this database is told to whoever listens. The notice is a statement after the
 * commit and not part of it: PostgreSQL commits transactions with notices one after another, each with its own fsync.
 */
export function announceEnqueued(db: Db): void {
  let gathered = new Set<string>();
  const tell = () => {
    const payloads = sql.join(
      [...gathered].map((payload) => sql`pg_notify(${outboxChannel}, ${payload})`),
      sql`, `,
    );
    gathered = new Set();
    // The workers look by themselves as well.
    db.execute(sql`select ${payloads}`).catch(() => {});
  };
  announcers.set(db, (topics) => {
    if (gathered.size === 0) setTimeout(tell, gatherMs).unref();
    for (const topic of topics) gathered.add(topic.slice(0, topic.indexOf('.')));
  });
}

/** Tells of rows that are due at once, when their transaction is committed. */
export function announce(tx: Db, topics: readonly OutboxTopic[]): void {
  if (topics.length > 0) onCommit(tx, (db) => announcers.get(db)?.(topics));
}

/** The same of those entries that are due. */
export function announceDue(tx: Db, entries: readonly { topic: OutboxTopic; dueAt: Date }[], now: Date): void {
  announce(
    tx,
    entries.filter(({ dueAt }) => dueAt <= now).map(({ topic }) => topic),
  );
}
