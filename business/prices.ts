import { fromDollars } from '#domain/money.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { StepKey } from './service-cards.ts';

const inCents = (amounts: Readonly<Record<StepKey, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([service, amount]) => [service, fromDollars(amount)]));

/** The prices until an owner sets others (decisions, section 3); between layouts 1 and 12 they go up in equal steps. */
export const defaultPrices: PriceList = {
  tiers: {
    petite: {
      first: inCents({ essential: 1100, complete: 1815, platinum: 5000, refresh: 450 }),
      last: inCents({ essential: 1650, complete: 2522, platinum: 7044, refresh: 600 }),
      preview: fromDollars(250),
    },
    moderne: {
      first: inCents({ essential: 1600, complete: 2640, platinum: 7280, refresh: 600 }),
      last: inCents({ essential: 2400, complete: 3668, platinum: 10256, refresh: 800 }),
      preview: fromDollars(350),
    },
    grande: {
      first: inCents({ essential: 2100, complete: 3465, platinum: 8930, refresh: 750 }),
      last: inCents({ essential: 3150, complete: 4815, platinum: 12581, refresh: 1000 }),
      preview: fromDollars(500),
    },
  },
  door: inCents({ essential: 500, complete: 500, platinum: 3000, refresh: 384.99 }),
  fallback: fromDollars(1100),
  monthlyDiscountPercent: 10,
};

/** Layout 14 is a test price, offered in sandbox mode only. */
export const testPrice = fromDollars(0.04);
