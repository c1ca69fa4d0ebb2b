import type { PriceList } from '#domain/pricing/price-list.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { setVersion, type Wanted, withdrawVersion } from '#server/modules/versions/change.ts';
import type { Operator } from '#server/operator.ts';
import { prices } from './queries/prices.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/**
 * Sets prices from a day on. Who has paid, has a ticket or a payment link keeps the price that was shown; everybody else is
 * asked to look again.
 */
export async function setPrices(
  deps: ChangeDeps,
  operator: Pick<Operator, 'id'>,
  wanted: Wanted<PriceList>,
): Promise<{ id: number } | Refusal> {
  const done = await setVersion(deps, operator, prices, wanted);
  if (!isRefusal(done)) deps.settings.forget();
  return done;
}

/** Withdraws prices that have not begun. */
export async function withdrawPrices(
  deps: ChangeDeps,
  operator: Pick<Operator, 'id'>,
  id: number,
): Promise<Refusal | undefined> {
  const done = await withdrawVersion(deps, operator, prices, id);
  if (!isRefusal(done)) deps.settings.forget();
  return done;
}
