import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore } from '#tests/builders/database-before.ts';
import type { TestDatabase } from '#tests/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await databaseBefore('failure_codes');
});
afterAll(() => database.drop());

it('what was noted in a sentence of ours becomes its code, and the words of others stay beside theirs', async () => {
  const rows = [
    ['mail.season-offer', 'dropped', 'the client has booked again', 'visit-to-come', null],
    ['mail.cancellation', 'dropped', 'the request was taken back', 'cancellation-undone', null],
    ['mail.area-confirm', 'dropped', 'the request was taken back', 'request-withdrawn', null],
    ['mail.refund', 'failed', 'it could not be made: no link', 'unmade', 'no link'],
    ['mail.confirmation', 'failed', '550 5.1.1 no such mailbox', 'address', '550 5.1.1 no such mailbox'],
    ['sms.follow-up', 'unknown', 'nothing was heard of the call', 'lost', null],
    ['sms.aftercare', 'failed', 'a word of its own', 'other', 'a word of its own'],
    [
      'accounting.booking',
      'failed',
      'the total there is 1.00 instead of 2.00',
      'total',
      'the total there is 1.00 instead of 2.00',
    ],
    ['mail.reschedule', 'done', null, null, null],
  ] as const;
  for (const [topic, state, failure] of rows)
    await database.pool.query(
      `insert into outbox (topic, subject, state, failure, due_at, created_at) values ($1, $1, $2, $3, now(), now())`,
      [topic, state, failure],
    );
  await migrate(database.pool);
  const { rows: after } = await database.pool.query('select topic, failure_code, failure from outbox order by id');
  expect(after).toEqual(rows.map(([topic, , , failure_code, failure]) => ({ topic, failure_code, failure })));
});
