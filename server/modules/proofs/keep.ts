import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { isOutdated, isWholePdf, type ProofKind } from '#domain/documents/proofs.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { deleteProof, insertProof, replaceProof } from './queries.ts';

type Keeping = Pick<Deps, 'db' | 'clock' | 'ids'>;
type By = Pick<Operator, 'id'>;
type Wish = {
  kind: ProofKind;
  file: Buffer;
  validUntil: IsoDate | null;
  /** The certificate that the owner saw; null if there was none. Of two uploads at once the first counts. */
  seen: string | null;
};

/** Keeps a certificate in place of the one that the owner saw. */
export async function keepProof(deps: Keeping, by: By, wish: Wish): Promise<Refusal | undefined> {
  const { kind, file, validUntil, seen } = wish;
  const now = deps.clock.now();
  if (!isWholePdf(file)) return refuse('FILE_NOT_PDF');
  if (isOutdated(wish, today(now, schedule.timeZone))) return refuse('VALID_DAY_PAST');
  const size = file.length;
  const row = { id: deps.ids.uuid(), kind, file, size, validUntil, administratorId: by.id, uploadedAt: now };
  return transact(deps.db, async (tx) => {
    const isKept = seen === null ? await insertProof(tx, row) : await replaceProof(tx, { kind, id: seen }, row);
    if (!isKept) return refuse('SETTING_CHANGED');
    await audit(tx, deps, { by: by.id, action: 'proof.kept', subject: `proof:${kind}`, after: { size, validUntil } });
    return;
  });
}

/** Removes the certificate that the owner saw. */
export const removeProof = (
  deps: Keeping,
  by: By,
  { kind, seen }: { kind: ProofKind; seen: string },
): Promise<Refusal | undefined> =>
  transact(deps.db, async (tx) => {
    if (!(await deleteProof(tx, { kind, id: seen }))) return refuse('SETTING_CHANGED');
    await audit(tx, deps, { by: by.id, action: 'proof.removed', subject: `proof:${kind}` });
    return;
  });
