import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { priceDiffers } from '#domain/pricing/price-letter.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { todaysPrice } from './parts/todays-price.ts';
import { findLetterByToken } from './queries.ts';

/** What the holder of a price link continues with, and whether today's is another. Read-only. */
export async function readPriceLetter(deps: Deps, { token }: { token: string }) {
  const letter = await findLetterByToken(deps.db, sha256(token));
  if (!letter) return refuse('PRICE_LETTER_INVALID');
  if (letter.expiresAt <= deps.clock.now()) return refuse('PRICE_LETTER_ENDED');
  const { draft, email, companyName, createdAt } = letter;
  const { feeling, aesthetic, purpose, appointmentDate, appointmentTime, ...storefront } = draft;
  // What can no longer be booked is said by the page itself.
  const price = await todaysPrice(deps, { hash: null }, draft);
  return {
    ...storefront,
    ...{ feeling: feeling ?? null, aesthetic: aesthetic ?? null, purpose: purpose ?? null },
    ...{ appointmentDate: appointmentDate ?? null, appointmentTime: appointmentTime ?? null },
    ...{ email, companyName, sentOn: today(createdAt, schedule.timeZone) },
    changed: !isRefusal(price) && priceDiffers(letter, price),
  };
}
