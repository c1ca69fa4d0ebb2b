import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { arg, preparedSql } from './prepared.ts';

/** The key of all declined cards, which monitors read too. */
export const allDeclines = 'declines';

export type Counted = { count: number; until: Date };

/**
 * Counts one more of something in the transaction `tx`, within a window that starts with the first. Others counting the same wait
 * until the transaction ends, and a rollback undoes the count.
 */
export async function countWithin(tx: Db, { key, ms, now }: { key: string; ms: number; now: Date }): Promise<Counted> {
  const { rows } = await counting(tx, { key, now: now.getTime(), until: now.getTime() + ms });
  const [row] = rows;
  if (!row) throw new Error(`nothing was counted: ${key}`);
  return { count: row.points, until: new Date(Number(row.expire)) };
}

const counting = preparedSql<{ points: number; expire: string }>('count_within', () => {
  const isOver = sql`rate_limits.expire <= ${arg('now')}::bigint`;
  return sql`
    insert into rate_limits (key, points, expire) values (${arg('key')}, 1, ${arg('until')}::bigint)
    on conflict (key) do update set
      points = case when ${isOver} then 1 else rate_limits.points + 1 end,
      expire = case when ${isOver} then excluded.expire else rate_limits.expire end
    returning points, expire`;
});
