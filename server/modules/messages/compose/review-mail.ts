import * as z from 'zod/mini';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import type { Deps } from '#server/deps.ts';
import { checkOffer, linkExpiry, type Offer, offerOf, type ReviewAnswer } from '#server/modules/reviews/offer.ts';
import { findManualReview, type ManualReview } from '#server/modules/reviews/queries.ts';
import { mailTextsAt } from '#server/modules/texts/mail-texts.ts';
import type { MailContext } from '../mail/layout/context.ts';
import type { RenderedMail } from '../mail/layout/frame.ts';
import {
  reviewAcceptedTemplate,
  reviewDeclinedTemplate,
  reviewQuestionTemplate,
} from '../mail/review-answer/template.ts';
import type { Composer } from './types.ts';

const Answered = z.object({ words: z.nullable(z.string()) });

/** What the operator answered to a request for a review. */
export const reviewAnswerMail: Composer = async (deps, row, { contact, texts }) => {
  const review = await findManualReview(deps.db, row.subject);
  if (!review) throw new Error(`no review for ${row.topic}: ${row.subject}`);
  const { words } = Answered.parse(row.detail);
  const { language } = review;
  const business = { publicUrl: deps.publicUrl, contact, texts };
  if (row.topic === 'mail.review-declined') return { letter: declined(business, review, words), language };
  if (row.topic === 'mail.review-question')
    return { letter: reviewQuestionTemplate({ review, words: words ?? '' }, { language, contact, texts }), language };
  if (review.linkExpiresAt === null || review.linkExpiresAt <= deps.clock.now())
    return { dropped: 'review-link-ended' };
  const offer = await offerOf(deps.db, review.id);
  const token = issued(deps, review);
  return { letter: accepted(business, review, { words, offer, token, expiresAt: review.linkExpiresAt }), language };
};

/** A preview before sending: what the visitor would read, with a placeholder link. */
export async function previewReviewAnswer(
  deps: Deps,
  { id, answer }: { id: string; answer: ReviewAnswer },
): Promise<Pick<RenderedMail, 'subject' | 'text'> | Refusal> {
  const review = await findManualReview(deps.db, id);
  if (!review) return refuse('NOT_FOUND');
  const words = answer.words === '' ? null : answer.words;
  const settings = await deps.settings.read();
  const { contact } = settings;
  const texts = mailTextsAt(settings, deps.clock.now());
  const business = { publicUrl: deps.publicUrl, contact, texts };
  if (answer.kind === 'decline') return seen(declined(business, review, words));
  if (answer.kind === 'ask')
    return seen(reviewQuestionTemplate({ review, words: answer.words }, { language: review.language, contact, texts }));
  const offer = await checkOffer(deps, answer);
  if (isRefusal(offer)) return offer;
  const expiresAt = linkExpiry(deps.clock.now());
  return seen(accepted(business, review, { words, offer, token: '…', expiresAt }));
}

const seen = ({ subject, text }: RenderedMail) => ({ subject, text });

type Business = Pick<Deps, 'publicUrl'> & Omit<MailContext, 'language'>;

function declined({ publicUrl, contact, texts }: Business, review: ManualReview, words: string | null): RenderedMail {
  const { language } = review;
  return reviewDeclinedTemplate(
    { review, words, others: `${siteIn({ publicUrl }, language)}/other-companies` },
    { language, contact, texts },
  );
}

type Accepted = { words: string | null; offer: Offer; token: string; expiresAt: Date };

function accepted(
  { publicUrl, contact, texts }: Business,
  review: ManualReview,
  { token, ...facts }: Accepted,
): RenderedMail {
  const { language } = review;
  const link = `${siteIn({ publicUrl }, language)}/calendar-booking?review=${token}`;
  return reviewAcceptedTemplate({ review, link, ...facts }, { language, contact, texts });
}
