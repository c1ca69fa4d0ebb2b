import { type Difference, Differences, text } from '#domain/ledger/difference.ts';
import type { Db } from '#server/database/database.ts';
import { compareSums } from '#server/modules/reports/compare-sums.ts';

/** Daily report sums that do not match their rows. */
export async function checkSums(db: Db): Promise<Difference[]> {
  const found: Difference[] = [];
  await compareSums(db, ({ day, name, kept, rows }) => {
    const differences = new Differences(day);
    differences.add('daily-sum-differs', ['sums', { text: name }, { text: kept }], text('rows', rows));
    found.push(...differences.found);
  });
  return found;
}
