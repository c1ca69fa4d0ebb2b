import { accountShownFrom } from '#business/weather.ts';
import type { ForecastRecord } from '#domain/weather/record.ts';
import type { Db } from '#server/database/database.ts';
import { readAccount } from './queries/past.ts';

/** The forecast's track record as shown to clients; null while there is too little data. */
export async function shownAccount(db: Db): Promise<ForecastRecord | null> {
  const account = await readAccount(db);
  if (account === null || account.visits < accountShownFrom || account.moves < 2) return null;
  return { moves: account.moves, right: account.right };
}
