import { accountShownFrom } from '#business/weather.ts';
import type { ForecastRecord } from '#domain/weather/record.ts';
import type { Db } from '#server/database/database.ts';
import { readAccount } from './queries/past.ts';

/** What clients are told of the forecast's record; null while it says too little. */
export async function shownAccount(db: Db): Promise<ForecastRecord | null> {
  const account = await readAccount(db);
  if (account === null || account.visits < accountShownFrom || account.moves < 2) return null;
  return { moves: account.moves, right: account.right };
}
