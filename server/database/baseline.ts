import type pg from 'pg';

/** The last migration that the baseline replaced: how it was recorded, and the indexes that exist after it. */
export const former = {
  name: '0060_services_of_the_brand',
  when: 1_796_049_840_925,
  hash: 'f6a96b7657e4bab9c21f28569c0cfd36155e1163b49400a1e59250398858f062',
  indexes: 249,
};

/** Whether those migrations reached the baseline's schema; the process that ran them may have died before the last index. */
export async function hasFormerSchema(
  client: Pick<pg.Pool, 'query'>,
  applied: ReadonlyMap<number, string>,
): Promise<boolean> {
  if (applied.get(former.when) !== former.hash) return false;
  const { rows } = await client.query<{ whole: number }>(
    `select count(*)::int as whole from pg_index join pg_class on pg_class.oid = indexrelid
     where indisvalid and relnamespace = 'public'::regnamespace`,
  );
  return (rows[0]?.whole ?? 0) >= former.indexes;
}
