import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { brand } from '#business/brand.ts';
import type { Log } from '#server/common/log.ts';
import { siteFolder } from './common/build-files.ts';
import { clockStartingAt, systemClock } from './common/clock.ts';
import { randomIds } from './common/ids.ts';
import { storedSecret } from './config/app-secret.ts';
import type { Config } from './config.ts';
import { type DatabaseClock, databaseClock } from './database/clock.ts';
import { databaseOver } from './database/database.ts';
import type { Deps } from './deps.ts';
import { buildApp } from './http/app.ts';
import { logging } from './http/logging.ts';
import { allJobs } from './jobs.ts';
import { isWeakPassword } from './modules/access/weak-password.ts';
import { forgetRefusal } from './modules/accounting/queries/connection.ts';
import { stepCounter } from './modules/analytics/count.ts';
import { calendarOf } from './modules/calendar/queries/snapshot.ts';
import { databaseCardBooks } from './modules/sandbox/stores/card-tickets.ts';
import { settingsSnapshot } from './modules/settings/queries/settings.ts';
import { type Job, type RunningJobs, startJobs } from './outbox/scheduler.ts';
import { cardBooks } from './wiring/cards.ts';
import { openDatabase, unreadinessOf } from './wiring/database.ts';
import { listenOn } from './wiring/port.ts';
import { openProviders, type Providers } from './wiring/providers.ts';
import { StartError } from './wiring/start-error.ts';

export { StartError } from './wiring/start-error.ts';

export type StartOptions = {
  /** A migrated database of the caller, which stays open when the server closes. */
  pool?: Pool;
  /** Logs nothing; for tests. */
  silent?: boolean;
  /** The folder that `build.ts` writes. */
  build?: string;
  /** Whether this copy does the work that nobody asks for: recovery, refunds, retention. */
  jobs?: boolean;
};

export type RunningServer = {
  /** Where the site is, without a slash at the end. */
  url: string;
  deps: Deps;
  /** Lets running requests finish, then leaves the database. */
  close(): Promise<void>;
};

/** Starts everything that the settings ask for, in order; what had been opened is closed again if a later step fails. */
export async function startServer(settings: Config, options: StartOptions = {}): Promise<RunningServer> {
  const { pool: given, silent = false, build = siteFolder, jobs = true } = options;
  await assertStrongPassword(settings);
  const appSecret = settings.appSecret ?? storedSecret(settings.dataDir);
  const database = given ? { pool: given, leave: async () => {} } : await openDatabase(settings, { silent });
  let app: FastifyInstance | null = null;
  let outside: Providers | null = null;
  const running: RunningJobs[] = [];
  const close = async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
    await app?.close();
    await outside?.close();
    await database.leave();
  };
  try {
    const { pool } = database;
    // Known once something listens: port 0 means any.
    const address = { port: settings.port };
    const publicUrl = () => settings.publicUrl ?? `http://localhost:${address.port}`;
    const db = databaseOver(pool);
    const clock = databaseClock(pool, settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock);
    await clock.compare();
    const log = laterLog(() => app);
    outside = await openProviders(settings, { db, clock, log, port: () => address.port, publicUrl, appSecret });
    const { close: _, workAt, ...providers } = outside;
    const deps: Deps = {
      db,
      ...providers,
      gatewayBooks: cardBooks(settings, { db, cards: providers.cards }),
      mailFrom: settings.mail?.from ?? brand.email,
      clock,
      ids: randomIds,
      log,
      funnelSteps: stepCounter({ db, clock, log }),
      calendar: calendarOf(db, clock),
      settings: settingsSnapshot(db),
      appSecret,
      get publicUrl() {
        return publicUrl();
      },
      invitationCodes: settings.invitationCodes,
      offersTestLayout: settings.sandbox,
      requiresSecondFactor: !settings.sandbox,
      limits: settings.rateLimit,
    };
    // Settings are read at the start alone, so these may be others than the ones that were refused.
    await forgetRefusal(db);
    app = await buildApp({
      deps,
      pool,
      unreadiness: async () => clock.fault() ?? unreadinessOf(pool)(),
      cardBooks: settings.sandbox ? databaseCardBooks(db) : null,
      build,
      trustProxy: settings.trustProxy,
      logger: silent ? false : logging(settings),
    });
    address.port = await listenOn(app, settings);
    running.push(startJobs([comparesClocks(clock, log)], log));
    if (jobs) running.push(startJobs(allJobs(deps, { workAt }), log, clock.fault));
    return { url: publicUrl(), deps, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Says as long as it lasts that the machine's clock is wrong. */
const comparesClocks = (clock: DatabaseClock, log: Log): Job => ({
  name: 'compare-clocks',
  everyMs: 30_000,
  async run() {
    await clock.compare();
    const fault = clock.fault();
    if (fault !== null) log.error({}, fault);
  },
});
/** A sandbox takes any password, so that it may be short and known to many. */
async function assertStrongPassword({ administrator, sandbox }: Config): Promise<void> {
  if (sandbox || !administrator || !(await isWeakPassword(administrator.password, administrator.email))) return;
  throw new StartError('ADMIN_PASSWORD: it is easy to guess; choose several words, without the e-mail or the brand');
}

/** The application makes the logger, and needs what uses it: so it is looked up when something is to be said. */
const laterLog = (app: () => FastifyInstance | null): Log => ({
  info: (detail, message) => app()?.log.info(detail, message),
  warn: (detail, message) => app()?.log.warn(detail, message),
  error: (detail, message) => app()?.log.error(detail, message),
});
