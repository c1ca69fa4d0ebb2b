import * as z from 'zod/mini';
import type { TextMessage } from '#adapters/sms/port.ts';
import { schedule } from '#business/schedule.ts';
import { isCoated } from '#business/services.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { minuteMs } from '#domain/durations.ts';
import { appointmentTime } from '#domain/fields.ts';
import { textNumber } from '#domain/typed/phone.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { isInQuestion } from '#server/modules/decisions/list.ts';
import { keptWeather } from '#server/modules/weather/queries/undecided.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import type { NotSent } from '../parts/channel.ts';
import { isOptedOut } from '../queries/opt-outs.ts';
import { aftercareText, followUpText, onMyWayText, reminderText, replyText, weatherAnswerText } from '../sms/texts.ts';
import { paymentLinkWords } from './payment-link.ts';
import { proposalWords } from './proposal.ts';
import { type Dropped, type Subject, secondsUntil, type Words } from './types.ts';
import { waitingWords } from './waiting.ts';

type Composer = Pick<
  Deps,
  'db' | 'clock' | 'taxRatesAt' | 'calendar' | 'appSecret' | 'previousAppSecret' | 'publicUrl' | 'settings'
>;
/** How often an undecided message is checked again. */
const decidedWithinMs = 30 * minuteMs;

/** A text about the glass is worthless hours later. */
const careSeconds = 3 * 3600;
/** The longest that the provider keeps one. */
const replySeconds = 10 * 3600;

const Visit = z.object({ date: z.string(), time: appointmentTime });
const WeatherAnswer = z.object({ answer: z.enum(['accept', 'decline']) });
const OnMyWay = z.object({ until: z.string() });
const Reply = z.object({ words: z.string() });

/** Composes the text of a row from current data, or says why it is obsolete. */
export async function composeText(deps: Composer, row: OutboxRow): Promise<TextMessage | NotSent> {
  const to = textNumber(row.recipient ?? '');
  if (to === null) return { dropped: 'no-number' };
  // Help is sent on request, even after an opt-out.
  const isAsked = row.topic === 'sms.reply' && row.detail?.atAnyHour === true;
  if (!isAsked && (await isOptedOut(deps.db, to))) return { dropped: 'opted-out' };
  const words = await wordsOf(deps, row);
  return 'body' in words ? { to, reference: String(row.id), ...words } : words;
}

async function wordsOf(deps: Composer, row: OutboxRow): Promise<Words | NotSent> {
  if (row.topic === 'sms.payment-link') return paymentLinkWords(deps, row);
  if (row.topic === 'sms.waiting-offer') return waitingWords(deps, row);
  if (row.topic === 'sms.reply') return replyWords(row);
  const booking = await findBookingById(deps.db, row.subject);
  if (!booking || booking.status === 'cancelled') return { dropped: 'cancelled' };
  if (booking.status === 'no-show') return { dropped: 'no-show' };
  const subject = { row, booking, language: row.language ?? booking.language };
  return row.topic === 'sms.weather-proposal' ? proposalWords(deps, subject) : visitWords(deps, subject);
}

async function visitWords(deps: Composer, { row, booking, language }: Subject): Promise<Words | NotSent> {
  const { clock, settings } = deps;
  const { date, time } = Visit.parse(row.detail);
  if (date !== booking.appointmentDate || time !== booking.appointmentTime) return { dropped: 'moved' };
  const now = clock.now();
  const { contact } = await settings.read();
  switch (row.topic) {
    case 'sms.weather-answer': {
      const { answer } = WeatherAnswer.parse(row.detail);
      return { body: weatherAnswerText({ answer, date, time }, language), validSeconds: replySeconds };
    }
    case 'sms.service-reminder': {
      const validSeconds = secondsUntil(appointmentInstant(date, time, schedule.timeZone), now);
      if (validSeconds <= 0) return { dropped: 'visit-begun' };
      if (await isInQuestion(deps, booking)) return { waits: new Date(now.getTime() + decidedWithinMs) };
      const weather = await keptWeather(deps.db, booking);
      const visit = { date, time, address: booking.address, today: today(now, schedule.timeZone), weather };
      return { body: reminderText(visit, language), validSeconds };
    }
    case 'sms.on-my-way': {
      const { until } = OnMyWay.parse(row.detail);
      const validSeconds = secondsUntil(new Date(until), now);
      if (validSeconds <= 0) return { dropped: 'late' };
      return { body: onMyWayText(booking, language), validSeconds };
    }
    case 'sms.aftercare':
      if (!isCoated(booking.coatingType)) return { dropped: 'uncoated' };
      return { body: aftercareText(contact, language), validSeconds: careSeconds };
    case 'sms.follow-up':
      return { body: followUpText(contact, language), validSeconds: careSeconds };
    default:
      throw new Error(`no text is made of ${row.topic}`);
  }
}

/** What an operator answered; its text is deleted with the message. */
function replyWords({ detail, language }: OutboxRow): Words | Dropped {
  const reply = Reply.safeParse(detail);
  if (!reply.success) return { dropped: 'words-deleted' };
  return { body: replyText(reply.data.words, language ?? 'fr'), validSeconds: replySeconds };
}
