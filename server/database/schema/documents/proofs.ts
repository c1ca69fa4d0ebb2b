import { check, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { proofKinds } from '#domain/documents/proofs.ts';
import { bytes, instant, isIn, oneOf } from '../columns.ts';

/** Certificates of insurance and of workers' compensation, one of each kind. A replacement has another id. */
export const proofs = pgTable(
  'proofs',
  {
    id: uuid().primaryKey(),
    kind: oneOf(proofKinds).notNull().unique(),
    file: bytes().notNull(),
    size: integer().notNull(),
    /** The last day on which it counts; null if it says none. */
    validUntil: date({ mode: 'string' }),
    administratorId: text().notNull(),
    uploadedAt: instant().notNull(),
  },
  () => [check('proofs_kind', isIn('kind', proofKinds))],
);
