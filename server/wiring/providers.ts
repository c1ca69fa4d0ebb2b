import { httpWebhooks } from '#adapters/webhooks/http/client.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Log } from '#server/common/log.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import type { WorkAt } from '#server/jobs.ts';
import type { Observe } from '#server/metrics/metrics.ts';
import { accountingService } from './accounting.ts';
import { alertService } from './alerts.ts';
import { cardGateway } from './cards.ts';
import { circuit } from './circuit.ts';
import { forecastServices } from './forecasts.ts';
import { guardedAccounting, guardedCards, guardedForecasts, guardedMail, guardedTexts } from './guarded.ts';
import { openMail } from './mail.ts';
import { textService } from './sms.ts';

type Found = {
  db: Db;
  clock: Clock;
  log: Log;
  observe: Observe;
  /** The web process's address, once it listens: the sandbox simulators are there. */
  port: () => number;
  publicUrl: () => string;
  appSecret: string;
};

export type Providers = Pick<
  Deps,
  'cards' | 'mail' | 'sms' | 'alerts' | 'accounting' | 'webhooks' | 'forecasts' | 'providers'
> & {
  /** Aborts the work at a provider that no longer answers. */
  workAt: WorkAt;
  close(): Promise<void>;
};

/** Every outside service of the settings, each behind a circuit of its own. */
export async function openProviders(settings: Config, found: Found): Promise<Providers> {
  const { log, port, observe } = found;
  const circuits = {
    cards: circuit('cards', log, observe),
    mail: circuit('mail', log, observe),
    texts: circuit('texts', log, observe),
    accounting: circuit('accounting', log, observe),
  };
  const mail = await openMail(settings, found);
  const openedTexts = textService(settings, found);
  const sms = openedTexts && guardedTexts(openedTexts, circuits.texts);
  const accounting = accountingService(settings, found);
  const forecasts = forecastServices(settings, port, found.clock).map((service, index) => {
    const own = circuit(`forecast-${index + 1}`, log, observe);
    return { own, service: guardedForecasts(service, own) };
  });
  const all = [...Object.values(circuits), ...forecasts.map(({ own }) => own)];
  return {
    cards: guardedCards(cardGateway(settings, port), circuits.cards),
    mail: mail && guardedMail(mail, circuits.mail),
    sms,
    alerts: alertService(settings, { port, sms }),
    webhooks: httpWebhooks({ local: settings.sandbox }),
    accounting: accounting ? guardedAccounting(accounting, circuits.accounting) : undefined,
    forecasts: forecasts.map(({ service }) => service),
    providers: () => all.map(({ provider, openSince }) => ({ name: provider, silentSince: openSince() })),
    workAt: circuits,
    close: async () => mail?.close(),
  };
}
