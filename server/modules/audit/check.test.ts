import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestApp } from '#tests/builders/test-app.ts';
import { checkAuditLog } from './check.ts';
import { audit } from './record.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

/** Changes the log as only the owner of the database can: with its triggers off. */
const tamper = (statement: string) =>
  testApp.pool.query(
    `alter table audit_log disable trigger all; ${statement}; alter table audit_log enable trigger all`,
  );

const note = (subject: string) =>
  audit(testApp.db, testApp.deps, { by: null, action: 'sign-in', subject, after: { subject } });
const idOf = async (subject: string): Promise<number> => {
  const { rows } = await testApp.pool.query('select id::int from audit_log where subject = $1', [subject]);
  return rows[0]?.id;
};

beforeEach(async () => {
  await tamper('delete from audit_log');
  for (const subject of ['one', 'two', 'three', 'four']) await note(subject);
});

it('the audit log is one chain, also when many write at once', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => note(`at once ${index}`)));
  const { broken, newest } = await checkAuditLog(testApp.db);
  expect([broken, newest]).toEqual([[], { id: expect.any(Number), hash: expect.stringMatching(/^[\da-f]{64}$/) }]);
});

it.each([
  ['who', `update audit_log set administrator_id = 'somebody' where subject = 'two'`],
  ['what', `update audit_log set after = '{"subject":"else"}' where subject = 'two'`],
  ['when', `update audit_log set created_at = created_at + interval '1 second' where subject = 'two'`],
])('an entry of which somebody changed %s is found', async (_what, statement) => {
  const id = await idOf('two');
  await tamper(statement);
  expect((await checkAuditLog(testApp.db)).broken).toEqual([id]);
});

it.each([
  ['in the middle', 'two', 'three'],
  ['at the beginning', 'one', 'two'],
])('an entry that was removed %s is missed by the next one', async (_where, removed, next) => {
  await tamper(`delete from audit_log where subject = '${removed}'`);
  expect((await checkAuditLog(testApp.db)).broken).toEqual([await idOf(next)]);
});

it('a change that comes with a new hash of its own is missed by the next one', async () => {
  const next = await idOf('three');
  await tamper(`update audit_log set subject = 'else', hash = repeat('0', 64) where subject = 'two'`);
  expect((await checkAuditLog(testApp.db)).broken).toContain(next);
});
