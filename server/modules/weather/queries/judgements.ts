import type { Db } from '#server/database/database.ts';
import { weatherJudgements } from '#server/database/schema/index.ts';

export async function insertJudgement(tx: Db, judgement: typeof weatherJudgements.$inferInsert): Promise<number> {
  const [row] = await tx.insert(weatherJudgements).values(judgement).returning({ id: weatherJudgements.id });
  if (!row) throw new Error('insert into weather_judgements returned no row');
  return row.id;
}
