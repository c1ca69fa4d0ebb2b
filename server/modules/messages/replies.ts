import { optOutKeyword } from '#domain/delivery/opt-out.ts';
import { toE164 } from '#domain/delivery/phone-number.ts';
import type { Deps } from '#server/deps.ts';
import { deleteOptOut, insertOptOut } from './queries/opt-outs.ts';

/** The longest word that is kept as the reason; whatever is longer is no wish. */
const longestReason = 40;

/** What somebody answered to a text: their wish for no more texts, or for texts again, is kept. */
export async function recordTextAnswer(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { from, body }: { from: string; body: string },
): Promise<void> {
  const [phone, wish] = [toE164(from), optOutKeyword(body)];
  if (phone === null || wish === null) return;
  if (wish === 'start') return deleteOptOut(db, phone);
  await insertOptOut(db, { phone, reason: body.trim().slice(0, longestReason), createdAt: clock.now() });
  log.info({ wish }, 'somebody wants no more texts');
}
