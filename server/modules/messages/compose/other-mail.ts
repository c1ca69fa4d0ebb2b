import * as z from 'zod/mini';
import { accessChanges } from '#domain/access/roles.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import { findAreaRequestById } from '#server/modules/areas/queries.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { papersAttached } from '#server/modules/documents/attached.ts';
import { issuedPapers } from '#server/modules/documents/issue.ts';
import { accountOfBooking } from '#server/modules/refunds/account.ts';
import { subjectOfRefund } from '#server/modules/refunds/queries.ts';
import { findManualReview } from '#server/modules/reviews/queries.ts';
import { accessTemplate } from '../mail/access/template.ts';
import { areaConfirmTemplate, areaOpenedTemplate } from '../mail/area/template.ts';
import { named, plain } from '../mail/isolate.ts';
import { reviewReceiptTemplate, reviewTemplate } from '../mail/manual-review/template.ts';
import { alertTemplate } from '../mail/operator-alert/template.ts';
import { paidNotBookedTemplate, refundTemplate } from '../mail/refund/template.ts';
import type { Composer, Composing } from './types.ts';

const Refunded = z.object({
  orderNo: z.string(),
  amount: z.number(),
  bookingId: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  words: z.nullish(z.string()),
  /** Refunded by transfer or cheque instead of to the card. */
  elsewhere: z.optional(z.boolean()),
  byHand: z.optional(z.boolean()),
  /** It was to be added to a booking that stands. */
  ofCharge: z.optional(z.boolean()),
});

/** A refund without a booking is for a payment that never became one. */
export const refundMail: Composer = async (deps, row) => {
  const { bookingId, amount, ...told } = Refunded.parse(row.detail);
  const language = row.language ?? 'fr';
  const site = `${siteIn(deps, language)}/calendar-booking`;
  const booked = bookingId === null ? null : await standing(deps, bookingId, row.subject);
  return {
    letter: refundTemplate({ ...told, amount: cents(amount), wasBooked: bookingId !== null, booked, site }),
    language,
    name: plain(named(told.contactName ?? '')),
    attachments: booked ? await papersAttached(booked.papers, language) : [],
  };
};

/** A booking's balance with one of its refunds; null if no longer on record. */
async function standing(deps: Composing, bookingId: string, subject: string) {
  const booking = await findBookingById(deps.db, bookingId);
  const account = booking && (await accountOfBooking(deps.db, booking));
  const credit = account?.credits.find(({ refund }) => subjectOfRefund(refund) === subject);
  if (!booking || !account || !credit) return null;
  const { amount, correction } = credit;
  const parts = { ...amount, taxRates: booking.taxRates };
  const corrected = correction && { storefrontSize: correction.toSize, selectedLayout: correction.toLayout };
  const papers = await issuedPapers(deps, booking, [credit.number]);
  const creditNote = papers[0]?.number ?? null;
  return { parts, cancelled: booking.status === 'cancelled', account, corrected, creditNote, papers };
}

const PaidNotBooked = z.object({
  orderNo: z.string(),
  amount: z.number(),
  contactName: z.string(),
  ofCharge: z.optional(z.boolean()),
});

export const paidNotBookedMail: Composer = async (deps, row) => {
  const { amount, ...facts } = PaidNotBooked.parse(row.detail);
  const language = row.language ?? 'fr';
  const site = `${siteIn(deps, language)}/calendar-booking`;
  const letter = paidNotBookedTemplate({ ...facts, amount: cents(amount), site });
  return { letter, language, name: plain(named(facts.contactName)) };
};

/** A request to review a storefront: to the operator, who answers the visitor, and the visitor's receipt. */
export const reviewMail: Composer = async (deps, { topic, subject }, { operatorEmail: to }) => {
  const review = await findManualReview(deps.db, subject);
  if (!review) throw new Error(`no review for ${topic}: ${subject}`);
  const { language, email } = review;
  const page = `${siteIn(deps, language)}/admin/reviews?review=${review.id}`;
  return topic === 'mail.manual-review'
    ? { letter: reviewTemplate({ ...review, page }), language, to, replyTo: email }
    : { letter: reviewReceiptTemplate(review), language };
};

/** The area request may have been withdrawn in the meantime. */
export const areaMail: Composer = async (deps, row) => {
  const request = await findAreaRequestById(deps.db, row.subject);
  const [confirms, state] = [row.topic === 'mail.area-confirm', request?.state];
  if (!request || state === 'left') return { dropped: 'request-withdrawn' };
  if (confirms && state !== 'asked') return { dropped: 'request-confirmed' };
  const { area, language, createdAt: askedAt } = request;
  const site = siteIn(deps, language);
  const answer = (action: string) => `${site}/area-request?token=${issued(deps, request)}&action=${action}`;
  const links = { confirm: answer('confirm'), leave: answer('leave'), site: `${site}/postal-code` };
  return { letter: (confirms ? areaConfirmTemplate : areaOpenedTemplate)({ area, askedAt, links }), language };
};

const AccessChanged = z.object({ change: z.enum(accessChanges), by: z.nullable(z.string()), at: z.string() });

export const accessMail: Composer = async (deps, { detail }) => {
  const { at, ...facts } = AccessChanged.parse(detail);
  const site = (language: Language) => siteIn(deps, language);
  return { letter: accessTemplate({ ...facts, at: new Date(at), site }), language: 'fr' };
};

/** It is bilingual; its declared language is French, which comes first. */
export const alertMail: Composer = async (deps, alert, { operatorEmail: to }) => ({
  letter: alertTemplate(alert, (language) => siteIn(deps, language)),
  language: 'fr',
  to,
});
