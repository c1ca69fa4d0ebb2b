import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore } from '#tests/builders/database-before.ts';
import type { TestDatabase } from '#tests/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await databaseBefore('alerts_by_columns');
});
afterAll(() => database.drop());

const tell = (subject: string, detail: Record<string, unknown>) =>
  database.pool.query(
    `insert into outbox (topic, subject, detail, due_at, created_at) values ('operator.alert', $1, $2, now(), now())`,
    [subject, detail],
  );
const told = async () =>
  (await database.pool.query('select detail, message_id, refund_id, order_no from outbox order by id')).rows;

it('an alert in a sentence becomes its code, with what others said of it, and names its row', async () => {
  await tell('message:7', { reason: 'a message could not be sent: 550 no', orderNo: 'HC-1' });
  await tell('refund:12', { reason: 'a refund is not answered', orderNo: 'HC-2' });
  await tell('restore', {
    reason:
      'the database was put back from a copy and released: 3 messages may have been sent before, 1 refunds are looked up',
  });
  await tell('anything', { reason: 'something else' });
  await migrate(database.pool);
  expect(await told()).toEqual([
    {
      detail: { reason: 'message-failed', said: '550 no', orderNo: 'HC-1' },
      message_id: 7,
      refund_id: null,
      order_no: 'HC-1',
    },
    { detail: { reason: 'refund-unanswered', orderNo: 'HC-2' }, message_id: null, refund_id: 12, order_no: 'HC-2' },
    {
      detail: { reason: 'database-restored', messages: 3, refunds: 1 },
      message_id: null,
      refund_id: null,
      order_no: null,
    },
    { detail: { reason: 'something else' }, message_id: null, refund_id: null, order_no: null },
  ]);
});

it('an alert of the release before, which names no columns, names its row as well', async () => {
  await tell('message:8', { reason: 'a message could not be sent', orderNo: 'HC-3' });
  expect((await told()).at(-1)).toMatchObject({ message_id: 8, order_no: 'HC-3' });
});
