import { hasExpired, type SavedCard, type VaultToken } from '#domain/ledger/saved-card.ts';
import type { Deps } from '#server/deps.ts';
import { cardOf, deleteCard, type StoredCard } from './queries.ts';
import { unseal } from './seal.ts';

/** As much of it as may be shown. */
export const shownCard = ({ brand, last4, expires }: SavedCard): SavedCard => ({ brand, last4, expires });

/** `gone`: what was kept and cannot be used any more; it is forgotten, and the client is told. */
export type Offered = { card: StoredCard; token: VaultToken } | { gone: SavedCard } | null;

type Needs = Pick<Deps, 'db' | 'clock' | 'cards' | 'log' | 'appSecret' | 'previousAppSecret'>;

/** The card that a form may offer to whoever came by a secret link of this mailbox. */
export async function offeredCard(deps: Needs, mailbox: string | null): Promise<Offered> {
  const card = mailbox === null ? null : await cardOf(deps.db, mailbox);
  if (!card) return null;
  const token = unseal(card.sealed, deps);
  if (token && card.store === deps.cards.store && !hasExpired(card, deps.clock.now())) return { card, token };
  return forgotten(deps, card, token ? 'it expired, or is of another store' : 'it is sealed under another secret');
}

/** A card that the gateway or we cannot use is not offered twice. */
export async function forgotten(
  { db, log }: Pick<Needs, 'db' | 'log'>,
  card: StoredCard,
  why: string,
): Promise<{ gone: SavedCard }> {
  await deleteCard(db, card.id);
  log.info({ bookingId: card.bookingId, why }, 'a saved card was forgotten');
  return { gone: shownCard(card) };
}
