import { and, asc, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Db } from '#server/database/database.ts';
import { secretLinks } from '#server/database/schema/secret-links.ts';
import { weatherJudgements, weatherNotifications } from '#server/database/schema/weather.ts';

type Row = typeof weatherNotifications.$inferSelect;

export type Proposal = Pick<
  Row,
  'id' | 'bookingId' | 'state' | 'answerBy' | 'clientResponse' | 'movedToDate' | 'holdId' | 'silence' | 'withdrawnAt'
> & {
  original: { date: IsoDate; time: AppointmentTime };
  proposed: { date: IsoDate; time: AppointmentTime };
  reasons: readonly string[];
};

/** One of each booking; their ids by those of the bookings. A unique index allows one per booking that is not closed. */
export async function insertProposals(
  tx: Db,
  proposals: readonly (typeof weatherNotifications.$inferInsert)[],
): Promise<Map<string, number>> {
  const { id, bookingId } = weatherNotifications;
  const rows = await tx
    .insert(weatherNotifications)
    .values([...proposals])
    .returning({ id, bookingId });
  return new Map(rows.map((row) => [row.bookingId, row.id]));
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

type Change = Partial<
  Pick<Row, 'state' | 'clientResponse' | 'responseReceivedAt' | 'movedToDate' | 'holdId' | 'withdrawnAt'>
>;

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

/** Those of some bookings that were already proposed to leave their day, or have another proposal still open. */
export async function proposedBefore(
  tx: Db,
  visits: readonly { id: string; appointmentDate: IsoDate }[],
): Promise<Set<string>> {
  const { bookingId, weatherDate, state } = weatherNotifications;
  const dates = new Map(visits.map(({ id, appointmentDate }) => [id, appointmentDate]));
  const rows = await tx
    .select({ bookingId, weatherDate, state })
    .from(weatherNotifications)
    .where(inArray(bookingId, [...dates.keys()]));
  const said = rows.filter((row) => row.state !== 'closed' || row.weatherDate === dates.get(row.bookingId));
  return new Set(said.map((row) => row.bookingId));
}

export async function overdueProposals(db: Db, now: Date): Promise<{ id: number; bookingId: string }[]> {
  const { id, bookingId, state, answerBy } = weatherNotifications;
  return db
    .select({ id, bookingId })
    .from(weatherNotifications)
    .where(and(ne(state, 'closed'), lte(answerBy, now)));
}

export async function hasOpenProposal(db: Db, bookingId: string): Promise<boolean> {
  const { id, bookingId: of, state } = weatherNotifications;
  const rows = await db
    .select({ id })
    .from(weatherNotifications)
    .where(and(eq(of, bookingId), eq(state, 'open')))
    .limit(1);
  return rows.length > 0;
}

export const proposalsOf = (db: Db, bookingId: string): Promise<Row[]> =>
  db
    .select()
    .from(weatherNotifications)
    .where(eq(weatherNotifications.bookingId, bookingId))
    .orderBy(asc(weatherNotifications.id));
