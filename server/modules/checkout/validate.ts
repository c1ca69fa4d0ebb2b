import { holdMinutes } from '#business/policies.ts';
import { schedule } from '#business/schedule.ts';
import { needOf } from '#business/services.ts';
import type { BookingChoice } from '#domain/booking/checkout.ts';
import { isInvitationCode } from '#domain/booking/invitation.ts';
import { checkAppointment } from '#domain/calendar/availability.ts';
import { type AppointmentTime, appointmentInstant } from '#domain/calendar/schedule.ts';
import { minuteMs } from '#domain/durations.ts';
import { areasAt, checkArea } from '#domain/funnel/area.ts';
import { coverageOf, type Layout, skipsQuiz } from '#domain/funnel/layout.ts';
import type { Aesthetic, Feeling, Purpose } from '#domain/funnel/quiz.ts';
import { isBookableSize, type StorefrontSize } from '#domain/funnel/size.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { cleanCode, cleanNumber } from '#domain/typed/code.ts';
import type { Deps } from '#server/deps.ts';
import { appointmentCodes } from '#server/modules/calendar/appointment-refusals.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { validCodes } from '#server/modules/settings/invitation-codes.ts';

type Blank<T> = T | '' | null | undefined;

/** A booking as requested by the browser; shapes are checked, rules are not yet. */
export type RequestedBooking = {
  postalCode: string;
  storefrontSize: StorefrontSize;
  selectedLayout: Layout;
  feeling?: Blank<Feeling>;
  aesthetic?: Blank<Aesthetic>;
  purpose?: Blank<Purpose>;
  appointmentDate: string;
  appointmentTime: AppointmentTime;
  coatingType: CoatingType;
  monthlyService?: Blank<'yes' | 'no'>;
  clientId?: Blank<string>;
  invitationCode?: Blank<string>;
  reviewId?: Blank<string>;
  source?: Blank<string>;
};

/** The area, the size, the day and time, and the invitation, by the current rules. Returns the first that fails. */
export async function validateBooking(
  deps: Pick<Deps, 'calendar' | 'clock' | 'settings' | 'invitationCodes'>,
  asked: RequestedBooking,
): Promise<BookingChoice | Refusal> {
  const rules = await deps.calendar.rules.read();
  const area = checkArea(asked.postalCode, areasAt(rules, deps.clock.now()));
  if (!area.served) return refuse('AREA_NOT_SERVED');
  if (!isBookableSize(asked.storefrontSize)) return refuse('SIZE_NOT_BOOKABLE');
  const notOpen = checkVisit(asked, rules, deps.clock.now());
  if (notOpen) return notOpen;
  const invitation = needOf(asked.coatingType) === 'code' ? (asked.invitationCode ?? '') : null;
  if (invitation !== null && !isInvitationCode(invitation, await validCodes(deps))) {
    return refuse('INVITATION_CODE_INVALID');
  }
  return chosen(asked, invitation);
}

type Visit = Pick<RequestedBooking, 'appointmentDate' | 'appointmentTime'>;

/** Whether a day and time can be paid for now. */
export function checkVisit(
  { appointmentDate, appointmentTime }: Visit,
  rules: CalendarRules,
  now: Date,
): Refusal | null {
  const appointment = checkAppointment(appointmentDate, appointmentTime, calendarView(rules, now));
  if (appointment) return refuse(appointmentCodes[appointment]);
  // Otherwise the visit could begin while its card form is open, and the payment would be refunded.
  const holdEnds = now.getTime() + holdMinutes * minuteMs;
  const begins = appointmentInstant(appointmentDate, appointmentTime, schedule.timeZone);
  return begins.getTime() < holdEnds ? refuse('TIME_NOT_OPEN') : null;
}

function chosen(asked: RequestedBooking, invitation: string | null): BookingChoice {
  const quiz = !skipsQuiz(asked.selectedLayout);
  return {
    postalCode: asked.postalCode.trim(),
    storefrontSize: asked.storefrontSize,
    selectedLayout: asked.selectedLayout,
    glassCoverage: coverageOf(asked.selectedLayout),
    feeling: (quiz && asked.feeling) || null,
    aesthetic: (quiz && asked.aesthetic) || null,
    purpose: (quiz && asked.purpose) || null,
    appointmentDate: asked.appointmentDate,
    appointmentTime: asked.appointmentTime,
    coatingType: asked.coatingType,
    monthlyService: asked.monthlyService || 'no',
    clientNumber: needOf(asked.coatingType) === 'order' ? cleanNumber(asked.clientId ?? '') : null,
    invitationCode: invitation === null ? null : cleanCode(invitation),
    ...(asked.reviewId && { reviewId: asked.reviewId }),
    ...(asked.source && { source: asked.source }),
  };
}
