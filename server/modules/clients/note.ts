import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { findRecord, insertClientNote } from './queries/records.ts';

type Wish = { id: string; words: string; by: Pick<Operator, 'id'> };

/** Adds an operator's note about a client. Its text may name people, so the audit log has only its id. */
export const noteClient = (deps: Deps, { id, words, by }: Wish): Promise<{ id: string } | Refusal> =>
  transact<{ id: string } | Refusal>(deps.db, async (tx) => {
    if (!(await findRecord(tx, id))) return refuse('CLIENT_NOT_FOUND');
    const row = { recordId: id, administratorId: by.id, words, createdAt: deps.clock.now() };
    const note = await insertClientNote(tx, row);
    await audit(tx, deps, { by: by.id, action: 'client.noted', subject: `client:${id}`, after: { note } });
    return { id };
  });
