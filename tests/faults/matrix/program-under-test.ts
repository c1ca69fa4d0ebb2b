import type { Pool } from 'pg';
import { monerisGateway } from '#adapters/cards/moneris/gateway.ts';
import { simulatorPaths } from '#adapters/cards/simulator.ts';
import type { Clock } from '#server/clock.ts';
import { connect } from '#server/db/connect.ts';
import { databaseOver } from '#server/db/database.ts';
import { calendarOf } from '#server/db/queries/calendar-facts.ts';
import type { Deps } from '#server/deps.ts';
import { randomIds } from '#server/ids.ts';
import { cancelBooking } from '#server/use-cases/cancel-booking.ts';
import { confirmBooking, type SubmitRequest } from '#server/use-cases/confirm-booking.ts';
import { type PreloadRequest, preload } from '#server/use-cases/preload.ts';
import { recoverCheckouts } from '#server/use-cases/recover-checkouts.ts';
import { sendRefunds } from '#server/use-cases/send-refunds.ts';
import type { aVisitor } from '#tests/builders/house.ts';
import type { TestDatabase } from '#tests/database.ts';
import { Interposer } from './interposer.ts';

export type Source = TestDatabase['source'];
type Who = { visitor: ReturnType<typeof aVisitor> };

/** What a person or a job asks of the program; plain, so that it can be sent to another process. */
export type Action =
  | ({ do: 'preload'; request: PreloadRequest } & Who)
  | ({ do: 'submit'; request: SubmitRequest } & Who)
  | { do: 'cancel'; token: string }
  | { do: 'recover' }
  | { do: 'refund' };

/** Where the program finds its database and its gateway. */
export type Where = { source: Source; gatewayUrl: string };

export type Program = {
  where: Where;
  deps: Deps;
  pool: Pool;
  interposer: Interposer;
  perform(action: Action): Promise<object>;
  close(): Promise<void>;
};

/** The program without its HTTP side: the real use cases, the real client of the card gateway, a pool of its own. */
export function openProgram({ source, gatewayUrl, clock }: Where & { clock: Clock }): Program {
  const interposer = new Interposer();
  const pool = connect(source);
  const db = databaseOver(interposer.overPool(pool));
  const gateway = monerisGateway({
    storeId: 'store',
    apiToken: 'token',
    checkoutId: 'checkout',
    environment: 'qa',
    requestUrl: gatewayUrl + simulatorPaths.request,
    gatewayUrl: gatewayUrl + simulatorPaths.gateway,
    scriptUrl: simulatorPaths.script,
    timeouts: { preloadMs: 2000, receiptMs: 2000 },
    gatewayTimeouts: { connectMs: 1000, totalMs: 2000 },
  });
  const deps: Deps = {
    db,
    cards: interposer.overCards(gateway),
    mail: null,
    sms: null,
    forecasts: [],
    mailFrom: 'care@example.com',
    clock,
    ids: randomIds,
    log: { info() {}, warn() {}, error() {} },
    calendar: calendarOf(db, clock),
    appSecret: 'a secret of at least thirty-two characters',
    publicUrl: 'http://localhost:3000',
    invitationCodes: new Set(['HCPREVIEW']),
    sandbox: true,
    limits: false,
  };
  return {
    where: { source, gatewayUrl },
    deps,
    pool,
    interposer,
    perform: (action) => perform(deps, action),
    async close() {
      const free = pool.idleCount === pool.totalCount;
      const ended = pool.end();
      if (free) await ended; // a connection that nobody gave back would keep it waiting for ever
    },
  };
}

async function perform(deps: Deps, action: Action): Promise<object> {
  switch (action.do) {
    case 'preload':
      return preload(deps, action.visitor, action.request);
    case 'submit':
      return confirmBooking(deps, action.visitor, action.request);
    case 'cancel':
      return cancelBooking(deps, action);
    case 'recover':
      return recoverCheckouts(deps);
    case 'refund':
      return { sent: await sendRefunds(deps) };
  }
}
