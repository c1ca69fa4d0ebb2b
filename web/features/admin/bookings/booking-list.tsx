import { Fragment } from 'react';
import type { BookingOrder, ListedBooking } from '#contract/admin/bookings.ts';
import { formatLongDate, formatMoney } from '#domain/format.ts';
import { answerName } from '#domain/funnel/answer-names.ts';
import { cents } from '#domain/money.ts';
import { sizeName } from '#domain/names.ts';
import { ServiceBadge, SmallLayout, StatusBadge } from '#web/features/admin/shell/booking-parts.tsx';
import {
  answersOf,
  clientName,
  dayOf,
  dayOfInstant,
  layoutLabel,
  paymentState,
  timeOf,
} from '#web/features/admin/shell/labels.ts';
import { messages } from '#web/features/admin/shell/messages.ts';
import { tableFrom, useRoom } from '#web/features/admin/shell/resource/use-room.ts';
import { ChevronUp } from '#web/pictures/icons.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { byDay } from './rows.ts';

type Opens = { opened: string | null; onOpen: (orderNo: string) => void };
type RowProps = Opens & {
  booking: ListedBooking;
  /** Its day is shown above it. */
  grouped: boolean;
};

type ListProps = Opens & {
  bookings: readonly ListedBooking[];
  order: BookingOrder;
  onOrder: (order: BookingOrder) => void;
};

const dayClass = 'font-serif text-[1.0625rem]/6 font-[380]!';

/** The bookings: a table where there is room, else cards; under the days of their visits where these give the order. */
export function BookingList({ bookings, order, onOrder, ...opens }: ListProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  // With room the storefront has its column, then its glass.
  const { frame, room } = useRoom(tableFrom, 704, 896);
  const groups = byDay(bookings, order);
  return (
    <div ref={frame} data-list>
      {room > 0 ? (
        <table className="admin-table">
          <caption className="sr-only">{words.list}</caption>
          <Heads order={order} onOrder={onOrder} room={room} />
          {groups.map(({ day, bookings: some }) => (
            <tbody key={day}>
              {day !== '' && (
                <tr className="h-auto!">
                  <th scope="rowgroup" colSpan={3 + room} className={`bg-ivory-50 pt-4! pb-2! ${dayClass}`}>
                    {formatLongDate(day, language)}
                  </th>
                </tr>
              )}
              {some.map((booking) => (
                <Row room={room} key={booking.bookingId} booking={booking} grouped={day !== ''} {...opens} />
              ))}
            </tbody>
          ))}
        </table>
      ) : (
        groups.map(({ day, bookings: some }) => (
          <Fragment key={day}>
            {day !== '' && <h2 className={`mt-4 mb-2 first:mt-0 ${dayClass}`}>{formatLongDate(day, language)}</h2>}
            <ul
              className="border border-line bg-white"
              aria-label={day === '' ? words.list : formatLongDate(day, language)}
            >
              {some.map((booking) => (
                <Card key={booking.bookingId} booking={booking} grouped={day !== ''} {...opens} />
              ))}
            </ul>
          </Fragment>
        ))
      )}
    </div>
  );
}

type Room = { room: number };

function Heads({ order, onOrder, room }: Pick<ListProps, 'order' | 'onOrder'> & Room) {
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
        <th scope="col">{words.service}</th>
        {room > 1 && <th scope="col">{words.property}</th>}
        {room > 2 && <th scope="col">{words.glass}</th>}
        <th scope="col" className="text-end!">
          {words.amount}
        </th>
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
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center gap-2 text-start',
        sorted && 'font-medium text-ink-900',
      )}
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
function useCells(booking: ListedBooking) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { total } = booking;
  return {
    booked: words.booked(dayOfInstant(booking.createdAt, language)),
    day: dayOf(booking.appointmentDate, language),
    time: timeOf(booking, language),
    size: sizeName(booking.storefrontSize, language),
    place: `${layoutLabel(booking.selectedLayout, language)}, ${booking.postalCode}`,
    glass: answerName('coverages', booking.glassCoverage, language),
    monthly: booking.monthlyService === 'yes' ? words.monthlyYes : words.monthlyNo,
    amount: total === undefined ? '–' : formatMoney(cents(total), language),
    state: words.paymentStates[paymentState(booking)],
    // The same on nearly every row: the drawer shows it, and a row read aloud is whole.
    answers: answersOf(booking, language),
  };
}

function Row({ booking, grouped, opened, onOpen, room }: RowProps & Room) {
  const words = useMessages(messages);
  const { booked, day, time, size, place, glass, monthly, amount, state, answers } = useCells(booking);
  return (
    <tr aria-selected={booking.orderNo === opened}>
      <th scope="row" className="[&_.admin-second]:whitespace-nowrap">
        <OpenButton booking={booking} opened={opened} onOpen={onOpen} booked={booked} />
      </th>
      <td>
        <b>{grouped ? time : day}</b>
        {!grouped && <span>{time}</span>}
      </td>
      <td>
        <ServiceBadge service={booking.coatingType} />
        <StatusBadge status={booking.status} />
      </td>
      {room > 1 && (
        <td>
          <div className="flex items-center gap-3">
            {room > 2 && <SmallLayout layout={booking.selectedLayout} />}
            <div>
              <b>{size}</b>
              <span>{place}</span>
            </div>
          </div>
        </td>
      )}
      {room > 2 && (
        <td>
          <b>{glass}</b>
          <span>{monthly}</span>
        </td>
      )}
      <td className="text-end!">
        <b className="whitespace-nowrap">{amount}</b>
        <span>{state}</span>
        <Answers label={words.screening} answers={answers} />
      </td>
    </tr>
  );
}

function Card({ booking, grouped, opened, onOpen }: RowProps) {
  const words = useMessages(messages);
  const { booked, day, time, size, place, glass, monthly, amount, state, answers } = useCells(booking);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line px-3 py-2.5 text-[0.875rem]/5 not-first:border-t [&_b]:block [&_b]:font-medium">
      <OpenButton booking={booking} opened={opened} onOpen={onOpen} booked={booked} />
      <p className="text-end">
        <b>{amount}</b>
        <span className="admin-second">{state}</span>
      </p>
      <p className="col-span-full mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        {grouped ? time : `${day}, ${time}`}
        <ServiceBadge service={booking.coatingType} />
        <StatusBadge status={booking.status} />
      </p>
      <p className="admin-second col-span-full mt-0.5">
        {size}, {place}. {glass}. {monthly}
      </p>
      <Answers label={words.screening} answers={answers} />
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
    >
      <b className="admin-client">{clientName(booking)}</b>
      <span className="admin-second">
        <WithCodes text={`${booking.clientId}, ${booked}`} />
      </span>
    </button>
  );
}
