import type { Pool } from 'pg';
import { taxRatesAt } from '#business/taxes.ts';
import { isRefusal } from '#domain/refusal.ts';
import { randomIds } from '#server/common/ids.ts';
import { databaseOver } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { calendarOf } from '#server/modules/calendar/queries/snapshot.ts';
import { confirmBooking } from '#server/modules/checkout/confirm.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { gatewayBooks } from '#server/modules/reconciliation/gateway.ts';
import { settingsSnapshot, writeSetting } from '#server/modules/settings/queries/settings.ts';
import { fakeMail } from '#tests/builders/messages/fake-messages.ts';
import { memoryPhotos } from '#tests/builders/photos/memory.ts';
import { aRequest, totals, uncounted } from '#tests/builders/test-app.ts';
import { quietWebhooks } from '#tests/builders/webhooks.ts';
import { createDatabase, type TestServer } from '#tests/database.ts';
import { Interposer } from '../matrix/interposer.ts';
import { forecastOf, type Sky } from '../matrix/sky.ts';
import { transactionsEnd } from '../transactions.ts';
import { type Charge, Gateway } from './gateway.ts';
import type { Checkout, Model } from './model.ts';
import { customerOf, lastVip, vip, visitorOf } from './world.ts';

/** The program under test: real use cases on a real database, with faults to order and the gateway's own books. */
export type Shop = {
  deps: Deps;
  /** The same program without the interposer, for what the test itself has to know. */
  calm: Deps;
  gateway: Gateway;
  interposer: Interposer;
  sky: Sky;
  /** What was sent. */
  mail: ReturnType<typeof fakeMail>;
  /** The truth, past every fault. */
  sql: Pool;
  /** A connection that was cut a moment ago is noticed and left, by the database too. */
  reconnect(): Promise<void>;
  close(): Promise<void>;
};

/** Moves the clock of the program and of its visitors. */
export async function passTo(model: Model, { sql }: Shop, now: Date): Promise<void> {
  const { rows } = await sql.query<{ order_no: string }>('select order_no from bookings');
  model.passTo(now, (orderNo) => rows.some(({ order_no }) => order_no === orderNo));
}

type Row = { id: string; version: number; total: number };

/** A booking as the operator who is about to change it sees it. */
export async function rowOf({ sql }: Shop, { orderNo }: Checkout): Promise<Row> {
  const { rows } = await sql.query<Row>('select id, version, total from bookings where order_no = $1', [orderNo]);
  const [row] = rows;
  if (!row) throw new Error(`${orderNo} is not booked`);
  return row;
}

/**
 * What an owner says of the first refund that is stuck, after a look into the gateway's console: that it happened there, or
 * else what is told. What came by hand goes back by hand. Null where none is stuck.
 */
export async function wordOnRefund({ gateway, sql }: Shop, otherwise: 'send-again' | 'returned-elsewhere') {
  type Stuck = { id: number; order: string; amount: number; byHand: boolean; known: (string | null)[] };
  const { rows } = await sql.query<Stuck>(
    `select id::int, gateway_order_no as order, amount, by_hand as "byHand",
       array(select refund_transaction_no from refunds as beside where beside.ticket = refunds.ticket) as known
     from refunds where by_hand and state <> 'done' or state = 'unknown' order by id limit 1`,
  );
  const [stuck] = rows;
  if (!stuck) return null;
  const { id, order, amount, byHand, known } = stuck;
  const made = gateway.returns.find(
    ({ result, ...one }) =>
      one.orderNo === order &&
      one.amount === amount &&
      'transactionNo' in result &&
      !known.includes(result.transactionNo),
  );
  const transactionNo = made && 'transactionNo' in made.result ? made.result.transactionNo : null;
  const outcome = byHand ? 'returned-elsewhere' : transactionNo === null ? otherwise : 'happened';
  return { id, outcome, transactionNo, reason: 'Looked it up.' } as const;
}

type Clock = { now(): Date };

