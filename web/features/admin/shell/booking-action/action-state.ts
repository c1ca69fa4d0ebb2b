import type { BookingStory } from '#contract/admin/bookings.ts';
import type { CalendarVisit } from '#contract/admin/calendar.ts';
import { codeOf, isUnanswered, wordsOf } from '#web/client/failure.ts';

/** What an operator sees of a booking before they change it: its visit in the calendar, the whole story in the list. */
export type SeenBooking = Omit<CalendarVisit, 'service'> & { story?: BookingStory };

export function seenIn(story: BookingStory): SeenBooking {
  const { orderNo: order, clientId, businessName: name, status } = story.booking;
  const { appointmentDate: date, appointmentTime: time } = story.booking;
  return { order, clientId, name, date, time, status, version: story.version, story };
}

/**
 * `changed`: someone else was first, and nothing was written. `unknown`: no response came, and it may have been done.
 * `password`: it is required, or was wrong. `refused`: the server's words say why.
 */
type RefusalKind = 'changed' | 'unknown' | 'password' | 'signed-out' | 'refused';
export type Refusal = {
  kind: RefusalKind;
  code: string;
  words: string;
  /** The booking as the operator saw it, if it has changed since. */
  before: SeenBooking | null;
};

const kinds: Readonly<Record<string, RefusalKind>> = {
  BOOKING_CHANGED: 'changed',
  PASSWORD_NEEDED: 'password',
  PASSWORD_WRONG: 'password',
  SIGN_IN_NEEDED: 'signed-out',
};

export function refusalOf(failure: unknown): Refusal {
  const code = codeOf(failure);
  const kind = kinds[code] ?? (isUnanswered(failure) ? 'unknown' : 'refused');
  return { kind, code, words: wordsOf(failure), before: null };
}

/** Whether the booking's state is unknown until it is refetched. */
export const isOvertaken = ({ kind }: Refusal): boolean => kind === 'changed' || kind === 'unknown';

export type ActionState = {
  /** What the next press is about; its version is sent with the call. Null if no booking is involved. */
  seen: SeenBooking | null;
  pending: boolean;
  refusal: Refusal | null;
  /** As typed; null until it is asked for. */
  password: string | null;
};

export type ActionEvent =
  | { type: 'sent' | 'done' | 'dismissed' }
  | { type: 'typed'; password: string }
  /** `story`: the booking's current state, if it was refetched. */
  | { type: 'refused'; refusal: Refusal; story: BookingStory | null };

export const opened = (seen: SeenBooking | null): ActionState => ({
  seen,
  pending: false,
  refusal: null,
  password: null,
});

/** What was typed stays whatever the response. Once changes are shown, the next press is about the current booking. */
export function nextState(state: ActionState, event: ActionEvent): ActionState {
  switch (event.type) {
    case 'sent':
      return { ...state, pending: true, refusal: null };
    case 'done':
    case 'dismissed':
      return { ...state, pending: false, refusal: null };
    case 'typed':
      return { ...state, password: event.password };
    case 'refused': {
      const { refusal, story } = event;
      const isOther = story !== null && story.version !== state.seen?.version;
      return {
        pending: false,
        seen: isOther ? seenIn(story) : state.seen,
        refusal: { ...refusal, before: isOther ? state.seen : null },
        password: refusal.kind === 'password' ? '' : state.password,
      };
    }
  }
}
