import { Fragment } from 'react';
import type { AdminBooking, BookingOrder } from '#contract/admin/bookings.ts';
import { formatLongDate } from '#domain/format.ts';
import { answerName } from '#domain/funnel/answer-names.ts';
import { sizeName } from '#domain/names.ts';
import { ServiceBadge, SmallLayout, StatusBadge } from '#web/features/admin/shell/booking-parts.tsx';
import { answersOf, clientName, dayOf, dayOfInstant, layoutLabel, timeOf } from '#web/features/admin/shell/labels.ts';
import { messages } from '#web/features/admin/shell/messages.ts';
import { ChevronUp } from '#web/pictures/icons.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { byDay, walk } from './rows.ts';

type Opens = { opened: string | null; onOpen: (orderNo: string) => void };
type RowProps = Opens & {
  booking: AdminBooking;
  /** Its day is shown above it. */
  grouped: boolean;
};

type ListProps = Opens & {
  bookings: readonly AdminBooking[];
  wide: boolean;
  order: BookingOrder;
  onOrder: (order: BookingOrder) => void;
};

/**
 * The bookings: a table where there is room, cards with the same pairs on phones; under the days of their visits where
 * these give the order. Arrow keys go from booking to booking.
 */
export function BookingList({ bookings, wide, order, onOrder, ...opens }: ListProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const groups = byDay(bookings, order);
  if (!wide) {
    return (
      <div data-list>
        {groups.map(({ day, bookings: some }) => (
          <Fragment key={day}>
            {day !== '' && (
              <h2 className="mt-5 mb-2 font-serif text-[1.0625rem]/6 font-[380] first:mt-0">
                {formatLongDate(day, language)}
              </h2>
            )}
            <ul className="admin-cards" aria-label={day === '' ? words.list : formatLongDate(day, language)}>
              {some.map((booking) => (
                <Card key={booking.bookingId} booking={booking} grouped={day !== ''} {...opens} />
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    );
  }
  return (
    <table className="admin-table" data-list>
      <caption className="sr-only">{words.list}</caption>
      <Heads order={order} onOrder={onOrder} />
      {groups.map(({ day, bookings: some }) => (
        <tbody key={day}>
          {day !== '' && (
            <tr className="h-auto!">
              <th
                scope="rowgroup"
                colSpan={5}
                className="bg-ivory-50 pt-4! pb-2! font-serif text-[1.0625rem]/6 font-[380]!"
              >
                {formatLongDate(day, language)}
              </th>
            </tr>
          )}
          {some.map((booking) => (
            <Row key={booking.bookingId} booking={booking} grouped={day !== ''} {...opens} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Heads({ order, onOrder }: Pick<ListProps, 'order' | 'onOrder'>) {
  const words = useMessages(messages);
  const visit = order === 'visit' ? 'ascending' : order === 'latest-visit' ? 'descending' : undefined;
  const next = order === 'visit' ? 'latest-visit' : 'visit';
  return (
    <thead>
      <tr>
        <th scope="col" className="py-0!" aria-sort={order === 'newest' ? 'descending' : undefined}>
          <SortButton
            label={words.sortNewest}
            sorted={order === 'newest' && 'descending'}
            onPress={() => onOrder('newest')}
          >
            {words.client}
          </SortButton>
        </th>
        <th scope="col" className="py-0!" aria-sort={visit}>
          <SortButton
            label={next === 'visit' ? words.sortVisit : words.sortLatest}
            sorted={visit ?? false}
            onPress={() => onOrder(next)}
          >
            {words.appointment}
          </SortButton>
        </th>
        {[words.service, words.property, words.glass].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type SortButtonProps = {
  label: string;
  sorted: 'ascending' | 'descending' | false;
  onPress: () => void;
  children: string;
};

function SortButton({ label, sorted, onPress, children }: SortButtonProps) {
  return (
    <button
      type="button"
      className={classNames('inline-flex min-h-11 items-center gap-2 text-start', sorted && 'font-medium text-ink-900')}
      aria-label={label}
      data-tip={label}
      onClick={onPress}
    >
      {children}
      {sorted && <ChevronUp className={classNames('w-2.5', sorted === 'descending' && '[transform:rotate(180deg)]')} />}
    </button>
  );
}

/** What the cells of a row and the lines of a card share. */
function useCells(booking: AdminBooking) {
  const words = useMessages(messages);
  const language = useLanguage();
  return {
    booked: words.booked(dayOfInstant(booking.createdAt, language)),
    day: dayOf(booking.appointmentDate, language),
    time: timeOf(booking, language),
    size: sizeName(booking.storefrontSize, language),
    layout: layoutLabel(booking.selectedLayout, language),
    glass: answerName('coverages', booking.glassCoverage, language),
    monthly: booking.monthlyService === 'yes' ? words.monthlyYes : words.monthlyNo,
    // The same on nearly every row: the drawer shows it, and a row read aloud is whole.
    answers: answersOf(booking, language),
  };
}

function Row({ booking, grouped, opened, onOpen }: RowProps) {
  const words = useMessages(messages);
  const cells = useCells(booking);
  return (
    <tr aria-selected={booking.orderNo === opened}>
      <th scope="row">
        <OpenButton booking={booking} opened={opened} onOpen={onOpen} booked={cells.booked} />
      </th>
      <td>
        <b>{grouped ? cells.time : cells.day}</b>
        {!grouped && <span>{cells.time}</span>}
      </td>
      <td>
        <ServiceBadge service={booking.coatingType} />
        <StatusBadge status={booking.status} />
      </td>
      <td>
        <div className="admin-property">
          <SmallLayout layout={booking.selectedLayout} />
          <div>
            <b>{cells.size}</b>
            <span>
              {cells.layout}, {booking.postalCode}
            </span>
          </div>
        </div>
      </td>
      <td>
        <b>{cells.glass}</b>
        <span>{cells.monthly}</span>
        <Answers label={words.screening} answers={cells.answers} />
      </td>
    </tr>
  );
}

function Card({ booking, grouped, opened, onOpen }: RowProps) {
  const words = useMessages(messages);
  const cells = useCells(booking);
  const pairs = [
    [words.appointment, grouped ? cells.time : `${cells.day}, ${cells.time}`],
    [words.property, `${cells.size}, ${cells.layout}, ${booking.postalCode}`],
    [words.glass, `${cells.glass}. ${cells.monthly}`],
  ] as const;
  return (
    <li className="admin-card">
      <div className="admin-card-head">
        <SmallLayout layout={booking.selectedLayout} />
        <div>
          <OpenButton booking={booking} opened={opened} onOpen={onOpen} booked={cells.booked} />
        </div>
        <ServiceBadge service={booking.coatingType} />
        <StatusBadge status={booking.status} />
      </div>
      <dl>
        {pairs.map(([label, value]) => (
          <div key={label} className="admin-card-pair">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Answers label={words.screening} answers={cells.answers} />
    </li>
  );
}

const Answers = ({ label, answers }: { label: string; answers: string }) =>
  answers && (
    <p className="sr-only">
      {label} {answers}
    </p>
  );

/** The whole row is its target. */
function OpenButton({ booking, opened, onOpen, booked }: Omit<RowProps, 'grouped'> & { booked: string }) {
  return (
    <button
      type="button"
      className="admin-open"
      data-order={booking.orderNo}
      aria-expanded={booking.orderNo === opened}
      onClick={() => onOpen(booking.orderNo)}
      onKeyDown={walk}
    >
      <b className="admin-client">{clientName(booking)}</b>
      <span>
        <WithCodes text={`${booking.clientId}, ${booked}`} />
      </span>
    </button>
  );
}
