import { and, eq, getTableColumns } from 'drizzle-orm';
import type { ProofKind } from '#domain/documents/proofs.ts';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { proofs } from '#server/database/schema/documents/proofs.ts';

type Row = typeof proofs.$inferSelect;

const { file: _, ...facts } = getTableColumns(proofs);

/** What is known of each, without its file. */
export const allProofs = (db: Db) =>
  db
    .select({ ...facts, by: administrators.email })
    .from(proofs)
    .leftJoin(administrators, eq(administrators.id, proofs.administratorId))
    .orderBy(proofs.kind);

export const findProof = (db: Db, kind: ProofKind): Promise<Row | null> =>
  first(db.select().from(proofs).where(eq(proofs.kind, kind)));

/** The first of a kind; false if there is one. */
export async function insertProof(tx: Db, row: Row): Promise<boolean> {
  const rows = await tx.insert(proofs).values(row).onConflictDoNothing().returning({ id: proofs.id });
  return rows.length === 1;
}

type Named = Pick<Row, 'kind' | 'id'>;
const isNamed = ({ kind, id }: Named) => and(eq(proofs.kind, kind), eq(proofs.id, id));

/** False if the one that was seen is gone. */
export async function replaceProof(tx: Db, seen: Named, row: Row): Promise<boolean> {
  return (await tx.update(proofs).set(row).where(isNamed(seen)).returning({ id: proofs.id })).length === 1;
}

export async function deleteProof(tx: Db, seen: Named): Promise<boolean> {
  return (await tx.delete(proofs).where(isNamed(seen)).returning({ id: proofs.id })).length === 1;
}
