import type { Bilingual } from '../language.ts';

/** What a webhook may be told of a booking. */
export const webhookEvents = [
  'booking.booked',
  'booking.moved',
  'booking.cancelled',
  'booking.refunded',
  'booking.done',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What a trial sends; nobody subscribes to it. */
export const trialEvent = 'webhook.trial';

/** Why an endpoint gets nothing any more: an owner stopped it, it answered 410, or no call succeeded for a week. */
export const stopCauses = ['owner', 'gone', 'silent'] as const;
export type StopCause = (typeof stopCauses)[number];

/** An endpoint counts as dead when every call to it has failed for so long. */
export const silentAfterDays = 7;

/** How long the former secret signs beside the new one, so that a receiver can change over. */
export const formerSecretHours = 24;

/** What a call's answer means: an endpoint that says 410 wants no more calls. */
export type Verdict = 'accepted' | 'gone' | 'later';

export const verdictOf = (status: number): Verdict =>
  status === 410 ? 'gone' : status >= 200 && status < 300 ? 'accepted' : 'later';

/** The events in words. */
export const eventNames: Readonly<Record<WebhookEvent, Bilingual>> = {
  'booking.booked': { en: 'Booked', fr: 'Réservée' },
  'booking.moved': { en: 'Moved', fr: 'Déplacée' },
  'booking.cancelled': { en: 'Cancelled', fr: 'Annulée' },
  'booking.refunded': { en: 'Refunded', fr: 'Remboursée' },
  'booking.done': { en: 'Done', fr: 'Effectuée' },
};
