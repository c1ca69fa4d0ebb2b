import type { Review } from '#contract/admin/reviews.ts';
import { SmallLayout } from '#web/features/admin/shell/booking-parts.tsx';
import { dayOfInstant } from '#web/features/admin/shell/labels.ts';
import { ResponsiveTable } from '#web/features/admin/shell/resource/responsive-table.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { layoutOf, sizeOf } from './labels.ts';
import { messages } from './messages.ts';
import { ReviewClock } from './review-clock.tsx';

type ReviewRowsProps = {
  reviews: readonly Review[];
  now: string;
  opened: string | null;
  onOpen: (id: string) => void;
};

const tableClass =
  '[&_tbody_th]:w-[23%] [&_tbody_:is(th,td:nth-child(2))]:whitespace-normal! [&_tbody_td:last-child]:w-36 min-[100rem]:[&_tbody_td:last-child]:w-50';

/** The reviews, subject first. */
export function ReviewRows({ reviews, now, opened, onOpen }: ReviewRowsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const picture = ({ selectedLayout }: Review) => <SmallLayout layout={selectedLayout} />;
  return (
    <ResponsiveTable
      caption={words.title}
      className={tableClass}
      rows={reviews}
      idOf={({ id }) => id}
      opened={opened}
      head={words.company}
      name={({ id, companyName, kind, createdAt }) => (
        <>
          <button
            type="button"
            className="admin-open wrap-anywhere"
            aria-expanded={id === opened}
            onClick={() => onOpen(id)}
          >
            {companyName}
          </button>
          <span className="admin-second">{words.askedOn[kind](dayOfInstant(createdAt, language))}</span>
        </>
      )}
      sign={picture}
      columns={[
        {
          head: words.storefront,
          cell: (review) => (
            <div className="flex items-center gap-3">
              {picture(review)}
              <div>
                <b>{sizeOf(review, language)}</b>
                <span>{layoutOf(review, language)}</span>
              </div>
            </div>
          ),
          line: (review) => `${sizeOf(review, language)}, ${layoutOf(review, language)}`,
        },
        {
          head: words.visitor,
          cell: (review) => (
            <>
              <b className="wrap-anywhere">{review.email}</b>
              <span>{words.writesIn[review.language]}</span>
            </>
          ),
          line: (review) => (
            <span className="wrap-anywhere">
              {review.email}
              <br />
              {words.writesIn[review.language]}
            </span>
          ),
        },
        { head: words.answer, cell: (review) => <ReviewClock review={review} now={now} />, leads: true },
      ]}
    />
  );
}