/** Databases that begin with a platinum client of long ago and one platinum place. */
export async function openTown(server: TestServer) {
  const seeded = await createDatabase(server);
  const charges = await seed(seeded.pool);
  await seeded.pool.end();
  const like = { ...server, template: seeded.name };
  let next = createDatabase(like);
  return {
    async open(clock: Clock, how: { crews: number; posts: boolean }): Promise<Shop> {
      const database = await next;
      next = createDatabase(like); // while this one is used
      return openShop(database, { clock, ...how, charges });
    },
    close: async () => (await next).drop(),
  };
}

type Opening = { clock: Clock; crews: number; posts: boolean; charges: readonly Charge[] };

async function openShop({ pool, drop }: Awaited<ReturnType<typeof createDatabase>>, opening: Opening): Promise<Shop> {
  const { clock, crews, posts, charges } = opening;
  await writeSetting(databaseOver(pool), 'crewsPerDay', crews);
  const gateway = new Gateway(clock, charges);
  const interposer = new Interposer();
  const sky: Sky = { rain: [], knows: 'everything' };
  const mail = fakeMail();
  const outside = { forecasts: [forecastOf(sky)], mail: posts ? mail.service : null };
  const calm = { ...(await depsOver(pool, { clock, cards: gateway })), ...outside };
  const deps = { ...calm, db: databaseOver(interposer.overPool(pool)), cards: interposer.overCards(gateway) };
  const reconnect = async () => {
    while (!(await isAlive(pool)));
    await transactionsEnd(pool);
  };
  return { deps, calm, gateway, interposer, sky, mail, sql: pool, reconnect, close: drop };
}

const isAlive = (pool: Pool): Promise<boolean> =>
  pool.query('select').then(
    () => true,
    () => false,
  );

/** Days are closed, and crews are sick. */
function readAnew({ rules }: Deps['calendar']) {
  rules.forget();
  return rules.read();
}

async function depsOver(pool: Pool, { clock, cards }: Pick<Deps, 'clock' | 'cards'>): Promise<Deps> {
  const db = databaseOver(pool);
  const calendar = calendarOf(db, clock);
  const facts = await settingsSnapshot(db).read();
  return {
    db,
    cards,
    mail: null,
    sms: null,
    providers: () => [],
    webhooks: quietWebhooks,
    runDoctor: async () => [],
    forecasts: [],
    mailFrom: 'care@example.com',
    clock,
    ids: randomIds,
    log: { info() {}, warn() {}, error() {} },
    // What is read anew after a second of real time would make the same run take different steps.
    calendar: { ...calendar, rules: { read: () => readAnew(calendar), forget() {} } },
    settings: { read: async () => facts, forget() {} },
    appSecret: 'a secret of at least thirty-two characters',
    previousAppSecret: null,
    publicUrl: 'http://localhost:3000',
    invitationCodes: new Set(['HCPREVIEW']),
    funnelSteps: uncounted,
    photos: memoryPhotos().store,
    gatewayBooks: gatewayBooks(cards),
    taxRatesAt,
    offersTestLayout: true,
    requiresSecondFactor: false,
    limits: false,
  };
}

async function seed(pool: Pool): Promise<Charge[]> {
  const clock = { now: () => vip.since };
  const gateway = new Gateway(clock);
  const deps = await depsOver(pool, { clock, cards: gateway });
  const visitor = visitorOf(0);
  const booking = aRequest({ appointmentDate: vip.date, coatingType: 'platinum' });
  const loaded = await preload(deps, visitor, { orderNo: 'HC-20251006-100000', amount: totals.platinum, booking });
  if (isRefusal(loaded) || loaded.ticket === null) throw new Error('the platinum client got no ticket');
  gateway.pay(loaded.ticket, 'good');
  const submit = { orderNo: 'HC-20251006-100000', ticket: loaded.ticket, customer: customerOf(0) };
  const confirmed = await confirmBooking(deps, visitor, submit);
  if (isRefusal(confirmed) || confirmed.clientId !== vip.number) throw new Error('the platinum client was not booked');
  await pool.query(`delete from client_numbers where kind = 'VIP' and number > ${lastVip}`);
  return gateway.charges;
}
