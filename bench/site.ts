import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { taxRatesAt } from '#business/taxes.ts';
import { simulatorAccount, simulatorTaxGroups } from '#sandbox/accounting/simulator.ts';
import { connect } from '#server/database/connect.ts';
import { databaseOver } from '#server/database/database.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { freePort } from '#tests/builders/ports.ts';
import { built } from '#tests/builders/programs.ts';
import { longestSeason } from '#tests/builders/season.ts';
import { type Processor, postmasterOf, processorOf, processorOfServer } from './processor.ts';
import { pauseProcesses, resumeProcesses, temporaryFolder } from './program.ts';
import type { Shop } from './visitor.ts';

export type SimulatorsOpened = { url: string; smtp: string };

type Role = 'web' | 'worker';
export type Site = Shop & {
  pool: Pool;
  pids: Readonly<Record<Role, number>>;
  postmaster: number;
  /** The folder with the database's cluster. */
  dataDir: string;
  processor(): Processor;
  worker: { pause(): Promise<void>; resume(): void };
  /** A figure of a process's own metrics. */
  metric(role: Role, name: string): Promise<number>;
};

export type SiteOptions = {
  crews?: number;
  /** Whether bookings are recorded with the accounting service. */
  accounting?: boolean;
  /** Where the log of the database is archived; nowhere unless told. */
  backupDir?: string;
  /** What is there before the program starts. */
  fill?: (pool: Pool) => Promise<void>;
};

const readyWithinMs = 60_000;
const metricsToken = 'metrics of the bench';
const file = (name: string) => join(import.meta.dirname, name);

/** What nobody asks at these simulators is who pays them, so that any credentials will do. */
const cards = {
  MONERIS_STORE_ID: 'bench',
  MONERIS_API_TOKEN: 'bench',
  MONERIS_CHECKOUT_ID: 'bench',
  MONERIS_ENV: 'qa',
};
const books = {
  ZOHO_CLIENT_ID: simulatorAccount.clientId,
  ZOHO_CLIENT_SECRET: simulatorAccount.clientSecret,
  ZOHO_REFRESH_TOKEN: simulatorAccount.refreshToken,
  ZOHO_ORGANIZATION_ID: simulatorAccount.organizationId,
  ZOHO_SERVICE_ID: simulatorAccount.serviceId,
  ZOHO_STAFF_ID: simulatorAccount.staffId,
  ZOHO_TAX_GROUP_ID: simulatorTaxGroups([taxRatesAt(new Date())])
    .map(({ id }) => id)
    .join(),
  ZOHO_ACCOUNT_ID: simulatorAccount.accountId,
};

/**
 * Does `work` with the program as it is in production: a web process and a worker, limits and log on, behind one proxy. The
 * outside services are simulators in a process of their own, to which each reaches without TLS. All is gone afterwards.
 */
export async function withSite(
  work: (site: Site) => Promise<void>,
  { crews = 30, accounting = true, backupDir, fill }: SiteOptions = {},
): Promise<void> {
  const { folder, remove } = temporaryFolder();
  const postgres = await embeddedPostgres(folder);
  const pool = connect(postgres.connection, { queryTimeoutMs: 0 });
  const children: ChildProcess[] = [];
  const interrupted = () => {
    for (const child of children) child.kill('SIGCONT'); // one that stands still does not see that the bench has ended
    process.exit(1);
  };
  process.once('SIGINT', interrupted);
  const begin = (script: string, options: { env?: Record<string, string>; execArgv?: string[] } = {}) => {
    const log = openSync(join(folder, 'bench.log'), 'a');
    const child = fork(script, [], { ...options, stdio: ['ignore', log, 'inherit', 'ipc'] });
    children.push(child);
    return child;
  };
  try {
    await migrate(pool);
    await fill?.(pool);
    await openSeason(pool, crews);
    const simulators = begin(file('simulators.ts'), { execArgv: [...process.execArgv, '--max-semi-space-size=64'] });
    const { url: outside, smtp } = await firstMessage<SimulatorsOpened>(simulators);
    const [port, workerPort] = [await freePort(), await freePort()];
    const { PATH = '' } = process.env;
    const program = (ROLE: Role) => {
      const execArgv = [...built('main')];
      return begin(execArgv.pop() ?? '', {
        execArgv: [...execArgv, '--import', file('redirect.mjs')],
        env: {
          PATH,
          NODE_ENV: 'production',
          ROLE,
          PORT: String(port),
          WORKER_PORT: String(workerPort),
          TRUST_PROXY: '1',
          DATA_DIR: folder,
          METRICS_TOKEN: metricsToken,
          BENCH_SIMULATORS: new URL(outside).port,
          SMTP_URL: smtp,
          MAIL_FROM: 'care@example.com',
          ...cards,
          ...(accounting && books),
          ...(backupDir && { BACKUP_DIR: backupDir }),
        },
      });
    };
    const web = program('web');
    await firstMessage(web);
    const worker = program('worker');
    const urls = { web: `http://localhost:${port}`, worker: `http://127.0.0.1:${workerPort}` };
    await untilReady(urls.worker, worker);
    const pids = { web: web.pid ?? 0, worker: worker.pid ?? 0 };
    const postmaster = postmasterOf(folder);
    await work({
      url: urls.web,
      cards: outside,
      pool,
      pids,
      postmaster,
      dataDir: folder,
      processor() {
        const { user, system } = process.cpuUsage();
        return {
          web: processorOf(pids.web),
          worker: processorOf(pids.worker),
          database: processorOfServer(postmaster),
          simulators: processorOf(simulators.pid ?? 0),
          client: (user + system) / 1000,
        };
      },
      worker: { pause: () => pauseProcesses([pids.worker], pool), resume: () => resumeProcesses([pids.worker]) },
      async metric(role, name) {
        const headers = { authorization: `Bearer ${metricsToken}` };
        const said = await (await fetch(`${urls[role]}/metrics`, { headers })).text();
        return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(said)?.[1] ?? Number.NaN);
      },
    });
  } finally {
    await pool.end();
    for (const child of children.reverse()) await end(child);
    process.off('SIGINT', interrupted);
    await postgres.leave();
    remove();
  }
}

/** A season with room for all bookings of a run. */
async function openSeason(pool: Pool, crews: number): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await writeSetting(databaseOver(pool), 'closesOn', longestSeason(today).closesOn);
  await writeSetting(databaseOver(pool), 'crewsPerDay', crews);
}

async function firstMessage<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`${child.spawnfile} ended before it was open`)),
  );
  const [said] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return said;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const began = performance.now(); performance.now() - began < readyWithinMs; await pause(50)) {
    if (child.exitCode !== null) break;
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error('the worker did not become ready');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  await gone;
}
