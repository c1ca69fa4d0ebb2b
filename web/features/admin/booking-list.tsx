import type { AdminBooking } from '#contract/admin-bookings.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { answerName, sizeName } from '#web/ui/names.ts';
import { ServiceBadge, SmallLayout, StatusBadge } from './booking-parts.tsx';
import { answersOf, dayOf, dayOfInstant, layoutLabel, timeOf } from './labels.ts';
import { messages } from './messages.ts';

type Opens = { opened: string | null; onOpen: (orderNo: string) => void };
type RowProps = Opens & { booking: AdminBooking };

/** The bookings: a table where there is room, cards with the same pairs on phones. */
export function BookingList({
  bookings,
  wide,
  ...opens
}: Opens & { bookings: readonly AdminBooking[]; wide: boolean }) {
  const words = useMessages(messages);
  const rows = bookings.map((booking) => ({ key: booking.bookingId, booking, ...opens }));
  if (!wide) {
    return (
      <ul className="admin-cards" aria-label={words.list}>
        {rows.map(({ key, ...row }) => (
          <Card key={key} {...row} />
        ))}
      </ul>
    );
  }
  const heads = [words.clientId, words.appointment, words.service, words.property, words.glass, words.screening];
  return (
    <table className="admin-table">
      <caption className="sr-only">{words.list}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, ...row }) => (
          <Row key={key} {...row} />
        ))}
      </tbody>
    </table>
  );
}

/** What the cells of a row and the lines of a card say alike. */
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
    answers: answersOf(booking, language) || words.notAsked,
  };
}

function Row({ booking, opened, onOpen }: RowProps) {
  const cells = useCells(booking);
  return (
    <tr aria-selected={booking.orderNo === opened}>
      <th scope="row">
        <OpenButton booking={booking} opened={opened} onOpen={onOpen} />
        <span>{cells.booked}</span>
      </th>
      <td>
        <b>{cells.day}</b>
        <span>{cells.time}</span>
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
      </td>
      <td>{cells.answers}</td>
    </tr>
  );
}

function Card({ booking, opened, onOpen }: RowProps) {
  const words = useMessages(messages);
  const cells = useCells(booking);
  const pairs = [
    [words.appointment, `${cells.day}, ${cells.time}`],
    [words.property, `${cells.size}, ${cells.layout}, ${booking.postalCode}`],
    [words.glass, `${cells.glass}. ${cells.monthly}`],
    [words.screening, cells.answers],
  ] as const;
  return (
    <li className="admin-card">
      <div className="admin-card-head">
        <SmallLayout layout={booking.selectedLayout} />
        <div>
          <OpenButton booking={booking} opened={opened} onOpen={onOpen} />
          <span>{cells.booked}</span>
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
    </li>
  );
}

/** The whole row is its target. */
function OpenButton({ booking, opened, onOpen }: RowProps) {
  return (
    <button
      type="button"
      className="admin-open"
      aria-expanded={booking.orderNo === opened}
      onClick={() => onOpen(booking.orderNo)}
    >
      {booking.clientId}
    </button>
  );
}
