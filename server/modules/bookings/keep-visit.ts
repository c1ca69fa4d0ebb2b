import type { IsoDate } from '#domain/calendar/day.ts';
import type { DecisionKind } from '#domain/decisions/to-decide.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { insertKept } from './queries/kept.ts';

type Kept = {
  /** Id of the booking or of the payment link. */
  subject: string;
  date: IsoDate;
  kinds: readonly DecisionKind[];
  /** Null if a setting decided. */
  by: string | null;
};

/** Keeps a visit on its day despite an objection, removing it from the list of visits to decide. Runs in the caller's transaction. */
export async function keepVisit(tx: Db, deps: Pick<Deps, 'clock'>, { subject, date, kinds, by }: Kept): Promise<void> {
  const createdAt = deps.clock.now();
  await insertKept(
    tx,
    kinds.map((kind) => ({ subject, visitDate: date, kind, administratorId: by, createdAt })),
  );
  await audit(tx, deps, { by, action: 'visit.kept', subject, after: { date, kinds } });
}
