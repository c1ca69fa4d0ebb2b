import { createHash } from 'node:crypto';
import { isPast } from './cards.ts';
import type { SettledTicket, SimulatorStore } from './store.ts';

const prefixOf = (storeId: string): string => createHash('sha256').update(storeId).digest('hex').slice(0, 8);

/** A card is kept under the payment that brought it in, and one store cannot use another's keys. */
export const dataKey = (storeId: string, serial: number): string => `vk${prefixOf(storeId)}${serial}`;
export const issuerId = (serial: number): string => `iss${serial}`;

/** The payment by which a card came into the vault; null if there is no such key. */
export async function vaulted(store: Pick<SimulatorStore, 'all'>, key: string): Promise<SettledTicket | null> {
  const serial = Number(/^vk[\da-f]{8}(\d+)$/.exec(key)?.[1]);
  const ticket = (await store.all()).find((one) => one.serial === serial);
  return ticket?.state === 'approved' ? ticket : null;
}

type Asked = { store: Pick<SimulatorStore, 'all'>; now: Date; storeId: string; token: unknown };

/** What is wrong with the cards that a form is to offer; `key` is that of the first. */
export async function readToken({
  store,
  now,
  storeId,
  token,
}: Asked): Promise<{ key: string | null; fault?: string }> {
  if (token === undefined) return { key: null };
  const [first] = Array.isArray(token) && token.length <= 3 ? token : [];
  const { data_key: key, issuer_id: issuer } = (first ?? {}) as { data_key?: unknown; issuer_id?: unknown };
  if (typeof key !== 'string' || typeof issuer !== 'string')
    return { key: null, fault: 'token must name data_key and issuer_id' };
  const found = await vaulted(store, key);
  if (!found || key !== dataKey(storeId, found.serial) || issuer !== issuerId(found.serial))
    return { key: null, fault: 'data_key is not known to this store' };
  return isPast(found.settlement.expiry, now) ? { key: null, fault: 'the card has expired' } : { key };
}
