import { offerObstacles } from '#domain/offers/visit.ts';

/** Why we skip a queued message; for a consent-based e-mail also what prevents it. */
const dropReasons = [
  ...offerObstacles,
  'address-settled',
  'answer-too-late',
  'cancellation-undone',
  'cancelled',
  'day-closed',
  'day-not-held',
  'erased',
  'late',
  'link-ended',
  'link-withdrawn',
  'moved',
  'no-number',
  'no-paper',
  'no-season',
  'no-show',
  'opted-out',
  'paid',
  'price-letter-ended',
  'proposal-closed',
  'quote-ended',
  'request-confirmed',
  'request-settled',
  'request-withdrawn',
  'review-link-ended',
  'season-begun',
  'uncoated',
  'visit-begun',
  'words-deleted',
] as const;
export type DropReason = (typeof dropReasons)[number];

/** How an attempt ended; the provider's own words may accompany it. */
const deliveryFailures = [
  'address',
  'content',
  'deferred',
  'lost',
  'mailbox',
  'no-record',
  'other',
  'restored',
  'settings',
  'silence',
  'undelivered',
  'unmade',
] as const;

export const failureCodes = [...dropReasons, ...deliveryFailures] as const;
export type FailureCode = (typeof failureCodes)[number];

/** A code from another release is unknown here; without one there are only words. */
export const knownFailure = (code: string): FailureCode => failureCodes.find((known) => known === code) ?? 'other';

/** Why a provider rejects our settings; its own words are kept alongside. */
export const stopReasons = ['credentials', 'sender', 'account', 'other'] as const;
export type StopReason = (typeof stopReasons)[number];
