import { sql } from 'drizzle-orm';
import type { OutboxTopic } from '#domain/outbox/topics.ts';
import { type Db, onCommit } from '#server/database/database.ts';

/** The channel on which processes notify each other of due work; the payload is a topic up to its dot. */
export const outboxChannel = 'outbox';

/** Notices within this period are combined. */
const gatherMs = 20;

const announcers = new WeakMap<Db, (topics: readonly OutboxTopic[]) => void>();

/**
 * From now on, listeners are notified of work enqueued through this database. The notice is a statement after the
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
    // The workers also poll.
    db.execute(sql`select ${payloads}`).catch(() => {});
  };
  announcers.set(db, (topics) => {
    if (gathered.size === 0) setTimeout(tell, gatherMs).unref();
    for (const topic of topics) gathered.add(topic.slice(0, topic.indexOf('.')));
  });
}

/** Announces rows due at once, after their transaction commits. */
export function announce(tx: Db, topics: readonly OutboxTopic[]): void {
  if (topics.length > 0) onCommit(tx, (db) => announcers.get(db)?.(topics));
}

export function announceDue(tx: Db, entries: readonly { topic: OutboxTopic; dueAt: Date }[], now: Date): void {
  announce(
    tx,
    entries.filter(({ dueAt }) => dueAt <= now).map(({ topic }) => topic),
  );
}
