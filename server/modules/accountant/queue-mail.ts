import { schedule } from '#business/schedule.ts';
import { monthFault } from '#domain/accountant/span.ts';
import { addMonths, monthOf } from '#domain/calendar/months.ts';
import { today } from '#domain/calendar/zone.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { wasQueued } from '#server/outbox/queries.ts';
import { requestMonth } from './queries/files.ts';
import { firstSaleOn } from './queries/month.ts';

/** A program that was down on the first sends the month on the second or the third. */
const lastDay = '03';

/** On the first of a month, asks for the file of the last one, if somebody gets it by mail. Twice does no more than once. */
export async function queueMonthMail({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  const now = clock.now();
  const day = today(now, schedule.timeZone);
  const month = addMonths(monthOf(day), -1);
  const { values } = await readSettings(db);
  const mail = values.accountantMail;
  if (mail === null || day.slice(8) > lastDay) return false;
  if (monthFault(month, { first: await firstSaleOn(db), day }) !== null) return false;
  return transact(db, async (tx) => {
    const wanted = { month, language: mail.language, wantedAt: now, mailTo: mail.email };
    return !(await wasQueued(tx, { topic: 'mail.accountant-month', subject: month })) && requestMonth(tx, wanted);
  });
}
