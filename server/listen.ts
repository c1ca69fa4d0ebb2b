import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { MailService } from '#adapters/mail/port.ts';
import { brand } from '#business/brand.ts';
import { logging } from './app/logging.ts';
import { buildApp } from './app.ts';
import { clockStartingAt, systemClock } from './clock.ts';
import { databaseOver } from './db/database.ts';
import { forgetRefusal } from './db/queries/accounting-connection.ts';
import { calendarOf } from './db/queries/calendar-facts.ts';
import { houseOf } from './db/queries/house-settings.ts';
import { databaseCardBooks } from './db/queries/sandbox-card-tickets.ts';
import type { Deps, Log } from './deps.ts';
import { storedSecret } from './env/app-secret.ts';
import type { Settings } from './env.ts';
import { randomIds } from './ids.ts';
import { allJobs } from './jobs/all.ts';
import { type RunningJobs, startJobs } from './jobs/runner.ts';
import { accountingService } from './listen/accounting.ts';
import { cardGateway } from './listen/cards.ts';
import { openDatabase, unreadinessOf } from './listen/database.ts';
import { forecastServices } from './listen/forecasts.ts';
import { openMail } from './listen/mail.ts';
import { listenOn } from './listen/port.ts';
import { textService } from './listen/sms.ts';
import { siteFolder } from './own-files.ts';

export { StartError } from './listen/start-error.ts';

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
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const { pool: given, silent = false, build = siteFolder, jobs = true } = options;
  const appSecret = settings.appSecret ?? storedSecret(settings.dataDir);
  const database = given ? { pool: given, leave: async () => {} } : await openDatabase(settings, { silent });
  let app: FastifyInstance | null = null;
  let mail: MailService | null = null;
  let running: RunningJobs | null = null;
  const close = async () => {
    await running?.stop();
    await app?.close();
    await mail?.close();
    await database.leave();
  };
  try {
    const { pool } = database;
    // Known once something listens: port 0 means any.
    const address = { port: settings.port };
    const publicUrl = () => settings.publicUrl ?? `http://localhost:${address.port}`;
    const db = databaseOver(pool);
    const clock = settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock;
    mail = await openMail(settings, { db, clock });
    const deps: Deps = {
      db,
      cards: cardGateway(settings, () => address.port),
      mail,
      sms: textService(settings, { port: () => address.port, publicUrl, appSecret }),
      accounting: accountingService(settings, { db, clock, port: () => address.port }) ?? undefined,
      forecasts: forecastServices(settings, () => address.port, clock),
      mailFrom: settings.mail?.from ?? brand.email,
      clock,
      ids: randomIds,
      log: laterLog(() => app),
      calendar: calendarOf(db, clock),
      house: houseOf(db),
      appSecret,
      get publicUrl() {
        return publicUrl();
      },
      invitationCodes: settings.invitationCodes,
      sandbox: settings.sandbox,
      limits: settings.rateLimit,
    };
    // Settings are read at the start alone, so these may be others than the ones that were refused.
    await forgetRefusal(db);
    app = await buildApp({
      house: deps,
      unreadiness: unreadinessOf(pool),
      cardBooks: settings.sandbox ? databaseCardBooks(db) : null,
      build,
      trustProxy: settings.trustProxy,
      logger: silent ? false : logging(settings),
    });
    address.port = await listenOn(app, settings);
    if (jobs) running = startJobs(allJobs(deps), deps.log);
    return { url: publicUrl(), deps, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The application makes the logger, and needs what uses it: so it is looked up when something is to be said. */
const laterLog = (app: () => FastifyInstance | null): Log => ({
  info: (detail, message) => app()?.log.info(detail, message),
  warn: (detail, message) => app()?.log.warn(detail, message),
  error: (detail, message) => app()?.log.error(detail, message),
});
