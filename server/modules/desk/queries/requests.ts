import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { matchesSearch } from '#server/modules/bookings/queries/list.ts';

export type FoundRequest = {
  kind: 'quote' | 'review' | 'area' | 'waiting';
  id: string;
  answered: boolean;
  name: string | null;
  email: string;
  about: string;
};

/** Of each kind, so many of the newest are compared: requests have no search text of their own. */
const compared = sql`order by created_at desc limit 1000`;

/** Folded like the search text of a booking: the words, then what people write with or without something between its parts. */
const searchText = sql`search_folded(concat_ws(' ', '', name, email, phone, about, ''))
  || replace(search_folded(split_part(email, '@', 1)), ' ', '') || '@'
  || replace(search_folded(split_part(email, '@', 2)), ' ', '')
  || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')`;

/** The newest requests that hold all words, however they are spelled: those that wait, and of reviews the answered ones. */
export async function requestsFound(db: Db, { q, most }: { q: string; most: number }): Promise<FoundRequest[]> {
  const review = sql`select kind, id, status in ('accepted', 'declined') as answered, company_name as name, email,
    null as phone, company_address as about, created_at from manual_reviews`;
  const { rows } = await db.execute<FoundRequest>(sql`
    select kind, id, answered, name, email, about from (
      (${review} where status in ('open', 'asked') ${compared})
      union all (${review} where status in ('accepted', 'declined') ${compared})
      union all (select 'area', id::text, false, null, email, null, area, created_at from area_requests
        where state in ('asked', 'confirmed') ${compared})
      union all (select 'waiting', id::text, false, null, email, phone, from_date::text, created_at from waiting_entries
        where state = 'asked' ${compared})
      union all (select 'waiting', id::text, false, null, email, phone, from_date::text, created_at from waiting_entries
        where state = 'waiting' ${compared})
    ) as request
    where ${matchesSearch(q, searchText)}
    order by answered, created_at desc limit ${most}`);
  return rows;
}
