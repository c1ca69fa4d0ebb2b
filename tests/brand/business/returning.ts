import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Bilingual } from '#domain/language.ts';
import type { PlanTimes } from '#domain/offers/plan.ts';
import type { RatingTimes } from '#domain/offers/rating.ts';
import type { SeasonOfferTimes } from '#domain/offers/season.ts';

/** Where customers may write what they think of us, in their language. Null: nobody is asked. */
export const ratingPage: Bilingual<string> | null = null;

/** When a customer is asked for a review, counted from the day on which the visit was marked as done. */
export const ratingTimes: RatingTimes = { afterDays: 3, withinDays: 30, troubleDays: 90 };

/** When clients are offered a refresh: six weeks before a season, so that its first weeks are not empty. */
export const seasonOfferTimes: SeasonOfferTimes = { leadDays: 42, withinYears: 3 };

/** When the days of a planned visit are proposed. */
export const planTimes: PlanTimes = { leadDays: 28, noticeDays: 10 };

/** When the mails by consent are queued. */
export const offersAt: AppointmentTime = '10:00 AM';

/** How long the link of an offer leads to the appointments with everything filled in. */
export const offerLinkDays = 90;

/** How long the link of a price sent on request leads to the appointments with everything filled in. */
export const priceLetterDays = 14;

/** How many days before that end its one reminder leaves, at the hour of the others, if it was asked for. */
export const priceReminderDays = 4;

/** How long the link that withdraws works; the anti-spam law asks for sixty days at least. */
export const unsubscribeLinkDays = 365;
