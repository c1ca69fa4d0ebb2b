import { defaultPrices } from '#business/prices.ts';
import { priceListAt } from '#domain/pricing/price-list.ts';
import type { Deps } from '#server/deps.ts';
import { listPriceLists, readPriceLists } from './queries/price-lists.ts';

type State = 'past' | 'current' | 'coming' | 'withdrawn';

/** Every price list that was ever set, the newest first, and at the end the one that the program came with. */
export async function listPrices({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now();
  const [rows, lists] = await Promise.all([listPriceLists(db), readPriceLists(db)]);
  const current = priceListAt(lists, now)?.id;
  const stateOf = (id: number, startsAt: Date): State =>
    id === current ? 'current' : startsAt > now ? 'coming' : 'past';
  return {
    versions: [
      ...rows.map(({ id, startsAt, list, note, createdAt, by, cancelledAt }) => ({
        id,
        state: cancelledAt === null ? stateOf(id, startsAt) : ('withdrawn' as const),
        startsAt: startsAt.toISOString(),
        list,
        note,
        createdAt: createdAt.toISOString(),
        by,
      })),
      {
        id: 0,
        state: stateOf(0, new Date(0)),
        startsAt: null,
        list: defaultPrices,
        note: null,
        createdAt: null,
        by: null,
      },
    ],
  };
}
