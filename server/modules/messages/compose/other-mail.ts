import * as z from 'zod/mini';
import { cents } from '#domain/money.ts';
import { issued } from '#server/common/secrets.ts';
import { findAreaRequestById } from '#server/modules/areas/queries.ts';
import { findCorrectionOfRefund } from '#server/modules/bookings/queries/storefronts.ts';
import { findManualReview } from '#server/modules/reviews/queries.ts';
import { areaConfirmTemplate, areaOpenedTemplate } from '../mail/area/template.ts';
import { isolate, plain } from '../mail/isolate.ts';
import { reviewReceiptTemplate, reviewTemplate } from '../mail/manual-review/template.ts';
import { alertTemplate } from '../mail/operator-alert/template.ts';
import { paidNotBookedTemplate } from '../mail/paid-not-booked/template.ts';
import { refundTemplate } from '../mail/refund/template.ts';
import { siteIn } from '../parts/links.ts';
import type { Composer } from './types.ts';

const Refunded = z.object({
  orderNo: z.string(),
  amount: z.number(),
  bookingId: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  /** Of a part: the visit stays, and the operator may have said why. */
  part: z.optional(z.boolean()),
  words: z.nullish(z.string()),
  /** It went back by transfer or cheque, and not to the card. */
  elsewhere: z.optional(z.boolean()),
  byHand: z.optional(z.boolean()),
});

/** A refund that has no booking is of a payment that never became one. */
export const refundMail: Composer = async (deps, row, { contact }) => {
  const {
    orderNo,
    amount,
    bookingId,
    contactName,
    part = false,
    words,
    elsewhere = false,
    byHand = false,
  } = Refunded.parse(row.detail);
  const partNo = row.subject.split(':')[2];
  const correction = bookingId && partNo ? await findCorrectionOfRefund(deps.db, { bookingId, partNo }) : null;
  const corrected = correction && { storefrontSize: correction.toSize, selectedLayout: correction.toLayout };
  const language = row.language ?? 'fr';
  const site = `${siteIn(deps, language)}/calendar-booking`;
  const wasBooked = bookingId !== null;
  const facts = {
    orderNo,
    amount: cents(amount),
    contactName,
    wasBooked,
    part,
    words: words ?? null,
    corrected,
    elsewhere,
    byHand,
    site,
  };
  return {
    letter: refundTemplate(facts, { language, contact }),
    language,
    name: plain(isolate(contactName ?? '')),
  };
};

const PaidNotBooked = z.object({ orderNo: z.string(), amount: z.number(), contactName: z.string() });

/** The payment could not become a booking; its refund is on the way. */
export const paidNotBookedMail: Composer = async (deps, row, { contact }) => {
  const { amount, ...facts } = PaidNotBooked.parse(row.detail);
  const language = row.language ?? 'fr';
  const site = `${siteIn(deps, language)}/calendar-booking`;
  const letter = paidNotBookedTemplate({ ...facts, amount: cents(amount), site }, { language, contact });
  return { letter, language, name: plain(isolate(facts.contactName)) };
};

/** A request for a look at a storefront: to the operator, who answers the visitor, and the visitor's receipt. */
export const reviewMail: Composer = async (deps, { topic, subject }, { contact, texts, operatorEmail: to }) => {
  const review = await findManualReview(deps.db, subject);
  if (!review) throw new Error(`no review for ${topic}: ${subject}`);
  const { language, email } = review;
  const page = `${siteIn(deps, language)}/admin/reviews?review=${review.id}`;
  return topic === 'mail.manual-review'
    ? { letter: reviewTemplate(review, { language, contact, page }), language, to, replyTo: email }
    : { letter: reviewReceiptTemplate(review, { language, contact, texts }), language };
};

/** The wish to be told of an area may have been taken back meanwhile. */
export const areaMail: Composer = async (deps, row, { contact }) => {
  const request = await findAreaRequestById(deps.db, row.subject);
  const [confirms, state] = [row.topic === 'mail.area-confirm', request?.state];
  if (!request || state === 'left') return { dropped: 'the request was taken back' };
  if (confirms && state !== 'asked') return { dropped: 'the request is confirmed already' };
  const { area, language, createdAt: askedAt } = request;
  const site = siteIn(deps, language);
  const answer = (action: string) => `${site}/area-request?token=${issued(deps, request)}&action=${action}`;
  const links = { confirm: answer('confirm'), leave: answer('leave'), site: `${site}/postal-code` };
  const write = confirms ? areaConfirmTemplate : areaOpenedTemplate;
  return { letter: write({ area, askedAt, links }, { language, contact }), language };
};

/** Both languages are in it; French, the first one, is what it says it is in. */
export const alertMail: Composer = async (deps, { subject, detail }, { contact, operatorEmail: to }) => ({
  letter: alertTemplate({ subject, detail: detail ?? {} }, { contact, site: (language) => siteIn(deps, language) }),
  language: 'fr',
  to,
});
