import type { AccountingService } from '#adapters/accounting/port.ts';
import type { AlertService } from '#adapters/alerts/port.ts';
import type { CardGateway } from '#adapters/cards/port.ts';
import type { ForecastService } from '#adapters/forecast/port.ts';
import type { MailService } from '#adapters/mail/port.ts';
import type { PhotoStore } from '#adapters/photos/port.ts';
import type { SmsService } from '#adapters/sms/port.ts';
import type { WebhookSender } from '#adapters/webhooks/port.ts';
import type { NetworkLevel } from '#domain/booking/network-holds.ts';
import type { Language } from '#domain/language.ts';
import type { RatesAt } from '#domain/pricing/dated-rates.ts';
import type { Log } from '#server/common/log.ts';
import type { Clock } from './common/clock.ts';
import type { Ids } from './common/ids.ts';
import type { Db } from './database/database.ts';
import type { StepCounter } from './modules/analytics/count.ts';
import type { PasswordHashing } from './modules/auth/password-hashing.ts';
import type { CalendarSnapshot } from './modules/calendar/snapshot.ts';
import type { Finding } from './modules/doctor/finding.ts';
import type { Printed } from './modules/documents/invoice/render.ts';
import type { GatewayBooks } from './modules/reconciliation/gateway.ts';
import type { SettingsSnapshot } from './modules/settings/snapshot.ts';
import type { ImportTasks } from './modules/transfer/parts/lines.ts';

/** The dependencies of every use case; `main.ts` is the only place that picks the implementations. */
export type Deps = {
  db: Db;
  cards: CardGateway;
  /** The gateway's own record of orders, for reconciliation. */
  gatewayBooks: GatewayBooks;
  /** Null without credentials: messages wait, readable, in the outbox. */
  mail: MailService | null;
  sms: SmsService | null;
  /** An alert channel that does not depend on mail; absent if not set up. */
  alerts?: AlertService | undefined;
  /** Tells other programs of booking events. */
  webhooks: WebhookSender;
  /** Absent without credentials: the work waits in the outbox. */
  accounting?: AccountingService | undefined;
  /** Storage of visit photographs. */
  photos: PhotoStore;
  /** Called in order until one answers. */
  forecasts: readonly ForecastService[];
  /** Renders a document off the main thread; absent where no requests are served. */
  drawPaper?: ((printed: Printed) => Promise<Buffer>) | undefined;
  /** Parses imported files off the main thread; absent where no requests are served. */
  importTasks?: ImportTasks | undefined;
  /** The sender of mails. */
  mailFrom: string;
  /** How passwords are hashed; without it by scrypt at full strength, which a test would feel. */
  passwords?: PasswordHashing | undefined;
  /** The outside services, and since when each silent one has not been called. */
  providers(): readonly ProviderState[];
  /** Checks everything that an operator would have to fix. */
  runDoctor(): Promise<Finding[]>;
  clock: Clock;
  /** The tax rates in force at an instant. */
  taxRatesAt: RatesAt;
  ids: Ids;
  log: Log;
  funnelSteps: StepCounter;
  calendar: CalendarSnapshot;
  /** The operator's settings: contact, policy, weather, invitation codes. */
  settings: SettingsSnapshot;
  appSecret: string;
  /** The previous one, while what it signed is still in use; null if there was none. */
  previousAppSecret: string | null;
  /** Origin of the links in messages, without a slash at the end. */
  publicUrl: string;
  /** Valid as long as the administration has no list. */
  invitationCodes: ReadonlySet<string>;
  /** A layout at a token price, to try a payment with. */
  offersTestLayout: boolean;
  /** With real money, every operator needs a second factor. */
  requiresSecondFactor: boolean;
  /** Lifts the limit on live holds too; for load tests. */
  limits: boolean;
  /** What a proof of work costs a browser; by default as much as policy says, which a test would feel. */
  proofCost?: number | undefined;
};

export type ProviderState = { name: string; silentSince: Date | null };

/** The caller: browser (hash of its cookie), network and language. */
export type Visitor = {
  hash: string;
  addressHash: string;
  /** The hashes of all networks of the address, from its own line to its provider. */
  networks: readonly { level: NetworkLevel; hash: string }[];
  ip: string;
  userAgent: string;
  language: Language;
};
