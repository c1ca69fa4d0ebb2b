import { schedule } from '#business/schedule.ts';
import { addDays, type IsoDate, isDay } from '#domain/calendar/day.ts';
import { instantOf, today } from '#domain/calendar/zone.ts';
import { differingPrices, type PriceList, priceListAt } from '#domain/pricing/price-list.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import {
  insertPriceList,
  listPriceLists,
  lockPriceLists,
  markWithdrawn,
  readPriceLists,
} from './queries/price-lists.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** `startsOn`: a day of the business; today begins at once. `seen` is the newest version that the owner saw. */
type NewPrices = { list: PriceList; startsOn: IsoDate; note: string | null; seen: number };

/** Two years: whoever plans further ahead has typed a wrong year. */
const furthestDays = 730;

/**
 * Sets prices from a day on. Who has paid, has a ticket or a payment link keeps the price that was shown; everybody else is
 * asked to look again. Refused when somebody set others meanwhile, and when nothing would change.
 */
export async function setPrices(
  deps: ChangeDeps,
  operator: Pick<Operator, 'id'>,
  { list, startsOn, note, seen }: NewPrices,
): Promise<{ id: number } | Refusal> {
  const now = deps.clock.now();
  const { timeZone } = schedule;
  const thisDay = today(now, timeZone);
  if (!isDay(startsOn) || startsOn < thisDay || startsOn > addDays(thisDay, furthestDays))
    return refuse('INVALID_INPUT');
  const startsAt = startsOn === thisDay ? now : instantOf({ date: startsOn, hour: 0, minute: 0, second: 0 }, timeZone);
  const done = await transact(deps.db, async (tx) => {
    await lockPriceLists(tx);
    const [[newest], lists] = await Promise.all([listPriceLists(tx), readPriceLists(tx)]);
    if ((newest?.id ?? 0) !== seen) return refuse('SETTING_CHANGED');
    const before = priceListAt(lists, startsAt);
    const changed = before ? differingPrices(before.list, list) : [];
    if (changed.length === 0) return refuse('INVALID_INPUT');
    const { id: administratorId } = operator;
    const id = await insertPriceList(tx, { startsAt, list, note, administratorId, createdAt: now });
    await audit(tx, deps, {
      by: operator.id,
      action: 'prices.set',
      subject: `prices:${id}`,
      before: { version: before?.id ?? 0 },
      after: { version: id, startsOn, changed: changed.length },
    });
    return { id };
  });
  if (!isRefusal(done)) deps.settings.forget();
  return done;
}

/** Withdraws prices that have not begun. Refused where they have, or where somebody withdrew them before. */
export async function withdrawPrices(
  deps: ChangeDeps,
  operator: Pick<Operator, 'id'>,
  id: number,
): Promise<Refusal | undefined> {
  const now = deps.clock.now();
  const done = await transact(deps.db, async (tx) => {
    await lockPriceLists(tx);
    const version = (await listPriceLists(tx)).find((one) => one.id === id);
    if (!version) return refuse('NOT_FOUND');
    if (version.startsAt <= now || !(await markWithdrawn(tx, { id, now }))) return refuse('SETTING_CHANGED');
    await audit(tx, deps, { by: operator.id, action: 'prices.withdrawn', subject: `prices:${id}` });
    return;
  });
  if (!isRefusal(done)) deps.settings.forget();
  return done;
}
