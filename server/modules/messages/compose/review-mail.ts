import * as z from 'zod/mini';
import type { Language } from '#domain/language.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import type { Deps } from '#server/deps.ts';
import { checkOffer, linkExpiry, offerOf, type ReviewAnswer } from '#server/modules/reviews/offer.ts';
import { findManualReview } from '#server/modules/reviews/queries.ts';
import { mailTextsAt } from '#server/modules/texts/mail-texts.ts';
import type { RenderedMail } from '../mail/layout/frame.ts';
import type { Letter } from '../mail/layout/letter.ts';
import {
  reviewAcceptedTemplate,
  reviewDeclinedTemplate,
  reviewQuestionTemplate,
} from '../mail/review-answer/template.ts';
import type { Composer } from './types.ts';

const Answered = z.object({ words: z.nullable(z.string()) });

const othersIn = (deps: Pick<Deps, 'publicUrl'>, language: Language) => `${siteIn(deps, language)}/other-companies`;
const linkIn = (deps: Pick<Deps, 'publicUrl'>, language: Language, token: string) =>
  `${siteIn(deps, language)}/calendar-booking?review=${token}`;

export const reviewAnswerMail: Composer = async (deps, row) => {
  const review = await findManualReview(deps.db, row.subject);
  if (!review) throw new Error(`no review for ${row.topic}: ${row.subject}`);
  const { words } = Answered.parse(row.detail);
  const { language, linkExpiresAt: expiresAt } = review;
  if (row.topic === 'mail.review-declined')
    return { letter: reviewDeclinedTemplate({ review, words, others: othersIn(deps, language) }), language };
  if (row.topic === 'mail.review-question') return { letter: reviewQuestionTemplate({ review, words }), language };
  if (expiresAt === null || expiresAt <= deps.clock.now()) return { dropped: 'review-link-ended' };
  const offer = await offerOf(deps.db, review.id);
  const link = linkIn(deps, language, issued(deps, review));
  return { letter: reviewAcceptedTemplate({ review, words, offer, link, expiresAt }), language };
};

/** A preview before sending: what the visitor would read, with a placeholder link. */
export async function previewReviewAnswer(
  deps: Deps,
  { id, answer }: { id: string; answer: ReviewAnswer },
): Promise<Pick<RenderedMail, 'subject' | 'text'> | Refusal> {
  const review = await findManualReview(deps.db, id);
  if (!review) return refuse('NOT_FOUND');
  const { language } = review;
  const settings = await deps.settings.read();
  const now = deps.clock.now();
  const words = answer.words === '' ? null : answer.words;
  if (answer.kind === 'decline')
    return seen(reviewDeclinedTemplate({ review, words, others: othersIn(deps, language) }));
  if (answer.kind === 'ask') return seen(reviewQuestionTemplate({ review, words }));
  const offer = await checkOffer(deps, answer);
  if (isRefusal(offer)) return offer;
  const accepted = { review, words, offer, link: linkIn(deps, language, '…'), expiresAt: linkExpiry(now) };
  return seen(reviewAcceptedTemplate(accepted));

  function seen(letter: Letter) {
    const { subject, text } = letter({ language, contact: settings.contact, texts: mailTextsAt(settings, now) });
    return { subject, text };
  }
}
