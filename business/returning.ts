import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Bilingual } from '#domain/language.ts';
import type { PlanTimes } from '#domain/offers/plan.ts';
import type { RatingTimes } from '#domain/offers/rating.ts';
import type { SeasonOfferTimes } from '#domain/offers/season.ts';

/** Where customers can review us, in their language, until an owner sets it. Null: no one is asked. */
export const ratingPage: Bilingual<string> | null = null;

/** When a customer is asked for a review, counted from the day the visit was marked done. */
export const ratingTimes: RatingTimes = { afterDays: 3, withinDays: 30, troubleDays: 90 };

/** When clients are offered a refresh: six weeks before a season, so that its first weeks are not empty. */
export const seasonOfferTimes: SeasonOfferTimes = { leadDays: 42, withinYears: 3 };

/** When the days of a planned visit are proposed: four weeks before it, and ten days before it at the latest. */
export const planTimes: PlanTimes = { leadDays: 28, noticeDays: 10 };

/** When consent-based e-mails are queued. */
export const offersAt: AppointmentTime = '10:00 AM';

/** How long an offer's link opens the appointments with everything filled in. */
export const offerLinkDays = 90;

/** How long the link of a price sent on request opens the appointments with everything filled in. */
export const priceLetterDays = 14;

/** How many days before that end its one reminder leaves, at the hour of the others, if it was asked for. */
export const priceReminderDays = 4;

/** How long the unsubscribe link works; the anti-spam law requires at least sixty days. */
export const unsubscribeLinkDays = 365;
