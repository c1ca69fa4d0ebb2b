import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { pingedAddress } from '#adapters/heartbeat/client.ts';
import { brand } from '#business/brand.ts';
import { wordsOfService } from '#business/service-words.ts';
import { services } from '#business/services.ts';
import { taxRatesAt } from '#business/taxes.ts';
import { faultOfServices } from '#domain/pricing/service.ts';
import { sandboxRoutes } from '#sandbox/pages/routes.ts';
import { databaseCardBooks } from '#sandbox/stores/card-tickets.ts';
import type { Log } from '#server/common/log.ts';
import { siteFolder } from './common/build-files.ts';
import { clockStartingAt, systemClock } from './common/clock.ts';
import { randomIds } from './common/ids.ts';
import { storedSecret } from './config/app-secret.ts';
import type { Config } from './config.ts';
import { type DatabaseClock, databaseClock } from './database/clock.ts';
import { databaseOver } from './database/database.ts';
import type { Deps, ProviderState } from './deps.ts';
import { buildApp } from './http/app.ts';
import { logging, openLogStream } from './http/logging.ts';
import { openWorkerApp, workerRoutes } from './http/worker.ts';
import { allJobs, wakeupsOf } from './jobs.ts';
import { registerGauges } from './metrics/gauges.ts';
import { openMetrics } from './metrics/metrics.ts';
import { forgetRefusal } from './modules/accounting/queries/connection.ts';
import { heartbeatJob } from './modules/alerts/heartbeat.ts';
import { type WorkerState, watchWorker } from './modules/alerts/watch-worker.ts';
import { stepCounter } from './modules/analytics/count.ts';
import { renewSecondFactors } from './modules/auth/former-secret.ts';
import type { PasswordHashing } from './modules/auth/password-hashing.ts';
import { isWeakPassword } from './modules/auth/weak-password.ts';
import { openRestorePause } from './modules/backup/restore-pause.ts';
import { keepPlaces } from './modules/bookings/queries/client-numbers.ts';
import { calendarOf } from './modules/calendar/queries/snapshot.ts';
import { settingsSnapshot } from './modules/settings/queries/settings.ts';
import { keepTermsTexts } from './modules/terms/accepted.ts';
import { announceEnqueued } from './outbox/announce.ts';
import { type BeatDetail, beatEveryMs, type ProcessRole } from './outbox/heartbeats.ts';
import { beatJob, watchJobs } from './outbox/job-beats.ts';
import { listenJob } from './outbox/listen.ts';
import { type Job, type RunningJobs, startJobs } from './outbox/scheduler.ts';
import { backupAgesOf, backupJobs, openArchive } from './wiring/backup.ts';
import { cardBooks } from './wiring/cards.ts';
import { openDatabase } from './wiring/database.ts';
import { doctorOf } from './wiring/doctor.ts';
import { photoStore } from './wiring/photos.ts';
import { listenOn } from './wiring/port.ts';
import { openProviders } from './wiring/providers.ts';
import { watchDatabase } from './wiring/readiness.ts';
import { StartError } from './wiring/start-error.ts';
import { importThread, paperThread } from './wiring/threads.ts';

export { StartError } from './wiring/start-error.ts';

export type StartOptions = {
  /** A migrated database of the caller, which stays open when the server closes. */
  pool?: Pool;
  /** Logs nothing; for tests. */
  silent?: boolean;
  /** Takes each line of a log as full as in production, which is otherwise standard output; for tests. */
  logLine?: (line: string) => void;
  /** The folder that `build.ts` writes. */
  build?: string;
  /** Whether this process runs the background jobs: recovery, refunds, retention. */
  jobs?: boolean;
  /** Replaces the slow password hashing; for tests. */
  passwords?: PasswordHashing;
  /** Prepares what the first request needs; nothing listens before it is done. */
  prepare?: (deps: Deps) => Promise<void>;
};

export type RunningServer = {
  /** The site's URL, without a trailing slash. */
  url: string;
  port: number;
  deps: Deps;
  /** Reports unready until proxies notice, lets running requests finish, then leaves the database. */
  close(): Promise<void>;
};

export type RunningWorker = Pick<RunningServer, 'deps' | 'close'>;

/**
 * Starts the web process, in order; everything opened is closed again if a later step fails. Without a separate worker,
 * it does the worker's work too.
 */
