import { and, desc, eq, inArray, lte, ne, or } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { secretLinks, weatherJudgements, weatherNotifications } from '#server/database/schema/index.ts';

type Row = typeof weatherNotifications.$inferSelect;

/** A proposal to move a visit from its original appointment to another. */
export type Proposal = Pick<
  Row,
  'id' | 'bookingId' | 'state' | 'answerBy' | 'clientResponse' | 'movedToDate' | 'holdId'
> & {
  original: { date: IsoDate; time: string };
  proposed: { date: IsoDate; time: string };
  reasons: readonly string[];
};

/** Inserts a proposal and returns its id. A unique index allows one per booking that is not closed. */
export async function insertProposal(tx: Db, proposal: typeof weatherNotifications.$inferInsert): Promise<number> {
  const [row] = await tx.insert(weatherNotifications).values(proposal).returning({ id: weatherNotifications.id });
  if (!row) throw new Error('insert into weather_notifications returned no row');
  return row.id;
}

/** The booking and the proposal of a weather link, expired or not; null when there is none. */
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

/** Id of the link in a booking's newest text about the weather. */
export async function newestTextLinkId(db: Db, bookingId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: secretLinks.id })
    .from(secretLinks)
    .innerJoin(weatherNotifications, eq(weatherNotifications.responseToken, secretLinks.tokenHash))
    .where(eq(secretLinks.bookingId, bookingId))
    .orderBy(desc(weatherNotifications.id))
    .limit(1);
  return row?.id ?? null;
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

/** The proposal of each of these bookings that nobody has answered yet; its time may be over. */
export async function unansweredProposals(db: Db, bookingIds: readonly string[]): Promise<Proposal[]> {
  const { id, bookingId, state } = weatherNotifications;
  const rows = await db
    .select({ id })
    .from(weatherNotifications)
    .where(and(inArray(bookingId, [...bookingIds]), eq(state, 'open')));
  const found = await Promise.all(rows.map((row) => findProposal(db, row.id)));
  return found.flatMap((proposal) => proposal ?? []);
}

/** The caller has locked the booking. */
export async function updateProposal(tx: Db, id: number, change: Change): Promise<void> {
  await tx.update(weatherNotifications).set(change).where(eq(weatherNotifications.id, id));
}

/** Whether leaving this day was proposed before, or another proposal for the booking is not closed yet. */
export async function wasProposed(tx: Db, { bookingId, date }: { bookingId: string; date: IsoDate }): Promise<boolean> {
  const { bookingId: of, weatherDate, state } = weatherNotifications;
  const rows = await tx
    .select({ id: weatherNotifications.id })
    .from(weatherNotifications)
    .where(and(eq(of, bookingId), or(eq(weatherDate, date), ne(state, 'closed'))))
    .limit(1);
  return rows.length > 0;
}

/** Proposals past their deadline that are not closed. */
export async function overdueProposals(db: Db, now: Date): Promise<{ id: number; bookingId: string }[]> {
  const { id, bookingId, state, answerBy } = weatherNotifications;
  return db
    .select({ id, bookingId })
    .from(weatherNotifications)
    .where(and(ne(state, 'closed'), lte(answerBy, now)));
}
