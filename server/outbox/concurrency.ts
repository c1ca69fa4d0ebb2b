import type { DeliveryService } from '#domain/outbox/topics.ts';
import type { Db } from '#server/database/database.ts';
import { isStopped } from './service-pauses.ts';
import type { Pass } from './worker.ts';

/** `isSilent`: whether the provider does not answer, so that the next call is a trial. */
export type ProviderPass = Pass & { isSilent?: (() => boolean) | undefined };

type Provider = { service: DeliveryService; most: number; isSilent: ProviderPass['isSilent'] };

/** How many calls a provider gets at a time: one as a trial while it is silent or rejects our settings. */
export const callsAllowed =
  (db: Db, { service, most, isSilent = () => false }: Provider) =>
  async (): Promise<number> =>
    isSilent() || (await isStopped(db, service)) ? 1 : most;