export async function startServer(settings: Config, options: StartOptions = {}): Promise<RunningServer> {
  const { build = siteFolder, jobs = settings.role !== 'web', prepare = async () => {} } = options;
  let app: FastifyInstance | null = null;
  const opened = await openProgram(settings, options, () => app);
  const { pool, deps, metrics, address, draining, unreadiness, closing } = opened;
  try {
    const papers = paperThread();
    closing.push(papers.close);
    deps.drawPaper = papers.draw;
    const imports = importThread();
    closing.push(imports.close);
    deps.importTasks = imports.tasks;
    const worker = settings.role === 'web' ? watchWorker(deps) : null;
    if (worker) opened.elsewhere.silent = () => worker.state().providers;
    await Promise.all([worker?.look(), prepare(deps)]);
    app = await buildApp({
      deps,
      pool,
      unreadiness,
      isDraining: () => draining.is,
      worker: worker && (() => worker.state().silent),
      metrics,
      metricsTokens: settings.metricsTokens,
      applePayFile: settings.applePayFile,
      sandbox: settings.sandbox ? sandboxRoutes(databaseCardBooks(deps.db)) : null,
      build,
      trustProxy: settings.trustProxy,
      logger: loggerOf(settings, options),
    });
    closing.push(async () => app?.close());
    address.port = await listenOn(app, settings);
    draining.ms = settings.drainMs;
    startHousekeeping(opened, 'web', worker ? [{ name: 'watch-worker', everyMs: beatEveryMs, run: worker.look }] : []);
    if (jobs) startWork(opened, settings);
    return { url: deps.publicUrl, port: address.port, deps, close: opened.close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Starts the worker, which only answers health checks on this machine. */
export async function startWorker(settings: Config, options: StartOptions = {}): Promise<RunningWorker> {
  const app = openWorkerApp(loggerOf(settings, options));
  const opened = await openProgram(settings, options, () => app);
  const { deps, metrics, unreadiness, closing } = opened;
  try {
    workerRoutes(app, { unreadiness, metrics });
    closing.push(() => app.close());
    if (settings.workerPort !== null)
      await listenOn(app, { port: settings.workerPort, host: '127.0.0.1' }, 'WORKER_PORT');
    startHousekeeping(opened, 'worker');
    startWork(opened, settings);
    return { deps, close: opened.close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function loggerOf(settings: Config, { silent = false, logLine }: StartOptions) {
  if (logLine) return { ...logging({ production: true }), stream: { write: logLine } };
  return silent ? false : { ...logging(settings), stream: openLogStream() };
}

type Opened = Awaited<ReturnType<typeof openProgram>>;

/** What both roles need: the database, the outside services and the dependencies of the use cases. */
async function openProgram(
  settings: Config,
  { pool: given, silent = false, passwords }: StartOptions,
  app: () => FastifyInstance | null,
) {
  const fault = faultOfServices(services, wordsOfService);
  if (fault !== null) throw new StartError(`business/services.ts: ${fault}`);
  await assertStrongPassword(settings);
  const appSecret = settings.appSecret ?? storedSecret(settings.dataDir);
  const database = given
    ? { pool: given, owner: null, leave: async () => {} }
    : await openDatabase(settings, { silent });
  const running: RunningJobs[] = [];
  /** What a role opens besides, to be closed before the database is left. */
  const closing: (() => Promise<void>)[] = [];
  /** How long a stopping process keeps serving, unready, until the proxies have noticed. */
  const draining = { is: false, ms: 0 };
  const close = async () => {
    draining.is = true;
    await Promise.all([pause(draining.ms), ...running.map((jobs) => jobs.stop())]);
    for (const one of closing.toReversed()) await one();
    await database.leave();
  };
  try {
    const { pool, owner } = database;
    await openArchive(settings, { pool, owner, say: (line) => silent || console.error(line) });
    // Known once something listens: port 0 means any.
    const address = { port: settings.port };
    const publicUrl = () => settings.publicUrl ?? `http://localhost:${address.port}`;
    const db = databaseOver(pool);
    announceEnqueued(db);
    const readiness = watchDatabase(pool);
    closing.push(readiness.close);
    await readiness.look();
    const clock = databaseClock(pool, settings.clockStart ? clockStartingAt(settings.clockStart) : systemClock);
    await clock.compare();
    const log = laterLog(app);
    const elsewhere: Elsewhere = { silent: () => new Map() };
    const metrics = openMetrics();
    const found = { db, clock, log, observe: metrics.call, port: () => address.port, publicUrl, appSecret };
    const { close: closeProviders, workAt, ...providers } = await openProviders(settings, found);
    closing.push(closeProviders);
    const backupAges = backupAgesOf(settings, { db, clock });
    registerGauges(metrics, { db, pool, clock, dataDir: settings.dataDir, backupAges });
    const deps: Deps = {
      db,
      ...providers,
      providers: () => withElsewhere(providers.providers(), elsewhere.silent()),
      photos: photoStore(settings),
      gatewayBooks: cardBooks(settings, { db, cards: providers.cards }),
      runDoctor: doctorOf(settings, { pool, clock, appSecret }),
      mailFrom: settings.mail?.from ?? brand.email,
      passwords,
      clock,
      ids: randomIds,
      log,
      funnelSteps: stepCounter({ db, clock, log }),
      calendar: calendarOf(db, clock),
      settings: settingsSnapshot(db),
      appSecret,
      previousAppSecret: settings.previousAppSecret,
      get publicUrl() {
        return publicUrl();
      },
      invitationCodes: settings.invitationCodes,
      taxRatesAt,
      offersTestLayout: settings.sandbox,
      requiresSecondFactor: !settings.sandbox,
      limits: settings.rateLimit,
    };
    // Settings are read at the start alone, so these may differ from the rejected ones.
    await forgetRefusal(db);
    await keepTermsTexts(db);
    await keepPlaces(db);
    const { previousAppSecret } = settings;
    if (previousAppSecret !== null) await renewSecondFactors({ db, appSecret, previousAppSecret });
    const hold = await openRestorePause(deps, { isOwn: owner !== null });
    const unreadiness = async () =>
      draining.is ? 'the program is being stopped' : (clock.fault() ?? readiness.reason());
    const outside = { address, elsewhere, workAt, hold, readiness };
    return { pool, owner, deps, clock, log, metrics, ...outside, draining, unreadiness, running, closing, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What each process does for itself: compare clocks and write heartbeats. */
function startHousekeeping(
  { deps, readiness, clock, log, running }: Opened,
  role: ProcessRole,
  more: readonly Job[] = [],
): void {
  const beat = beatJob({ db: readiness.db, id: deps.ids.secret(), role, silent: () => silentOf(deps) });
  running.push(startJobs([readiness.job, comparesClocks(clock, log), ...(role === 'web' ? [beat] : []), ...more], log));
}

/** The worker's work, and its heartbeat. */
function startWork(opened: Opened, settings: Config): void {
  const { pool, deps, owner, clock, log, metrics, workAt, hold, readiness, running } = opened;
  const { heartbeatUrl } = settings;
  const jobs = allJobs(deps, { workAt });
  const { watch, ages } = watchJobs(jobs);
  const watched = { ran: watch.ran, failed: metrics.jobFailed };
  running.push(startJobs(jobs, log, { fault: () => clock.fault() ?? hold.reason(), watch: watched }));
  running.push(startJobs([hold.watch, listenJob(pool, wakeupsOf(jobs))], log));
  running.push(startJobs(backupJobs(settings, { owner, log }), log, { fault: clock.fault }));
  const beat = beatJob({ db: readiness.db, id: deps.ids.secret(), role: 'worker', silent: () => silentOf(deps) }, ages);
  const heartbeat = heartbeatUrl === null ? [] : [heartbeatJob(deps, pingedAddress(heartbeatUrl), ages)];
  running.push(startJobs([beat], log), startJobs(heartbeat, log, { fault: clock.fault }));
}

const silentOf = ({ providers }: Deps): BeatDetail['silent'] =>
  Object.fromEntries(
    providers().flatMap(({ name, silentSince }) => (silentSince ? [[name, silentSince.toISOString()]] : [])),
  );

/** The outside services that another process is currently not calling, and since when. */
type Elsewhere = { silent(): WorkerState['providers'] };

/** The process that first found an outside service silent. */
const withElsewhere = (own: readonly ProviderState[], silent: WorkerState['providers']): ProviderState[] =>
  own.map(({ name, silentSince }) => ({ name, silentSince: silentSince ?? silent.get(name) ?? null }));

/** Reports, while it lasts, that the machine's clock is wrong. */
const comparesClocks = (clock: DatabaseClock, log: Log): Job => ({
  name: 'compare-clocks',
  everyMs: 30_000,
  async run() {
    await clock.compare();
    const fault = clock.fault();
    if (fault !== null) log.error({}, fault);
  },
});
/** A sandbox takes any password, so it may be short and widely known. */
async function assertStrongPassword({ administrator, sandbox }: Config): Promise<void> {
  if (sandbox || !administrator || !(await isWeakPassword(administrator.password, administrator.email))) return;
  throw new StartError('ADMIN_PASSWORD: it is easy to guess; choose several words, without the e-mail or the brand');
}

/** The application creates the logger, but depends on code that uses it: so it is looked up lazily. */
const laterLog = (app: () => FastifyInstance | null): Log => ({
  info: (detail, message) => app()?.log.info(detail, message),
  warn: (detail, message) => app()?.log.warn(detail, message),
  error: (detail, message) => app()?.log.error(detail, message),
});
