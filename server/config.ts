import { isLocalUrl } from '#server/common/local-url.ts';
import { type FirstAdministrator, readAdministrator } from './config/administrator.ts';
import { readAlertWebhook, readHeartbeatUrl } from './config/alerts.ts';
import { shortestSecret } from './config/app-secret.ts';
import { readApplePayFile } from './config/apple-pay.ts';
import { type BackupSettings, readBackup } from './config/backup.ts';
import { type CardCredentials, readCardCredentials } from './config/cards.ts';
import { type DatabaseSettings, readDatabase } from './config/database.ts';
import { type Environment, onOff, Reader } from './config/faults.ts';
import { readInvitationCodes } from './config/invitation-codes.ts';
import { type MailCredentials, readDkimSelector, readMailCredentials } from './config/mail.ts';
import { readMetricsTokens } from './config/metrics.ts';
import { type PhotoSettings, readPhotoSettings } from './config/photos.ts';
import { type Role, readRole, readWorkerPort } from './config/role.ts';
import { readTextCredentials, readTextSender, type TextCredentials, type TextSenderStated } from './config/sms.ts';
import { readAddresses } from './config/urls.ts';
import { readZohoCredentials, type ZohoCredentials } from './config/zoho.ts';

export type Config = DatabaseSettings & {
  role: Role;
  workerPort: number | null;
  port: number;
  host: string;
  /** An origin; null means `http://localhost` and the port. */
  publicUrl: string | null;
  /** How long a stopping server reports unready to the proxies before it stops taking requests. */
  drainMs: number;
  dataDir: string;
  backup: BackupSettings;
  /** Null: the one in the data folder, created at the first start. */
  appSecret: string | null;
  /** The previous one, so that what it signed stays valid. */
  previousAppSecret: string | null;
  /** Who may read /metrics from another machine: the current and the previous token; empty if nobody may. */
  metricsTokens: readonly string[];
  sandbox: boolean;
  clockStart: Date | null;
  invitationCodes: ReadonlySet<string>;
  trustProxy: false | number | string[];
  rateLimit: boolean;
  /** Null if the simulator takes the cards. */
  cards: CardCredentials | null;
  /** The file by which Apple knows the domain; null: Apple Pay is off. */
  applePayFile: Buffer | null;
  /** Null: no mail is sent; in sandbox mode the simulator takes it. */
  mail: MailCredentials | null;
  /** The DKIM selector of the mail server, so that its record can be looked up. */
  dkimSelector: string | null;
  textSender: TextSenderStated;
  texts: TextCredentials | null;
  /** A second channel for alerts. */
  alertWebhook: string | null;
  /** Pinged once a minute while all is well. */
  heartbeatUrl: string | null;
  zoho: ZohoCredentials | null;
  /** Null: photographs are stored in the data folder. */
  photos: PhotoSettings | null;
  /** For commercial use of the forecast service. */
  openMeteoKey: string | null;
  /** Null: in sandbox mode one is made up, otherwise the command makes the first. */
  administrator: FirstAdministrator | null;
  production: boolean;
};

export type SettingsReading = { ok: true; settings: Config } | { ok: false; faults: string[] };

