import { type SQL, sql } from 'drizzle-orm';
import type { DecisionKind } from '#domain/decisions/to-decide.ts';
import type { Db } from '#server/database/database.ts';
import { keptVisits } from '#server/database/schema/days/decisions.ts';

type Visit = { subject: SQL; date: SQL };

/** Whether it was decided to keep it, whatever the objection. */
export const isKept = (kind: DecisionKind, { subject, date }: Visit): SQL<boolean> =>
  sql<boolean>`exists (select from kept_visits where subject = ${subject} and visit_date = ${date} and kind = ${kind})`;

/** The objections despite which it was decided to keep it. */
export const keptKinds = ({ subject, date }: Visit): SQL<DecisionKind[]> =>
  sql<DecisionKind[]>`array(select kind from kept_visits where subject = ${subject} and visit_date = ${date})`;

/** Records once why a visit is kept. */
export async function insertKept(tx: Db, kept: (typeof keptVisits.$inferInsert)[]): Promise<void> {
  if (kept.length > 0) await tx.insert(keptVisits).values(kept).onConflictDoNothing();
}
