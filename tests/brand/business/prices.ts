import { fromDollars } from '#domain/money.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { StepKey } from './service-cards.ts';

const inCents = (amounts: Readonly<Record<StepKey, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([service, amount]) => [service, fromDollars(amount)]));

/** The prices until an owner sets others; between layouts 1 and 12 they go up in equal steps. */
export const defaultPrices: PriceList = {
  tiers: {
    petite: {
      first: inCents({ ground: 900, street: 1480, 'both-sides': 2220, patron: 4100, wash: 370 }),
      last: inCents({ ground: 1340, street: 2060, 'both-sides': 3090, patron: 5780, wash: 500 }),
      doorway: fromDollars(200),
    },
    moderne: {
      first: inCents({ ground: 1300, street: 2150, 'both-sides': 3225, patron: 5960, wash: 490 }),
      last: inCents({ ground: 1960, street: 3000, 'both-sides': 4500, patron: 8400, wash: 660 }),
      doorway: fromDollars(290),
    },
    grande: {
      first: inCents({ ground: 1720, street: 2840, 'both-sides': 4260, patron: 7320, wash: 620 }),
      last: inCents({ ground: 2580, street: 3950, 'both-sides': 5925, patron: 10_300, wash: 820 }),
      doorway: fromDollars(410),
    },
  },
  door: inCents({ ground: 420, street: 420, 'both-sides': 630, patron: 2500, wash: 310 }),
  fallback: fromDollars(900),
  monthlyDiscountPercent: 8,
};

/** Layout 14 is a test price, offered in sandbox mode only. */
export const testPrice = fromDollars(0.05);