/** Reads every setting once. All errors are listed together, one line each, without secrets. */
export function readConfig(environment: Environment): SettingsReading {
  const read = new Reader(environment);
  const production = read.text('NODE_ENV') === 'production';
  const credentials = readCardCredentials(read);
  const sandbox = readSandbox(read, { production, credentials });
  const addresses = readAddresses(read);
  const mail = readMailCredentials(read);
  const texts = readTextCredentials(read);
  const alertWebhook = readAlertWebhook(read);
  const heartbeatUrl = readHeartbeatUrl(read);
  const zoho = readZohoCredentials(read);
  const photos = readPhotoSettings(read);
  const database = readDatabase(read);
  const settings: Config = {
    role: readRole(read),
    workerPort: readWorkerPort(read),
    ...addresses,
    drainMs: read.parsed('DRAIN_SECONDS', 0, drainOf, 'must be a whole number of seconds from 0 to 60'),
    dataDir: read.text('DATA_DIR') ?? './data',
    ...database,
    backup: readBackup(read, database.databaseUrl),
    appSecret: readAppSecret(read, production && database.databaseUrl !== null),
    previousAppSecret: readSecret(read, 'APP_SECRET_PREVIOUS'),
    sandbox,
    clockStart: readClockStart(read, sandbox),
    invitationCodes: readInvitationCodes(read, sandbox),
    rateLimit: readRateLimit(read, sandbox),
    cards: sandbox ? null : credentials,
    applePayFile: readApplePayFile(read),
    mail: sandbox ? null : mail,
    dkimSelector: readDkimSelector(read),
    textSender: readTextSender(read),
    texts: sandbox ? null : texts,
    alertWebhook: sandbox ? null : alertWebhook,
    heartbeatUrl: sandbox ? null : heartbeatUrl,
    metricsTokens: readMetricsTokens(read),
    zoho: sandbox ? null : zoho,
    photos: sandbox ? null : photos,
    openMeteoKey: sandbox ? null : read.text('OPEN_METEO_API_KEY'),
    administrator: readAdministrator(read, sandbox),
    production,
  };
  if (sandbox && !listensOnLoopback(settings.host)) {
    read.fault('HOST', 'must be a loopback address, 0.0.0.0 or :: in sandbox mode, whose card form answers only there');
  }
  if (sandbox && !settings.trustProxy && settings.publicUrl !== null && !isLocalUrl(settings.publicUrl)) {
    read.fault('PUBLIC_URL', 'is another machine’s in sandbox mode: set TRUST_PROXY to the proxies in front of it');
  }
  return read.faults.length === 0 ? { ok: true, settings } : { ok: false, faults: read.faults };
}

type Mode = { production: boolean; credentials: CardCredentials | null };

/** Simulators are used if there are no card credentials, or if explicitly requested. */
function readSandbox(read: Reader, { production, credentials }: Mode): boolean {
  const asked = read.choice<boolean | null>('SANDBOX', null, onOff);
  const wanted = asked ?? (credentials === null && !production);
  if (!wanted && credentials === null) {
    const why = production ? 'in production (or set SANDBOX=1 to try it with simulators)' : 'while SANDBOX is off';
    read.fault(
      'MONERIS_STORE_ID',
      `card credentials (MONERIS_STORE_ID, _API_TOKEN, _CHECKOUT_ID, _ENV) are needed ${why}`,
    );
  }
  return wanted;
}

function readAppSecret(read: Reader, required: boolean): string | null {
  const secret = readSecret(read, 'APP_SECRET');
  if (secret === null && required) read.fault('APP_SECRET', 'is needed with DATABASE_URL in production');
  if (secret !== null && secret === read.text('APP_SECRET_PREVIOUS')) {
    read.fault('APP_SECRET_PREVIOUS', 'is the same as APP_SECRET');
  }
  return secret;
}

function readSecret(read: Reader, name: string): string | null {
  const secret = read.text(name);
  if (secret !== null && secret.length < shortestSecret) {
    read.fault(name, `must have at least ${shortestSecret} characters`);
  }
  return secret;
}

function readClockStart(read: Reader, sandbox: boolean): Date | null {
  const start = read.parsed<Date | null>(
    'CLOCK_START',
    null,
    instantOf,
    'must be an instant like 2026-11-21T10:15:00-05:00',
  );
  if (start && !sandbox) read.fault('CLOCK_START', 'is for sandbox mode only');
  return start;
}

function readRateLimit(read: Reader, sandbox: boolean): boolean {
  const limited = read.choice('RATE_LIMIT', true, onOff);
  if (!limited && !sandbox) read.fault('RATE_LIMIT', 'may be off in sandbox mode only');
  return limited;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant with its offset; null for anything else. */
export function instantOf(text: string): Date | null {
  const date = new Date(text);
  return instant.test(text) && !Number.isNaN(date.getTime()) ? date : null;
}

const drainOf = (text: string) => (/^\d{1,2}$/.test(text) && Number(text) <= 60 ? Number(text) * 1000 : null);

const listensOnLoopback = (host: string) =>
  ['0.0.0.0', '::'].includes(host) || isLocalUrl(`http://${host.includes(':') ? `[${host}]` : host}`);
