import { offerObstacles } from '#domain/offers/visit.ts';

/** Why we leave out a message that was queued; of a mail by consent also what stands in its way. */
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
  'no-season',
  'no-show',
  'opted-out',
  'paid',
  'proposal-closed',
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

/** What became of an attempt; the provider's own words may stand beside it. */
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

/** Why a message has not arrived. */
export const failureCodes = [...dropReasons, ...deliveryFailures] as const;
export type FailureCode = (typeof failureCodes)[number];

/** A code of another release is not known here; what was noted without one has words alone. */
export const knownFailure = (code: string): FailureCode => failureCodes.find((known) => known === code) ?? 'other';

/** Why a provider refuses our settings; its own words stay beside. */
export const stopReasons = ['credentials', 'sender', 'account', 'other'] as const;
export type StopReason = (typeof stopReasons)[number];
