import type { Review } from '#contract/admin/reviews.ts';
import { SmallLayout } from '#web/features/admin/shell/booking-parts.tsx';
import { dayOfInstant } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TableHead } from '#web/ui/table-head.tsx';
import { layoutOf, sizeOf } from './labels.ts';
import { messages } from './messages.ts';
import { ReviewClock } from './review-clock.tsx';

type Opens = { now: string; opened: string | null; onOpen: (id: string) => void };
type RowProps = Opens & { review: Review };

/** The reviews: a table where there is room, cards with the same facts on phones. */
export function ReviewRows({ reviews, wide, ...opens }: Opens & { reviews: readonly Review[]; wide: boolean }) {
  const words = useMessages(messages);
  const rows = reviews.map((review) => ({ key: review.id, review, ...opens }));
  if (!wide)
    return (
      <ul className="admin-cards" aria-label={words.title}>
        {rows.map(({ key, ...row }) => (
          <Card key={key} {...row} />
        ))}
      </ul>
    );
  return (
    <table className="admin-table">
      <caption className="sr-only">{words.title}</caption>
      <TableHead columns={[words.company, words.storefront, words.visitor, words.answer]} />
      <tbody>
        {rows.map(({ key, ...row }) => (
          <Row key={key} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ review, opened, onOpen, now }: RowProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <tr aria-selected={review.id === opened} className="review-row">
      <th scope="row">
        <OpenButton review={review} opened={opened} onOpen={onOpen} />
        <span className="admin-second">{words.askedOn[review.kind](dayOfInstant(review.createdAt, language))}</span>
      </th>
      <td>
        <div className="admin-property">
          <SmallLayout layout={review.selectedLayout} />
          <div>
            <b>{sizeOf(review, language)}</b>
            <span>{layoutOf(review, language)}</span>
          </div>
        </div>
      </td>
      <td>
        <b className="review-email">{review.email}</b>
        <span>{words.writesIn[review.language]}</span>
      </td>
      <td>
        <ReviewClock review={review} now={now} />
      </td>
    </tr>
  );
}

function Card({ review, opened, onOpen, now }: RowProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <li className="admin-card">
      <div className="admin-card-head">
        <SmallLayout layout={review.selectedLayout} />
        <div>
          <OpenButton review={review} opened={opened} onOpen={onOpen} />
          <span className="admin-second">{words.askedOn[review.kind](dayOfInstant(review.createdAt, language))}</span>
        </div>
      </div>
      <dl>
        <div className="admin-card-pair">
          <dt>{words.answer}</dt>
          <dd>
            <ReviewClock review={review} now={now} />
          </dd>
        </div>
        <div className="admin-card-pair">
          <dt>{words.storefront}</dt>
          <dd>
            {sizeOf(review, language)}, {layoutOf(review, language)}
          </dd>
        </div>
        <div className="admin-card-pair">
          <dt>{words.visitor}</dt>
          <dd className="review-email">
            {review.email}
            <br />
            {words.writesIn[review.language]}
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** The whole row is its target. */
function OpenButton({ review, opened, onOpen }: Omit<RowProps, 'now'>) {
  return (
    <button
      type="button"
      className="admin-open review-company"
      aria-expanded={review.id === opened}
      onClick={() => onOpen(review.id)}
    >
      {review.companyName}
    </button>
  );
}
