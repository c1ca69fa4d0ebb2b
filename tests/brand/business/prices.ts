import { cents } from '#domain/money.ts';
import type { PriceList, ServicePrices } from '#domain/pricing/price-list.ts';

const dollars = (amount: number) => cents(Math.round(amount * 100));
const four = (essential: number, complete: number, platinum: number, refresh: number): ServicePrices => ({
  essential: dollars(essential),
  complete: dollars(complete),
  platinum: dollars(platinum),
  refresh: dollars(refresh),
});

/** The prices until an owner sets others; between layouts 1 and 12 they go up in equal steps. */
export const defaultPrices: PriceList = {
  tiers: {
    petite: { first: four(900, 1480, 4100, 370), last: four(1340, 2060, 5780, 500), preview: dollars(200) },
    moderne: { first: four(1300, 2150, 5960, 490), last: four(1960, 3000, 8400, 660), preview: dollars(290) },
    grande: { first: four(1720, 2840, 7320, 620), last: four(2580, 3950, 10_300, 820), preview: dollars(410) },
  },
  door: four(420, 420, 2500, 310),
  fallback: dollars(900),
  monthlyDiscountPercent: 8,
};

/** Layout 14 is a test price, offered in sandbox mode only. */
export const testPrice = dollars(0.05);
