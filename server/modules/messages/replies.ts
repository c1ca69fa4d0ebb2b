import { optOutKeyword } from '#domain/delivery/opt-out.ts';
import { toE164 } from '#domain/delivery/phone-number.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deleteOptOut, insertAnsweredText, insertOptOut } from './queries/opt-outs.ts';

/** The longest word that is kept as the reason; whatever is longer is no wish. */
const longestReason = 40;

/** What somebody answered to a text: their wish for no more texts, or for texts again, is kept, once for each answer. */
export async function recordTextAnswer(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { providerId, from, body }: { providerId: string; from: string; body: string },
): Promise<void> {
  const [phone, wish] = [toE164(from), optOutKeyword(body)];
  if (phone === null || wish === null) return;
  const createdAt = clock.now();
  await transact(db, async (tx) => {
    if (!(await insertAnsweredText(tx, { providerId, createdAt }))) return;
    if (wish === 'start') return deleteOptOut(tx, phone);
    await insertOptOut(tx, { phone, reason: body.trim().slice(0, longestReason), createdAt });
    log.info({ wish }, 'somebody wants no more texts');
  });
}
