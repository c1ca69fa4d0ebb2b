import type { Review } from '#contract/admin/reviews.ts';
import { clockOf } from '#web/features/admin/shell/due-clock.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

const kinds = { open: 'open', asked: 'asked', accepted: 'completed', declined: 'declined' } as const;

/** By when an answer was promised; once there is one, which. */
export function ReviewClock({ review, now }: { review: Review; now: string }) {
  const words = useMessages(messages);
  const clock = clockOf(review, now, useLanguage());
  if (clock !== '')
    return <span className={`text-[0.875rem]/5 ${review.late ? 'font-semibold text-error' : ''}`}>{clock}</span>;
  return (
    <span className="admin-badge" data-kind={kinds[review.state]}>
      {words.states[review.state]}
    </span>
  );
}
