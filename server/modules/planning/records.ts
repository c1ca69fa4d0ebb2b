import { dayMs } from '#domain/durations.ts';
import type { MovedVisit } from '#server/database/schema/days/day-moves.ts';
import type { Deps } from '#server/deps.ts';
import { bookingsNamed, type DayMove, dayMovesSince, proposalsNamed, textsSince } from './queries/day-moves.ts';

/** A client's response to a proposal, or that none was made; `wrote`: in free text, which an operator has to read. */
export type MoveStanding = 'yes' | 'no' | 'wrote' | 'waiting' | 'silent' | 'moved' | 'back' | 'changed';

export type DayMoveRecord = {
  id: number;
  way: DayMove['way'];
  at: string;
  by: string | null;
  undoUntil: string;
  undoneAt: string | null;
  visits: {
    order: string;
    clientId: string;
    name: string;
    from: MovedVisit['from'];
    to: MovedVisit['to'];
    standing: MoveStanding;
  }[];
};

/** How long responses are tracked. */
const shownMs = 14 * dayMs;

/** What was moved in the last two weeks, the newest first, with each client's response. */
export async function listDayMoves(deps: Pick<Deps, 'db' | 'clock'>): Promise<DayMoveRecord[]> {
  const rows = await dayMovesSince(deps.db, new Date(deps.clock.now().getTime() - shownMs));
  return Promise.all(rows.map((row) => recordOf(deps, row)));
}

export async function readDayMove(deps: Pick<Deps, 'db' | 'clock'>, id: number): Promise<DayMoveRecord> {
  const found = (await listDayMoves(deps)).find((one) => one.id === id);
  if (!found) throw new Error(`no such move of a day: ${id}`);
  return found;
}

type Row = Awaited<ReturnType<typeof dayMovesSince>>[number];

async function recordOf({ db }: Pick<Deps, 'db'>, { move, by }: Row): Promise<DayMoveRecord> {
  const ids = move.visits.map(({ bookingId }) => bookingId);
  const asked = move.visits.flatMap(({ notificationId }) => notificationId ?? []);
  const [bookings, proposals, wrote] = await Promise.all([
    bookingsNamed(db, ids),
    proposalsNamed(db, asked),
    textsSince(db, ids, move.createdAt),
  ]);
  const standingOf = (visit: MovedVisit): MoveStanding => {
    const booking = bookings.find(({ id }) => id === visit.bookingId);
    const isAt = ({ date, time }: MovedVisit['from']) => booking?.date === date && booking.time === time;
    if (booking?.status === 'cancelled') return 'changed';
    if (visit.notificationId === null) return isAt(visit.to) ? 'moved' : isAt(visit.from) ? 'back' : 'changed';
    const proposal = proposals.find(({ id }) => id === visit.notificationId);
    if (proposal?.answer === 'accept') return 'yes';
    if (proposal?.answer === 'decline') return 'no';
    if (isAt(visit.to)) return 'moved';
    if (!isAt(visit.from)) return 'changed';
    if (move.undoneAt) return 'back';
    if (wrote.has(visit.bookingId)) return 'wrote';
    return proposal?.state === 'open' ? 'waiting' : 'silent';
  };
  return {
    id: move.id,
    way: move.way,
    at: move.createdAt.toISOString(),
    by,
    undoUntil: move.undoUntil.toISOString(),
    undoneAt: move.undoneAt?.toISOString() ?? null,
    visits: move.visits.flatMap((visit) => {
      const booking = bookings.find(({ id }) => id === visit.bookingId);
      if (!booking) return [];
      const { order, clientId, name } = booking;
      return { order, clientId, name, from: visit.from, to: visit.to, standing: standingOf(visit) };
    }),
  };
}
