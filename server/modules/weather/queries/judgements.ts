import type { Db } from '#server/database/database.ts';
import { weatherJudgements } from '#server/database/schema/index.ts';

/** Writes down what the forecast said of a visit's day and what was made of it; the row's id. */
export async function insertJudgement(tx: Db, judgement: typeof weatherJudgements.$inferInsert): Promise<number> {
  const [row] = await tx.insert(weatherJudgements).values(judgement).returning({ id: weatherJudgements.id });
  if (!row) throw new Error('a judgement was not stored');
  return row.id;
}
