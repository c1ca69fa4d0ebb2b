import { resolveTxt } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Pool } from 'pg';
import { originsOf } from '#adapters/cards/moneris/hosts.ts';
import { signInFault as mailFault } from '#adapters/mail/smtp/sign-in.ts';
import { signInFault as textFault } from '#adapters/sms/twilio/sign-in.ts';
import { placeholderFacts } from '#business/placeholders.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Clock } from '#server/common/clock.ts';
import { takesRealMoney } from '#server/config/live-facts.ts';
import type { Config } from '#server/config.ts';
import { databaseOver } from '#server/database/database.ts';
import { binaryVersion } from '#server/database/embedded/binaries.ts';
import { clusterIn } from '#server/database/embedded/folder.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import * as database from '#server/modules/doctor/checks/database.ts';
import { diskCheck, rightsCheck } from '#server/modules/doctor/checks/machine.ts';
import { factsCheck, folderVersionCheck, nodeCheck } from '#server/modules/doctor/checks/program.ts';
import {
  alertsCheck,
  fraudToolsCheck,
  type Provider,
  providerCheck,
  simulatedCheck,
  textCountriesCheck,
  textSenderCheck,
  walletsCheck,
} from '#server/modules/doctor/checks/providers.ts';
import { publicAddressChecks } from '#server/modules/doctor/checks/public-address.ts';
import { backupChecks, ledgerCheck } from '#server/modules/doctor/checks/saved.ts';
import { senderChecks } from '#server/modules/doctor/checks/sender.ts';
import { jobsCheck, seasonCheck, termsCheck, waitingCheck, webhooksCheck } from '#server/modules/doctor/checks/work.ts';
import type { Finding } from '#server/modules/doctor/finding.ts';
import {
  dailyBeats,
  fraudToolsOff,
  growthOfWeek,
  lastLedgerCheck,
  processBeats,
  rulesInForce,
  seasonSold,
  waitingRows,
  webhooksStopped,
} from '#server/modules/doctor/queries.ts';
import { type Check, runDoctor } from '#server/modules/doctor/run-doctor.ts';
import { accountingService } from './accounting.ts';
import { savedOf } from './backup.ts';
import { cardGateway } from './cards.ts';
import { forecastServices } from './forecasts.ts';
import { twilioUrl } from './sms.ts';

type Found = { pool: Pool; clock: Clock };

/** The doctor of a running program. Callers during a run share its result. */
export function doctorOf(settings: Config, { appSecret, ...found }: Found & { appSecret: string }) {
  let examining: Promise<Finding[]> | null = null;
  return (): Promise<Finding[]> => {
    examining ??= machineChecks(settings, appSecret)
      .then((machine) => runDoctor([...machine, ...databaseChecks(settings, found)]))
      .finally(() => {
        examining = null;
      });
    return examining;
  };
}

export async function machineChecks(settings: Config, appSecret: string): Promise<Check[]> {
  const { publicUrl, sandbox, trustProxy, mail, dkimSelector, dataDir, databaseUrl } = settings;
  const { page: headers } = await securityHeaders({
    https: publicUrl?.startsWith('https:') ?? false,
    cards: originsOf(cardGateway(settings, () => settings.port).form),
  });
  const folder = resolve(dataDir);
  // Before the first start neither exists, and nothing is missing.
  const isNew = databaseUrl === null && folderVersion(dataDir) === null;
  const secrets =
    settings.appSecret === null && !isNew ? [{ path: join(folder, 'app-secret'), wanted: '600' } as const] : [];
  const cluster = databaseUrl === null && !isNew ? [{ path: clusterIn(folder), wanted: '700' } as const] : [];
  const file = existsSync('.env') ? [{ path: resolve('.env'), wanted: '600' } as const] : [];
  return [
    nodeCheck(process.versions.node),
    factsCheck(placeholderFacts, takesRealMoney(settings)),
    ...(databaseUrl === null
      ? [folderVersionCheck({ folder: folderVersion(dataDir), binary: await binaryVersion() })]
      : []),
    rightsCheck(folder, [...cluster, ...secrets, ...file]),
    ...senderChecks({ from: mail?.from ?? null, selector: dkimSelector }, resolveTxt),
    ...publicAddressChecks({ publicUrl, sandbox, behindProxy: trustProxy !== false, appSecret, headers }),
  ];
}

