import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';

/** Whose visits somebody's phone shows; null for all crews. */
export async function crewOfPerson(db: Db, id: string): Promise<number | null> {
  const [row] = await db.select({ crew: administrators.crew }).from(administrators).where(eq(administrators.id, id));
  return row?.crew ?? null;
}
