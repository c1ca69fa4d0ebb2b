import { cents } from '#domain/money.ts';
import type { PriceList, ServicePrices } from '#domain/pricing/price-list.ts';

const dollars = (amount: number) => cents(Math.round(amount * 100));
const four = (essential: number, complete: number, platinum: number, refresh: number): ServicePrices => ({
  essential: dollars(essential),
  complete: dollars(complete),
  platinum: dollars(platinum),
  refresh: dollars(refresh),
});

/** The prices until an owner sets others (decisions, section 3); between layouts 1 and 12 they go up in equal steps. */
export const defaultPrices: PriceList = {
  tiers: {
    petite: { first: four(1100, 1815, 5000, 450), last: four(1650, 2522, 7044, 600), preview: dollars(250) },
    moderne: { first: four(1600, 2640, 7280, 600), last: four(2400, 3668, 10256, 800), preview: dollars(350) },
    grande: { first: four(2100, 3465, 8930, 750), last: four(3150, 4815, 12581, 1000), preview: dollars(500) },
  },
  door: four(500, 500, 3000, 384.99),
  fallback: dollars(1100),
  monthlyDiscountPercent: 10,
};

/** Layout 14 is a test price, offered in sandbox mode only. */
export const testPrice = dollars(0.04);
