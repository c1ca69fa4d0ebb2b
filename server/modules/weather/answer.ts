import { type AppointmentTime, crewsOn } from '#domain/calendar/schedule.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { type AnswerEffect, effectOf, isClosed, type WeatherResponse } from '#domain/weather/answer.ts';
import type { Appointment } from '#domain/weather/next-day.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { writeMove } from '#server/modules/bookings/move/write.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { lockVisit } from '#server/modules/bookings/queries/visits.ts';
import { inDemandAt } from '#server/modules/calendar/open-days.ts';
import { endHold, holdForWeather, isHoldActive } from '#server/modules/calendar/queries/weather-holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { findProposal, findWeatherLink, type Proposal, updateProposal } from './queries/proposals.ts';
import { clearVisits, isOpen, type ProposalView, stateOf, viewOf } from './read-proposal.ts';

export type AnsweredProposal = {
  message: string;
  appointmentDate: string;
  appointmentTime: AppointmentTime;
  answer: WeatherResponse;
  proposal: ProposalView;
};

const confirmations: Record<WeatherResponse, Bilingual> = {
  accept: {
    en: 'Your appointment has been rescheduled for better weather. A new confirmation email will follow.',
    fr: 'Votre rendez-vous est déplacé vers une journée plus clémente. Un nouveau courriel de confirmation suivra.',
  },
  decline: {
    en: 'Your original appointment is maintained. We continue to monitor the weather.',
    fr: 'Votre rendez-vous initial est maintenu. Nous continuons de surveiller la météo.',
  },
};

type Answer = { token: string; action: string | undefined; change: boolean; opened?: boolean; language: Language };

/**
 * Records the answer given by a link and moves the visit, in one transaction. Opening a link again shows the first answer;
 * only the page's own button (`change`) can change it, until the deadline. Mails and texts are opened by scanners that run
 * scripts: being `opened` has no effect.
 */
export async function answerProposal(
  deps: Deps,
  { token, action, change, opened = false, language }: Answer,
): Promise<AnsweredProposal | Refusal> {
  if (action !== 'accept' && action !== 'decline') return refuse('WEATHER_ACTION_INVALID');
  return withLockedBooking(deps, { token, language }, async (tx, locked) => {
    const effect = effectOf(stateOf(locked.proposal), { action, change, now: locked.now });
    if (opened && effect !== 'show' && effect !== 'expired') return refuse('WEATHER_PRESS_NEEDED');
    return takeEffect(tx, effect, locked);
  });
}

export async function takeEffect(tx: Db, effect: AnswerEffect, locked: Locked): Promise<Refusal | undefined> {
  const { proposal, now } = locked;
  if (effect === 'expired') return refuse(proposal.withdrawnAt ? 'WEATHER_WITHDRAWN' : 'WEATHER_LINK_EXPIRED');
  if (effect === 'move') return moveTo(tx, proposal.proposed, locked);
  if (effect === 'move-back') return moveBack(tx, locked);
  if (effect === 'keep') await record(tx, proposal, { clientResponse: 'decline', responseReceivedAt: now });
  return;
}

/** Moves the visit to another clear day and releases the proposed one. */
export async function chooseDay(
  deps: Deps,
  { token, date, language }: { token: string; date: string; language: Language },
): Promise<AnsweredProposal | Refusal> {
  const link = await findWeatherLink(deps.db, sha256(token));
  const unlocked = link && (await findProposal(deps.db, link.proposalId));
  const visit = unlocked && (await findBookingById(deps.db, unlocked.bookingId));
  const clear = unlocked && visit ? await clearVisits(deps, visit, unlocked) : [];
  return withLockedBooking(deps, { token, language }, async (tx, locked) => {
    const { booking, proposal, now } = locked;
    if (isClosed(stateOf(proposal), now))
      return refuse(proposal.withdrawnAt ? 'WEATHER_WITHDRAWN' : 'WEATHER_LINK_EXPIRED');
    if (date === booking.appointmentDate && proposal.clientResponse === 'accept') return;
    const day = date === proposal.proposed.date ? proposal.proposed : clear.find((one) => one.date === date);
    return day ? moveTo(tx, day, locked) : refuse('DATE_NOT_OPEN');
  });
}

type Locked = {
  booking: Booking;
  proposal: Proposal;
  rules: CalendarRules;
  overUnpaidSince?: Date | null;
  now: Date;
};
type Change = (tx: Db, locked: Locked) => Promise<Refusal | undefined>;

