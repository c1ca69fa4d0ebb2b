import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { BookingRecord, PaymentReceipt } from '#contract/booking-details.ts';
import type { Papers as PaperList, Proofs } from '#contract/documents.ts';
import { keyHeader } from '#contract/key-header.ts';
import { call, type Output } from '#web/client/call.ts';
import { readBooking } from '#web/client/calls.ts';
import { RequestError } from '#web/client/request.ts';

export type Booking = z.infer<typeof BookingRecord>;
export type Receipt = z.infer<typeof PaymentReceipt>;
export type Papers = z.infer<typeof PaperList>;
type Answer = Output<typeof readBooking>;
export type LockedBooking = Extract<Answer, { locked: true }>['booking'];
export type LimitedBooking = Extract<Answer, { limited: true }>['booking'];

export type Whole = {
  state: 'whole';
  booking: Booking;
  receipt: Receipt | null;
  certificate: string | null;
  papers: Papers;
  proofs: z.infer<typeof Proofs>;
  /** Token of the picture to show to others. */
  share?: string | null | undefined;
  kept: number;
  freeRefresh?: boolean | undefined;
};
export type Reading =
  | { state: 'loading' }
  | { state: 'processing' }
  | { state: 'locked'; booking: LockedBooking }
  | { state: 'limited'; booking: LimitedBooking }
  | Whole
  | { state: 'unknown'; error: string }
  /** Paid and refunded: asking again changes nothing. */
  | { state: 'refused'; error: string }
  | { state: 'failed'; error: string };

/** What the page makes of a response, or of a failure: only 404 means that there is no such order. */
export function readingOf(answer: Answer | undefined, error: Error | null): Reading {
  if (error instanceof RequestError && error.status === 404) return { state: 'unknown', error: error.error };
  if (error instanceof RequestError && error.status === 409) return { state: 'refused', error: error.error };
  if (error) return { state: 'failed', error: error instanceof RequestError ? error.error : '' };
  if (!answer) return { state: 'loading' };
  if ('state' in answer) return { state: 'processing' };
  if ('locked' in answer) return { state: 'locked', booking: answer.booking };
  if ('limited' in answer) return { state: 'limited', booking: answer.booking };
  return {
    ...answer,
    state: 'whole',
    receipt: answer.paymentReceipt,
    proofs: answer.proofs ?? [], // while a release is rolled out, the one before may answer
  };
}

/** Pauses before a payment that is being finished is asked about by itself; then a button does it. */
const oncePause: readonly number[] = [5_000];

/** In a header, which no log of addresses holds. */
export const withKey = (key: string | null) => (key === null ? {} : { headers: { [keyHeader]: key } });

/** A booking by its order number; `key` is the secret of the confirmation e-mail's link. */
export function useBooking(order: string, key: string | null, pauses = oncePause) {
  const query = useQuery({
    queryKey: ['/api/booking-details', order, key],
    queryFn: ({ signal }) => call(readBooking, { params: { order }, query: {} }, { signal, ...withKey(key) }),
    enabled: order !== '', // Not known while the prerendered page is taken over.
    // A booking changes: it is refetched on each visit of the page.
    gcTime: 0,
    // Every response, requested by hand or not, uses up a pause; after the last one, or a failure, polling stops.
    refetchInterval: ({ state: { data, status, dataUpdateCount } }) =>
      status === 'success' && data && 'state' in data ? (pauses[dataUpdateCount - 1] ?? false) : false,
  });
  const { refetch } = query;

  return { reading: readingOf(query.data, query.error), asking: query.isFetching, askAgain: () => void refetch() };
}
