import type { AdminBooking, BookingStory } from '#contract/admin/bookings.ts';
import { visitOutcomes } from '#contract/admin/visit.ts';

export const bookingDialogs = ['move', 'text', 'contact', 'storefront', 'resend', 'outcome', 'note'] as const;
export type BookingDialog = (typeof bookingDialogs)[number];

type Visit = Pick<AdminBooking, 'status' | 'appointmentDate' | 'phone'>;

/** What may be done about a booking: an upcoming visit has no outcome yet. `today` is undefined until known. */
export function dialogsFor({ status, appointmentDate, phone }: Visit, today: string | undefined): BookingDialog[] {
  const isAhead = today !== undefined && appointmentDate > today;
  return bookingDialogs.filter((one) => {
    if (one === 'move' || one === 'storefront') return status === 'active';
    // Erased with the person.
    if (one === 'text') return phone !== '';
    return one !== 'outcome' || (status !== 'cancelled' && !(isAhead && status === 'active'));
  });
}

export type Outcome = (typeof visitOutcomes)[number];

/** What a visit may be marked as, other than its current outcome, and the usual choice. */
export const outcomesFor = (status: string): { offered: Outcome[]; usual: Outcome } => ({
  offered: visitOutcomes.filter((one) => one !== status),
  usual: status === 'active' ? 'completed' : 'active',
});

type Message = BookingStory['messages'][number];

/** The messages to people; accounting entries are not messages. */
export const messagesIn = ({ messages }: Pick<BookingStory, 'messages'>): Message[] =>
  messages.filter(({ kind, recipient }) => recipient !== null && !kind.startsWith('accounting.'));

/** Whether a message failed, or its delivery is unknown. */
export const isTroubled = ({ state }: Pick<Message, 'state'>): boolean => state === 'failed' || state === 'unknown';
