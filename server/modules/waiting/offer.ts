import { waitingList } from '#business/days/waiting.ts';
import { quietHours } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import type { FreeDay } from '#domain/offers/plan-days.ts';
import { offerEnd } from '#domain/waiting/waiting-list.ts';
import type { Db } from '#server/database/database.ts';
import type { WaitingEntry } from '#server/database/schema/days/waiting.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { claimDay } from '#server/modules/calendar/queries/day-claims.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { lockEntry } from './queries/entries.ts';
import { insertOffer, openOffer, placeWaitingHold } from './queries/offers.ts';

type Offering = { entryId: string; day: FreeDay; rules: CalendarRules; by?: string; now: Date };
class Lost extends Error {}

/** Holds a day and queues the notification. False if they have left, already have a day, or the day is taken. */
export async function offerDay({ db, settings }: Pick<Deps, 'db' | 'settings'>, offering: Offering): Promise<boolean> {
  const { waitingHoldHours: hours } = await settings.read();
  const expiresAt = offerEnd(offering.day, {
    now: offering.now,
    hours,
    leastMinutes: waitingList.leastMinutes,
    quiet: { ...quietHours, timeZone: schedule.timeZone },
  });
  if (!expiresAt) return false;
  return transact(db, (tx) => holdAndTell(tx, { ...offering, expiresAt })).catch((error: unknown) => {
    if (error instanceof Lost) return false;
    throw error;
  });
}

async function holdAndTell(tx: Db, { entryId, day, rules, by, now, expiresAt }: Offering & { expiresAt: Date }) {
  const entry = await lockEntry(tx, entryId);
  if (entry?.state !== 'waiting' || (await openOffer(tx, entryId))) return false;
  const { date, times } = day;
  const [time] = times;
  if (time === undefined) return false;
  const hold = { date, time, service: null, expiresAt, now };
  const holdId = await placeWaitingHold(tx, hold);
  const crews = crewsOn(date, rules);
  if (!(await claimDay(tx, { date, owner: { holdId }, crews, now }))) throw new Lost();
  const offer = { entryId, serviceDate: date, holdId, administratorId: by ?? null, offeredAt: now, expiresAt };
  if (!(await insertOffer(tx, offer))) throw new Lost();
  await enqueue(tx, messagesTo(entry, { date, expiresAt, now }), now);
  return true;
}

function messagesTo(
  { id: subject, email, phone, language }: WaitingEntry,
  { date, expiresAt, now: dueAt }: { date: string; expiresAt: Date; now: Date },
) {
  const about = { subject, dedupeKey: date, language, dueAt, detail: { day: date, answerBy: expiresAt.toISOString() } };
  return [
    { ...about, topic: 'mail.waiting-offer' as const, recipient: email },
    ...(phone === null ? [] : [{ ...about, topic: 'sms.waiting-offer' as const, recipient: phone }]),
  ];
}
