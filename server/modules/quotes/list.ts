import { refuse } from '#domain/refusal.ts';
import { cursorOf, readCursor } from '#server/modules/bookings/list-cursor.ts';
import { pageOfQuotes } from './queries.ts';
import { type QuoteReading, type ShownQuote, standingOf } from './read.ts';

const pageSize = 50;

type Visit = NonNullable<ShownQuote['storefronts'][number]['visit']>;
const withoutToken = ({ token: _, until: __, ...visit }: Visit) => visit;

/** The quotes, the newest first, and what became of each storefront; `next` is the cursor of the page after. */
export async function listQuotes(deps: QuoteReading, { cursor }: { cursor?: string | undefined } = {}) {
  const after = cursor === undefined ? null : readCursor('newest', cursor);
  if (cursor !== undefined && after === null) return refuse('INVALID_INPUT');
  const rows = await pageOfQuotes(deps.db, { after, most: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const quotes = await Promise.all(
    page.map(async (row) => {
      const { words: _, storefronts, ...shown } = await standingOf(deps, row);
      return {
        ...shown,
        ...{ id: row.id, createdAt: row.createdAt.toISOString(), language: row.language },
        storefronts: storefronts.map(({ place, address, coatingType, quote, visit }) => ({
          ...{ place, address, coatingType, total: quote.total },
          visit: visit && withoutToken(visit),
        })),
      };
    }),
  );
  return { quotes, next: last && rows.length > pageSize ? cursorOf('newest', last) : null };
}