/** Which PostgreSQL version wrote the data folder; null if there is none. */
export function folderVersion(dataDir: string): string | null {
  const file = join(clusterIn(resolve(dataDir)), 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** The checks of the database and the providers, one of which keeps its token there. */
export function databaseChecks(settings: Config, { pool, clock }: Found): Check[] {
  const db = databaseOver(pool);
  const now = () => clock.now();
  const elsewhere = settings.databaseUrl !== null;
  return [
    ...(elsewhere ? [database.serverVersionCheck(pool), database.connectionCheck(pool)] : []),
    database.durabilityCheck(pool),
    database.clockCheck(pool),
    database.schemaCheck(pool),
    ...(elsewhere ? [] : [diskCheck(foldersOf(settings), () => growthOfWeek(db, now()))]),
    ...(settings.sandbox
      ? [simulatedCheck()]
      : [
          ...providersOf(settings, { pool, clock }).map(providerCheck),
          fraudToolsCheck(() => fraudToolsOff(db)),
          walletsCheck(settings.applePayFile, settings.publicUrl),
          alertsCheck(settings.alertWebhook !== null),
          ...textChecks(settings),
        ]),
    ...backupChecks({ state: savedOf(settings, { db }), elsewhere, now }),
    ledgerCheck(() => lastLedgerCheck(db), now),
    jobsCheck(async () => [...(await dailyBeats(db)), ...(await processBeats(db, now()))], now),
    waitingCheck(() => waitingRows(db, now()), now),
    webhooksCheck(() => webhooksStopped(db)),
    seasonCheck(() => seasonSold(db, now())),
    termsCheck(() => rulesInForce(db, now())),
  ];
}

/** The carriers' requirements for the sender of texts. */
function textChecks({ texts, textSender }: Config): Check[] {
  const sender = { from: texts?.from ?? null, ...textSender };
  return [textSenderCheck(sender), textCountriesCheck(sender)];
}

/** The disks that must not fill up. */
const foldersOf = ({ dataDir, backup }: Config): string[] =>
  [dataDir, ...(backup.folder === null ? [] : [backup.folder])].map((folder) => resolve(folder)).filter(existsSync);

/** Looks like a ticket, but is none. */
const unknownTicket = '1759947123doctordoctordoctordoctordoctor1';

/** The outside services, each with a call that changes nothing. */
function providersOf(settings: Config, { pool, clock }: Found): Provider[] {
  const { mail, texts } = settings;
  const port = () => settings.port;
  const cards = cardGateway(settings, port);
  const accounting = accountingService(settings, { db: databaseOver(pool), clock, port });
  const forecasts = forecastServices(settings, port, clock);
  return [
    {
      name: 'cards',
      settings: 'MONERIS_…',
      async fault() {
        const reading = await cards.readReceipt(unknownTicket);
        return reading.state === 'unavailable' ? reading.detail : null;
      },
    },
    { name: 'mail', settings: 'SMTP_URL and MAIL_FROM', fault: mail ? () => mailFault(mail.url) : undefined },
    {
      name: 'texts',
      settings: 'TWILIO_…',
      fault: texts ? () => textFault({ ...texts, baseUrl: twilioUrl }) : undefined,
    },
    {
      name: 'accounting',
      settings: 'ZOHO_…',
      fault: accounting
        ? async () => {
            const reading = await accounting.readOrder({ orderNo: 'doctor', days: [], parts: [] });
            return reading.state === 'unavailable' ? reading.detail : null;
          }
        : undefined,
    },
    ...forecasts.map((forecast, index) => ({
      name: `forecast-${index + 1}`,
      settings: 'OPEN_METEO_API_KEY',
      async fault() {
        const from = today(clock.now(), schedule.timeZone);
        const reading = await forecast.read({ from, days: 1 });
        return reading.state === 'unavailable' ? reading.detail : null;
      },
    })),
  ];
}
