import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { lockRecords, setJoined } from './queries/records.ts';

type Wish = { id: string; other: string; by: Pick<Operator, 'id'> };

/**
 * Merges another client into this one. Nothing is moved: the record is only shown in this one from now on, so that
 * splitting them restores what each had.
 */
export const mergeClients = (deps: Deps, { id, other, by }: Wish): Promise<{ id: string } | Refusal> =>
  transact<{ id: string } | Refusal>(deps.db, async (tx) => {
    if (id === other) return refuse('INVALID_INPUT');
    const records = await lockRecords(tx, [id, other]);
    if (records.length < 2) return refuse('CLIENT_NOT_FOUND');
    if (records.some(({ joinedInto }) => joinedInto !== null)) return refuse('CLIENT_CHANGED');
    await setJoined(tx, { id: other, into: id, joinedBy: by.id, joinedAt: deps.clock.now() });
    await audit(tx, deps, { by: by.id, action: 'client.joined', subject: `client:${id}`, after: { record: other } });
    return { id };
  });
