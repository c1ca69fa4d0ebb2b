import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standardTerms } from '#business/terms/index.ts';
import { isRefusal } from '#domain/refusal.ts';
import { connect } from '#server/database/connect.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  openTestApp,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { acceptTerms } from './accept-terms.ts';
import { confirmBooking } from './confirm.ts';
import { preload } from './preload.ts';
import { saveCustomer } from './save-customer.ts';

let testApp: TestApp;
let pool: pg.Pool;
/** What goes over the line to the database; `parsed` are statements that the connection does not know by name yet. */
const line = { statements: 0, parsed: 0, commits: 0 };

beforeAll(async () => {
  const database = await freshDatabase();
  pool = connect(database.source, { max: 1 });
  pool.on('connect', ({ connection }) => {
    connection.on('parseComplete', () => (line.parsed += 1));
    let isOpen = false;
    connection.on('commandComplete', ({ text }: { text: string }) => {
      if (text === 'BEGIN') isOpen = true;
      else if (text === 'COMMIT') isOpen = false;
      else line.statements += 1;
      if (!isOpen && !text.startsWith('SELECT')) line.commits += 1;
    });
  });
  testApp = await openTestApp({ limits: true, database: { pool, drop: database.drop } });
});
afterAll(async () => {
  await pool.end();
  await testApp.close();
});

const acceptance = {
  termsVersion: standardTerms.version,
  acceptanceMethod: 'web_modal',
  scrolledToBottom: true,
} as const;

/** From preload to the answer of Submit, by a visitor who has seen the calendar and accepted the terms. */
async function sell(appointmentDate: string): Promise<typeof line> {
  const orderNo = anOrderNo();
  const visitor = aVisitor(orderNo, { addressHash: orderNo });
  await acceptTerms(testApp.deps, visitor, acceptance);
  const { calendar } = testApp.deps;
  const rules = await calendar.rules.read();
  const claims = await calendar.claims.read();
  const kept = <T>(value: T) => ({ read: async () => value, forget() {} });
  const deps = { ...testApp.deps, calendar: { ...calendar, rules: kept(rules), claims: kept(claims) } };
  Object.assign(line, { statements: 0, parsed: 0, commits: 0 });

  const request = {
    orderNo,
    amount: totals.complete,
    booking: { ...aRequest({ appointmentDate }), termsAccepted: null },
  };
  const loaded = await preload(deps, visitor, request);
  if (isRefusal(loaded) || loaded.ticket === null) throw new Error(JSON.stringify(loaded));
  const customer = aCustomer();
  await saveCustomer(deps, visitor, { orderNo, customer });
  testApp.cards.approve(loaded.ticket);
  const confirmed = await confirmBooking(deps, visitor, { orderNo, ticket: loaded.ticket, customer });
  if (isRefusal(confirmed)) throw new Error(confirmed.refused);
  calendar.claims.forget();
  return { ...line };
}

it('a sale is eighteen statements, each prepared by name, and four commits', async () => {
  await sell('2025-10-14');
  const { commits, ...second } = await sell('2025-10-16');
  expect(second).toEqual({ statements: 18, parsed: 0 });
  expect(commits, 'the hold, the ticket, the customer, the booking').toBe(4);
});

it('accepting the terms is one statement, prepared by name', async () => {
  await acceptTerms(testApp.deps, aVisitor('first'), acceptance);
  Object.assign(line, { statements: 0, parsed: 0, commits: 0 });
  await acceptTerms(testApp.deps, aVisitor('second'), acceptance);
  expect(line).toEqual({ statements: 1, parsed: 0, commits: 1 });
});
