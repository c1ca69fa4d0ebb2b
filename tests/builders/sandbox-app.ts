import { lineOf } from '#domain/ledger/difference.ts';
import { isRefusal } from '#domain/refusal.ts';
import { payByScript } from '#sandbox/cards/simulator.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { databaseCardBooks } from '#sandbox/stores/card-tickets.ts';
import type { Deps } from '#server/deps.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { confirmBooking } from '#server/modules/checkout/confirm.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { saveCustomer } from '#server/modules/checkout/save-customer.ts';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { startServer } from '#server/start.ts';
import { freshDatabase } from './database.ts';
import { quickPasswords } from './operator.ts';
import { sandboxSettings } from './server.ts';
import { aCustomer, anOrderNo, aRequest, aVisitor, totals } from './test-app.ts';

export type SandboxApp = Awaited<ReturnType<typeof openSandboxApp>>;

/** A running sandbox whose card gateway keeps its records in the database; its jobs run when they are called. */
export async function openSandboxApp() {
  const database = await freshDatabase();
  const settings = sandboxSettings({ RATE_LIMIT: 'off' });
  const server = await startServer(settings, {
    pool: database.pool,
    silent: true,
    jobs: false,
    passwords: quickPasswords,
  });
  const { deps } = server;
  await writeSetting(deps.db, 'crewsPerDay', 60);

  /** The same program, so many minutes later. */
  const minutesLater = (minutes: number): Deps => ({
    ...deps,
    clock: { now: () => new Date(deps.clock.now().getTime() + minutes * 60_000) },
  });

  /** What the check of the ledger prints, of all or of one. */
  async function check(testApp = deps, of?: string) {
    const lines: string[] = [];
    const report = (difference: Parameters<typeof lineOf>[0]) => {
      if (of === undefined || difference.subject === of) lines.push(lineOf(difference));
    };
    const result = await checkLedger(testApp, { since: null, pageSize: 20, report });
    return { ...result, lines };
  }

  /** At the card form of the simulator; `named` when it is known who pays. */
  async function atCardForm({ named = true, date = '2025-10-14' } = {}) {
    const orderNo = anOrderNo();
    const visitor = aVisitor(orderNo);
    const customer = aCustomer();
    const booking = aRequest({ appointmentDate: date });
    const loaded = await preload(deps, visitor, { orderNo, amount: totals.complete, booking });
    if (isRefusal(loaded) || loaded.ticket === null) throw new Error(JSON.stringify(loaded));
    const { ticket } = loaded;
    if (named) await saveCustomer(deps, visitor, { orderNo, customer });
    const books = { store: databaseCardBooks(deps.db), now: () => deps.clock.now() };
    const pay = (cardNumber = '4242424242424242') => payByScript(books, { ticket, cardNumber });
    return { orderNo, ticket, pay, submit: () => confirmBooking(deps, visitor, { orderNo, ticket, customer }) };
  }

  async function booked(date = '2025-10-14'): Promise<string> {
    const form = await atCardForm({ date });
    await form.pay();
    const confirmed = await form.submit();
    if (isRefusal(confirmed)) throw new Error(confirmed.refused);
    return form.orderNo;
  }

  async function cancelled(date?: string): Promise<string> {
    const orderNo = await booked(date);
    const { cancel } = await sandboxLinks(deps, { orderNo });
    await cancelByCustomer(deps, { token: cancel?.split('/').at(-1) ?? '' });
    return orderNo;
  }

  async function refunded(): Promise<string> {
    const orderNo = await cancelled();
    await sendRefunds(deps);
    return orderNo;
  }

  /** Paid, and not to be booked: the checkout's amount is not what was paid. */
  async function unbookable(): Promise<string> {
    const form = await atCardForm();
    await form.pay();
    const cheaper = 'update booking_contexts set total = total - 1, base = base - 1 where order_no = $1';
    await database.pool.query(cheaper, [form.orderNo]);
    await form.submit();
    await sendRefunds(deps);
    return form.orderNo;
  }

  /** Changes rows as no code of the program can: the ledger's guard and the foreign keys are off. */
  async function spoil(orderNo: string, statements: readonly string[]): Promise<void> {
    const client = await database.pool.connect();
    await client.query('begin; set local session_replication_role = replica');
    for (const statement of statements) await client.query(statement.replaceAll(':order', `'${orderNo}'`));
    await client.query('commit');
    client.release();
  }

  const unheardOf = async () => anOrderNo();
  const orders = { booked: () => booked(), cancelled: () => cancelled(), refunded, unbookable, unheardOf };

  /** What the check finds in a sound order after its rows were spoilt; its number is left out. */
  async function spoilt(given: keyof typeof orders, statements: readonly string[]): Promise<string[]> {
    const orderNo = await orders[given]();
    const faults = (await check(deps, orderNo)).lines.filter((line) => !line.includes('in flight'));
    if (faults.length > 0) throw new Error(`not sound: ${faults}`);
    await spoil(orderNo, statements);
    const { lines } = await check(deps, orderNo);
    return lines.map((line) => line.replace(`${orderNo}: `, '').replace(orderNo, ':order'));
  }

  const close = async () => {
    await server.close();
    await database.drop();
  };
  return {
    deps,
    settings,
    pool: database.pool,
    minutesLater,
    check,
    atCardForm,
    booked,
    cancelled,
    orders,
    spoilt,
    close,
  };
}
