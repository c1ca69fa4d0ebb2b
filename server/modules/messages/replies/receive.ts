import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import {
  isAnsweredByProvider,
  languageOfHelp,
  mayMeanVisit,
  type TextKeyword,
  textKeyword,
} from '#domain/outbox/opt-out.ts';
import { plainAnswer } from '#domain/outbox/plain-answer.ts';
import {
  bookingOfText,
  keptWords,
  senderOf,
  type TextOutcome,
  textsReachBackTo,
} from '#domain/outbox/received-text.ts';
import { textNumber } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { bookingsOfPhone, lockVisit } from '#server/modules/bookings/queries/visits.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { answerByText, openProposals } from '#server/modules/weather/answer-by-text.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { deleteOptOut, insertOptOut, isOptedOut } from '../queries/opt-outs.ts';
import { insertReceivedText, settleText, subjectOfReply } from '../queries/received-texts.ts';
import { helpText, stoppedText } from '../sms/texts.ts';

type Receiver = Pick<Deps, 'db' | 'clock' | 'log' | 'calendar' | 'settings'>;
/** `obeyed`: the keyword that the provider has already handled and answered. */
type Received = { providerId: string; from: string; body: string; obeyed?: TextKeyword | null };

/** The longest word stored as the reason of an opt-out. */
const longestReason = 40;

/**
 * An incoming text, handled once however often it is delivered. A keyword stops or resumes our texts, or is answered
 * with a help message; a plain yes or no answers the number's only open weather proposal and is confirmed; anything
 * else waits for an operator.
 */
export async function receiveText(deps: Receiver, { providerId, from, body, obeyed = null }: Received): Promise<void> {
  const { db, clock, log, calendar } = deps;
  const phone = senderOf(from);
  if (phone === null || providerId === '') return;
  const [rules, { contact }] = await Promise.all([calendar.rules.read(), deps.settings.read()]);
  const now = clock.now();
  const outcome = await transact(db, async (tx) => {
    const { booking, isProposed } = await bookingOf(tx, { phone, now });
    const kept = { providerId, phone, body: keptWords(body), bookingId: booking?.id ?? null, receivedAt: now };
    const id = await insertReceivedText(tx, kept);
    if (id === null) return null;
    const text = { id, phone, body, keyword: obeyed ?? textKeyword(body), booking, isProposed, rules, now };
    const isHelped = text.keyword === 'help' && obeyed === null && textNumber(phone) !== null;
    const acted = isHelped
      ? await answerHelp(tx, text, contact)
      : ((await obeyKeyword(tx, text)) ?? (await answerWeather(tx, text)));
    if (text.keyword === 'stop' && obeyed === null && isOurs(text)) {
      const language = booking?.language ?? 'fr';
      await queueAnswer(tx, text, stoppedText(contact, language), language);
    }
    if (acted !== null) await settleText(tx, id, { settledAt: now, outcome: acted });
    return acted;
  });
  if (outcome === 'weather') calendar.claims.forget();
  if (outcome !== null) log.info({ outcome }, 'a text was acted on');
}

type Sent = { phone: string; now: Date };

/** The booking that a text is about, locked: the one with an open proposal if there is exactly one. */
async function bookingOf(tx: Db, { phone, now }: Sent): Promise<{ booking: Booking | null; isProposed: boolean }> {
  const day = today(now, schedule.timeZone);
  const candidates = await bookingsOfPhone(tx, { phone, since: textsReachBackTo(day) });
  const [proposal, ...others] = await openProposals(
    tx,
    candidates.map(({ id }) => id),
    now,
  );
  const isProposed = proposal !== undefined && others.length === 0;
  const id = isProposed ? proposal.bookingId : bookingOfText(candidates, day)?.id;
  return { booking: id === undefined ? null : await lockVisit(tx, id), isProposed };
}

type Text = Sent & {
  id: number;
  body: string;
  keyword: TextKeyword | null;
  booking: Booking | null;
  isProposed: boolean;
  rules: CalendarRules;
};

/** After its own reply the provider blocks ours; if the word may have been about the visit, we try anyway. */
const isOurs = ({ phone, body, booking }: Text): boolean =>
  textNumber(phone) !== null && (isAnsweredByProvider(body) ? booking !== null && mayMeanVisit(body) : true);

/** Help requests are answered at once, at any hour, in the sender's language. */
async function answerHelp(tx: Db, text: Text, contact: Parameters<typeof helpText>[0]): Promise<TextOutcome> {
  const language = text.booking?.language ?? languageOfHelp(text.body) ?? 'fr';
  const words = helpText(contact, { optedOut: await isOptedOut(tx, text.phone) }, language);
  await queueAnswer(tx, text, words, language);
  return 'answered';
}

/** An answer of our own, to be sent at any hour and after STOP too. */
async function queueAnswer(
  tx: Db,
  { id, phone: recipient, booking, now }: Text,
  words: string,
  language: Language,
): Promise<void> {
  const subject = subjectOfReply({ id, bookingId: booking?.id ?? null });
  const detail = { words, atAnyHour: true };
  await enqueue(
    tx,
    [{ topic: 'sms.reply', subject, dedupeKey: String(id), recipient, language, detail, dueAt: now }],
    now,
  );
}

/** A lone YES undoes an opt-out; without one it is an ordinary answer. */
async function obeyKeyword(tx: Db, { phone, body, keyword, now }: Text): Promise<TextOutcome | null> {
  if (keyword === null) return null;
  if (keyword === 'help') return 'keyword';
  if (keyword === 'stop') {
    await insertOptOut(tx, { phone, reason: body.trim().slice(0, longestReason), createdAt: now });
    return 'keyword';
  }
  const wasOptedOut = await deleteOptOut(tx, phone);
  return wasOptedOut || plainAnswer(body) === null ? 'keyword' : null;
}

/** A plain answer to the open proposal, confirmed by a text. */
async function answerWeather(tx: Db, { body, booking, isProposed, rules, now }: Text): Promise<TextOutcome | null> {
  const answer = plainAnswer(body);
  if (answer === null || booking === null || !isProposed) return null;
  const action = answer === 'yes' ? 'accept' : 'decline';
  const answered = await answerByText(tx, { booking, action, rules, now });
  if (answered === null) return null;
  const { id: subject, phone: recipient, language } = booking;
  const dedupeKey = String(answered.proposalId);
  const detail = { answer: action, ...answered.visit };
  await enqueue(
    tx,
    [{ topic: 'sms.weather-answer', subject, dedupeKey, recipient, language, detail, dueAt: now }],
    now,
  );
  return 'weather';
}
