import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { visitPlans } from '#server/database/schema/days/visit-plans.ts';

export type VisitPlan = typeof visitPlans.$inferSelect;

const isLive = isNull(visitPlans.endedAt);

/** The plan of an address; null if it has none, or no longer. */
export const livePlan = (db: Db, email: string): Promise<VisitPlan | null> =>
  first(
    db
      .select()
      .from(visitPlans)
      .where(and(eq(visitPlans.email, email), isLive)),
  );

/** The newest plan of some addresses, active or ended, with the operators who began and ended it. */
export async function newestPlan(db: Db, emails: readonly string[]) {
  if (emails.length === 0) return null;
  const [row] = await db
    .select({ plan: visitPlans, orderNo: bookings.orderNo, by: administrators.email })
    .from(visitPlans)
    .innerJoin(bookings, eq(bookings.id, visitPlans.bookingId))
    .leftJoin(administrators, eq(administrators.id, visitPlans.administratorId))
    .where(inArray(visitPlans.email, [...emails]))
    .orderBy(desc(isLive), desc(visitPlans.createdAt), desc(visitPlans.id))
    .limit(1);
  return row ?? null;
}

export const nextPlans = (db: Db, { after, most }: { after: string; most: number }): Promise<VisitPlan[]> =>
  db
    .select()
    .from(visitPlans)
    .where(and(gt(visitPlans.email, after), isLive))
    .orderBy(asc(visitPlans.email))
    .limit(most);

export async function insertPlan(tx: Db, plan: typeof visitPlans.$inferInsert): Promise<void> {
  await tx.insert(visitPlans).values(plan);
}

/** Ends the plan of an address when another replaces it. */
export async function replacePlan(
  tx: Db,
  { email, ...ended }: Pick<VisitPlan, 'email' | 'endedAt' | 'endedBy'>,
): Promise<void> {
  await tx
    .update(visitPlans)
    .set(ended)
    .where(and(eq(visitPlans.email, email), isLive));
}
