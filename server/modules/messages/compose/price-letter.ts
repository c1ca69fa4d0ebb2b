import { isReminded, reminderObstacle } from '#domain/pricing/price-letter.ts';
import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import type { PriceLetter } from '#server/database/schema/documents/price-letters.ts';
import { priceAttached } from '#server/modules/documents/price-letter/attached.ts';
import { findLetter, hasBookedSince } from '#server/modules/price-letters/queries.ts';
import { proofsAttached } from '#server/modules/proofs/valid.ts';
import { priceLetterTemplate, priceReminderTemplate } from '../mail/price-letter/template.ts';
import type { Composer, Composing, Dropped } from './types.ts';

const ended: Dropped = { dropped: 'price-letter-ended' };

function linksOf(deps: Composing, letter: PriceLetter) {
  const [site, token] = [siteIn(deps, letter.language), issued(deps, letter)];
  return { open: `${site}/calendar-booking?letter=${token}`, stop: `${site}/unsubscribe?token=${token}` };
}

/** A price with its paper, and the certificates for clients. */
export const priceLetterMail: Composer = async (deps, row, { contact }) => {
  const letter = await findLetter(deps.db, row.subject);
  if (!letter || letter.expiresAt <= deps.clock.now()) return ended;
  const { language, base, gst, qst, total, taxRates } = letter;
  const price = { base, gst, qst, total, taxRates };
  return {
    letter: priceLetterTemplate({ ...letter, price, links: linksOf(deps, letter), reminds: isReminded(letter) }),
    language,
    attachments: [
      ...(await priceAttached({ ...letter, contact }, language)),
      ...(await proofsAttached(deps, language)),
    ],
  };
};

export const priceReminderMail: Composer = async (deps, row) => {
  const letter = await findLetter(deps.db, row.subject);
  if (!letter) return ended;
  const now = deps.clock.now();
  const obstacle = reminderObstacle(letter, { now, hasBooked: await hasBookedSince(deps.db, letter) });
  if (obstacle) return { dropped: obstacle };
  const links = linksOf(deps, letter);
  return { letter: priceReminderTemplate({ ...letter, links }), language: letter.language, unsubscribe: links.stop };
};
