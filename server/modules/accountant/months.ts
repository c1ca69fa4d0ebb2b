import { schedule } from '#business/schedule.ts';
import { monthFault } from '#domain/accountant/span.ts';
import { addMonths, type IsoMonth, monthOf, monthsBetween } from '#domain/calendar/months.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { readCheck } from '#server/modules/reconciliation/queries/runs.ts';
import { readSums } from '#server/modules/reports/sums.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import type { Operator } from '#server/operator.ts';
import { findMonthFile, type MonthRun, requestMonth, runsIn } from './queries/files.ts';
import { firstSaleOn } from './queries/month.ts';
import { zipName } from './zip-name.ts';

/** The months since the first sale, the newest first, with what is known of each and of its file in a language. */
export async function readMonths({ db, clock }: Pick<Deps, 'db' | 'clock'>, language: Language) {
  const thisMonth = monthOf(today(clock.now(), schedule.timeZone));
  const [first, runs, { values }, { result }] = await Promise.all([
    firstSaleOn(db),
    runsIn(db, language),
    readSettings(db),
    readCheck(db),
  ]);
  const from = first === null ? null : monthOf(first);
  const sums =
    from === null
      ? []
      : await readSums(db, { from: `${from}-01`, to: `${addMonths(thisMonth, 1)}-01` }, [
          'taxed',
          'charge',
          'refunded',
        ]);
  const months = from === null ? [] : monthsBetween(from, thisMonth).toReversed();
  return {
    months: months.map((month) => {
      const ofMonth = sums.filter((one) => one.month === month && (one.topic === 'refunded' || one.key !== ''));
      const of = (isRefunded: boolean) => ofMonth.filter(({ topic }) => (topic === 'refunded') === isRefunded);
      const total = (some: typeof ofMonth) => some.reduce((all, { base, gst, qst }) => all + base + gst + qst, 0);
      const run = runs.find((one) => one.month === month);
      return {
        month,
        over: month < thisMonth,
        sales: of(false).reduce((all, { count }) => all + count, 0),
        sold: total(of(false)),
        refunded: total(of(true)),
        file: run ? fileOf(run) : null,
      };
    }),
    mailTo: values.accountantMail?.email ?? null,
    checkedAt: result?.finishedAt ?? null,
  };
}

function fileOf({ finishedAt, failed, startedAt, done, total, size, provisional }: MonthRun) {
  const state = finishedAt === null ? (startedAt === null ? 'waiting' : 'making') : failed ? 'failed' : 'ready';
  return { state, done, total, madeAt: finishedAt?.toISOString() ?? null, size, provisional } as const;
}

type Asked = { month: IsoMonth; language: Language };

/** Asks for the file of a month, which a job makes. `started` is false while it is being made already. */
export async function askForMonth(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { month, language }: Asked,
): Promise<{ started: boolean } | Refusal> {
  const now = clock.now();
  const fault = monthFault(month, { first: await firstSaleOn(db), day: today(now, schedule.timeZone) });
  if (fault !== null) return refuse(fault);
  return transact(db, async (tx) => ({
    started: await requestMonth(tx, { month, language, wantedAt: now, mailTo: null }),
  }));
}

/** The file of a month as it was made; the audit log has who took it. */
export async function readMonthZip(
  deps: Pick<Deps, 'db' | 'clock'>,
  operator: Operator,
  asked: Asked,
): Promise<{ name: string; body: Buffer } | Refusal> {
  const found = await findMonthFile(deps.db, asked);
  if (found === null) return refuse('MONTH_NOT_MADE');
  const name = zipName(asked.month, { provisional: found.provisional, language: asked.language });
  await audit(deps.db, deps, { by: operator.id, action: 'export', subject: name });
  return { name, body: found.file };
}
