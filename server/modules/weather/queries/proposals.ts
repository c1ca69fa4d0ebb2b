import { and, eq, lte, ne, or } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { secretLinks, weatherJudgements, weatherNotifications } from '#server/database/schema/index.ts';

type Row = typeof weatherNotifications.$inferSelect;

/** A proposal as it can be answered: from one day to another. */
export type Proposal = Pick<
  Row,
  'id' | 'bookingId' | 'state' | 'answerBy' | 'clientResponse' | 'movedToDate' | 'holdId'
> & {
  original: { date: IsoDate; time: string };
  proposed: { date: IsoDate; time: string };
  reasons: readonly string[];
};

/** Writes a proposal down; its id. A booking has one at a time that is not closed. */
export async function insertProposal(tx: Db, proposal: typeof weatherNotifications.$inferInsert): Promise<number> {
  const [row] = await tx.insert(weatherNotifications).values(proposal).returning({ id: weatherNotifications.id });
  if (!row) throw new Error('a proposal was not stored');
  return row.id;
}

/** The proposal that a live weather link answers, and for which booking it was made. */
export async function findWeatherLink(
  db: Db,
  tokenHash: string,
): Promise<{ bookingId: string; proposalId: number; expiresAt: Date } | null> {
  const [row] = await db
    .select({
      bookingId: secretLinks.bookingId,
      proposalId: secretLinks.weatherNotificationId,
      expiresAt: secretLinks.expiresAt,
    })
    .from(secretLinks)
    .where(and(eq(secretLinks.tokenHash, tokenHash), eq(secretLinks.purpose, 'weather')));
  return row?.proposalId ? { ...row, proposalId: row.proposalId } : null;
}

export async function findProposal(db: Db, id: number): Promise<Proposal | null> {
  const [row] = await db
    .select({ proposal: weatherNotifications, reasons: weatherJudgements.reasons })
    .from(weatherNotifications)
    .leftJoin(weatherJudgements, eq(weatherJudgements.id, weatherNotifications.judgementId))
    .where(eq(weatherNotifications.id, id));
  if (!row) return null;
  const { weatherDate, weatherTime, proposedNewDate, proposedNewTime, ...proposal } = row.proposal;
  if (!weatherDate || !weatherTime || !proposedNewDate || !proposedNewTime) return null;
  return {
    ...proposal,
    original: { date: weatherDate, time: weatherTime },
    proposed: { date: proposedNewDate, time: proposedNewTime },
    reasons: row.reasons ?? [],
  };
}

type Change = Partial<Pick<Row, 'state' | 'clientResponse' | 'responseReceivedAt' | 'movedToDate' | 'holdId'>>;

/** Changes a proposal whose booking the transaction has locked. */
export async function updateProposal(tx: Db, id: number, change: Change): Promise<void> {
  await tx.update(weatherNotifications).set(change).where(eq(weatherNotifications.id, id));
}

/** Whether this day of the booking was proposed to be left before, or anything still waits for an answer. */
export async function wasProposed(tx: Db, { bookingId, date }: { bookingId: string; date: IsoDate }): Promise<boolean> {
  const { bookingId: of, weatherDate, state } = weatherNotifications;
  const rows = await tx
    .select({ id: weatherNotifications.id })
    .from(weatherNotifications)
    .where(and(eq(of, bookingId), or(eq(weatherDate, date), ne(state, 'closed'))))
    .limit(1);
  return rows.length > 0;
}

/** Proposals whose time to answer is over. */
export async function overdueProposals(db: Db, now: Date): Promise<{ id: number; bookingId: string }[]> {
  const { id, bookingId, state, answerBy } = weatherNotifications;
  return db
    .select({ id, bookingId })
    .from(weatherNotifications)
    .where(and(ne(state, 'closed'), lte(answerBy, now)));
}
