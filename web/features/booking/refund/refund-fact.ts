import type { Booking, Papers } from '../use-booking.ts';
import type { Refunds } from './messages.ts';

type Money = { booking: Pick<Booking, 'refundStatus'>; papers: Papers; kept: number };

export function refundFact({ booking: { refundStatus }, papers, kept }: Money, words: Refunds): string | undefined {
  const isBack = papers.some(({ kind }) => kind === 'credit-note');
  const isPending = refundStatus === 'pending';
  if (refundStatus !== 'review' && kept > 0 && (isBack || isPending))
    return words[isPending ? (isBack ? 'both' : 'coming') : 'part'];
  if (isPending && isBack) return words.rest;
  return words[refundStatus ?? ''];
}
