import { serviceName } from '#business/services.ts';
import type { Found } from '#contract/admin/search.ts';
import { formatPhone } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { messages as record } from '../booking-record.messages.ts';
import { named } from '../booking-record.ts';
import { clientName, dayOf } from '../labels.ts';
import { messages } from './messages.ts';

export type Kind = keyof Found;
export const kinds = ['bookings', 'clients', 'requests'] as const satisfies readonly Kind[];

/** A line of the results; `order` is the booking that it is, or the newest of the client. */
export type Hit = { id: string; kind: Kind; name: string; facts: string; href: string; order: string | null };

const listed = (...facts: (string | false | null)[]) => facts.filter(Boolean).join(', ');

/** What a search found, in the order in which the arrow keys pass it. */
export function hitsOf(found: Found, language: Language): Hit[] {
  const words = inLanguage(messages, language);
  const { statuses } = inLanguage(record, language);
  const bookings = found.bookings.map((booking): Hit => {
    const { orderNo, contactName, appointmentDate, coatingType, status } = booking;
    return {
      ...{ id: orderNo, kind: 'bookings', name: clientName(booking), order: orderNo },
      facts: listed(
        dayOf(appointmentDate, language),
        serviceName(coatingType, language),
        status !== 'active' && named(statuses, status),
        contactName !== clientName(booking) && contactName,
        orderNo,
      ),
      href: `/admin?booking=${encodeURIComponent(orderNo)}`,
    };
  });
  const clients = found.clients.map((client): Hit => {
    const { id, number, contactName, address, phone, phoneExtension, visits, newestOrder } = client;
    const name = clientName({ ...client, clientId: number });
    return {
      ...{ id, kind: 'clients', name, order: newestOrder },
      facts: listed(
        contactName !== name && contactName,
        address,
        phone && formatPhone(phone, language, phoneExtension),
        words.visits(visits),
      ),
      href: `/admin/clients?client=${id}`,
    };
  });
  const requests = found.requests.map(({ kind, id, answered, name, email, about }): Hit => {
    const day = kind === 'waiting' ? dayOf(about, language) : about;
    return {
      ...{ id: `${kind}-${id}`, kind: 'requests', name: name || email, order: null },
      facts: listed(words.kinds[kind], day, name ? email : null),
      href: requestPages[kind](id, answered),
    };
  });
  return [...bookings, ...clients, ...requests];
}

const reviewPage = (id: string, answered: boolean) => `/admin/reviews?${answered ? 'list=answered&' : ''}review=${id}`;
const requestPages: Record<Found['requests'][number]['kind'], (id: string, answered: boolean) => string> = {
  ...{ quote: reviewPage, review: reviewPage },
  area: () => '/admin/areas',
  waiting: () => '/admin/waiting-list',
};