/** Locks the booking of a link before reading anything, so that concurrent answers see each other's writes. */
async function withLockedBooking(
  deps: Deps,
  { token, language }: { token: string; language: Language },
  change: Change,
): Promise<AnsweredProposal | Refusal> {
  const link = await findWeatherLink(deps.db, sha256(token));
  if (!link) return refuse('WEATHER_LINK_INVALID');
  const rules = await deps.calendar.rules.read();
  const overUnpaidSince = await inDemandAt(deps, deps.clock.now());
  const outcome = await transact(deps.db, async (tx) => {
    const booking = await lockVisit(tx, link.bookingId);
    const proposal = await findProposal(tx, link.proposalId);
    if (!booking || !proposal) return refuse('WEATHER_LINK_INVALID');
    const now = deps.clock.now();
    if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
    if (booking.status !== 'active' || link.expiresAt <= now) return refuse('WEATHER_LINK_EXPIRED');
    return change(tx, { booking, proposal, rules, overUnpaidSince, now });
  });
  if (isRefusal(outcome)) return outcome;
  deps.calendar.claims.forget();
  const [booking, proposal] = await Promise.all([
    findBookingById(deps.db, link.bookingId),
    findProposal(deps.db, link.proposalId),
  ]);
  if (!booking || !proposal?.clientResponse) return refuse('WEATHER_LINK_EXPIRED');
  const { clientResponse: answer } = proposal;
  const { appointmentDate, appointmentTime } = booking;
  const view = await viewOf(deps, booking, proposal);
  return { message: confirmations[answer][language], appointmentDate, appointmentTime, answer, proposal: view };
}

/** Moves to the held day, or to an open one with a free crew, and then releases the hold; by an answer, or without one. */
export async function moveTo(
  tx: Db,
  to: Appointment,
  { booking, proposal, rules, overUnpaidSince = null, now }: Locked,
  by: 'answer' | 'silence' = 'answer',
): Promise<Refusal | undefined> {
  const { holdId, id: answers } = proposal;
  if (!isOpen(to, { rules, now })) return refuse('DATE_TAKEN');
  const held = holdId !== null && to.date === proposal.proposed.date && (await isHoldActive(tx, holdId));
  const from = held ? { holdId } : { crews: crewsOn(to.date, rules), overUnpaidSince };
  // No thank-you without an answer.
  const wishedBy = by === 'silence' ? ('operator' as const) : undefined;
  const moved = await writeMove(tx, {
    ...to,
    booking,
    movedBy: 'weather',
    ...(wishedBy && { wishedBy }),
    from,
    answers,
    now,
  });
  if (isRefusal(moved)) return moved;
  if (holdId !== null && !held) await endHold(tx, holdId, 'released');
  const answered = by === 'answer' && ({ clientResponse: 'accept', responseReceivedAt: now } as const);
  await record(tx, proposal, { ...answered, movedToDate: to.date });
  return;
}

/** Moves back to the original day, if it is still free, and holds the proposed day again until the deadline. */
async function moveBack(
  tx: Db,
  { booking, proposal, rules, overUnpaidSince = null, now }: Locked,
): Promise<Refusal | undefined> {
  const { id: answers, original, proposed, answerBy: expiresAt } = proposal;
  if (!isOpen(original, { rules, now })) return refuse('DATE_TAKEN');
  const move = {
    ...original,
    booking,
    movedBy: 'weather',
    wishedBy: 'customer',
    from: { crews: crewsOn(original.date, rules), overUnpaidSince },
    answers,
    now,
  } as const;
  const moved = await writeMove(tx, move);
  if (isRefusal(moved)) return moved;
  const crews = crewsOn(proposed.date, rules);
  const hold = {
    ...{ ...proposed, bookingId: booking.id, notificationId: answers, expiresAt },
    ...{ crews, overUnpaidSince, now },
  };
  const holdId = await holdForWeather(tx, hold);
  await record(tx, proposal, { clientResponse: 'decline', responseReceivedAt: now, movedToDate: null, holdId });
  return;
}

type AnswerChange = Parameters<typeof updateProposal>[2];
const record = (tx: Db, { id }: Proposal, change: AnswerChange) =>
  updateProposal(tx, id, { state: 'answered', ...change });
