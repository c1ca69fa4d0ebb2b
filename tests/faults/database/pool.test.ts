import { expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { folderWithTable, onCleanUp } from '#tests/faults/database/support.ts';

test('a pool reads days and whole numbers exactly, and outlives the loss of every connection', async () => {
  let back = () => {};
  const recovered = new Promise<void>((resolve) => {
    back = resolve;
  });
  const database = await embeddedPostgres(await folderWithTable(), {
    log: (line) => line === 'The database is back' && back(),
  });
  onCleanUp(database.leave);
  let told = () => {};
  const loss = new Promise<void>((resolve) => {
    told = resolve;
  });
  const pool = connect(database.connection, { log: told });
  onCleanUp(() => pool.end());
  const { rows } = await pool.query(`select date '2027-03-14' as day, count(*) as few, 9007199254740993 as many,
    current_setting('TimeZone') as zone, current_setting('statement_timeout') as limit,
    current_setting('idle_in_transaction_session_timeout') as idle from (values (1), (2)) as two`);
  const exact = { day: '2027-03-14', few: 2, many: '9007199254740993', zone: 'UTC', limit: '15s', idle: '15s' };
  expect(rows).toEqual([exact]);

  const killer = connect(database.connection, { log: () => {} });
  onCleanUp(() => killer.end());
  const everyone =
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename <> ''";
  await killer.query(everyone);
  await Promise.all([loss, recovered]);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
