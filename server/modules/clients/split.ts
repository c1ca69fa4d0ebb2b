import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { insertRecords, lockRecords, putVisits, setParted, visitIn } from './queries/records.ts';

type By = { id: string; by: Pick<Operator, 'id'> };

/** Splits off a client merged into this one, with their visits and notes and with any merged into them. */
export const splitClients = (
  deps: Deps,
  { id, joined, by }: By & { joined: string },
): Promise<{ id: string } | Refusal> =>
  transact<{ id: string } | Refusal>(deps.db, async (tx) => {
    const records = await lockRecords(tx, [id, joined]);
    const record = records.find((one) => one.id === joined);
    if (records.length < 2 || !record) return refuse('CLIENT_NOT_FOUND');
    if (record.rootId !== id) return refuse('CLIENT_CHANGED');
    await setParted(tx, joined);
    const before = { record: record.joinedInto };
    await audit(tx, deps, { by: by.id, action: 'client.parted', subject: `client:${joined}`, before });
    return { id };
  });

/**
 * Turns a visit of this client into a separate client. Refused if its record has no other: no client without a visit.
 * Merging the two undoes it.
 */
export const splitVisit = (
  deps: Deps,
  { id, orderNo, by }: By & { orderNo: string },
): Promise<{ id: string } | Refusal> =>
  transact<{ id: string } | Refusal>(deps.db, async (tx) => {
    const [root] = await lockRecords(tx, [id]);
    if (!root) return refuse('CLIENT_NOT_FOUND');
    const visit = await visitIn(tx, { orderNo, rootId: id });
    if (!visit || visit.visits < 2) return refuse('CLIENT_CHANGED');
    const { bookingId, recordId: from } = visit;
    const recordId = deps.ids.uuid();
    await insertRecords(tx, [recordId], deps.clock.now());
    await putVisits(tx, [{ bookingId, recordId }]);
    const subject = `client:${recordId}`;
    await audit(tx, deps, {
      by: by.id,
      action: 'client.visit-parted',
      subject,
      before: { record: from },
      after: { orderNo },
    });
    return { id };
  });
