import { schedule } from '#business/schedule.ts';
import { spanOf } from '#domain/accountant/span.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Language } from '#domain/language.ts';
import { atOneMoment, transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { fileNameOf } from '#server/modules/documents/attached.ts';
import { issuedPaper } from '#server/modules/documents/issue.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { packMonth } from './pack.ts';
import { claimMonth, type MonthRun, updateMonth } from './queries/files.ts';
import { type MonthBooks, readMonthBooks } from './read.ts';

/** Longer than a few papers take; each step renews the lease. */
const leaseMs = 2 * minuteMs;
/** The progress is saved after this many papers. */
const progressInterval = 10;

/** Thrown inside a run when the process shuts down, or another one has taken over. */
class Stopped extends Error {}

/** Makes the next file that was asked for, unless another process does; whether one was made. Never throws for a failed run. */
export async function makeMonth(deps: Deps, stopping?: AbortSignal): Promise<boolean> {
  const now = deps.clock.now();
  const run = await claimMonth(deps.db, { now, leaseUntil: leaseEnd(now) });
  if (run === null) return false;
  try {
    return await make(deps, run, stopping);
  } catch (error) {
    // Ends the lease, so that another process or the next start takes over at once.
    if (error instanceof Stopped) await updateMonth(deps.db, run, { leaseUntil: deps.clock.now() });
    else {
      deps.log.error({ month: run.month, error }, 'the month could not be made');
      await updateMonth(deps.db, run, { finishedAt: deps.clock.now(), failed: true });
    }
    return false;
  }
}

const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs);

async function make(deps: Deps, run: MonthRun, stopping: AbortSignal | undefined): Promise<boolean> {
  const { db, clock } = deps;
  const { month, language } = run;
  const madeAt = clock.now();
  const span = spanOf(month, madeAt, schedule.timeZone);
  const [books, { values }] = await Promise.all([
    atOneMoment(db, (tx) => readMonthBooks(tx, { span, now: madeAt })),
    readSettings(db),
  ]);
  const saveProgress = async (done: number) => {
    const change = { leaseUntil: leaseEnd(clock.now()), done, total: books.papers.length };
    if (stopping?.aborted || !(await updateMonth(db, run, change))) throw new Stopped();
  };
  await saveProgress(0);
  const papers = await drawPapers(deps, { books, language, saveProgress });
  const file = packMonth({ books, accounts: values.ledgerAccounts, papers, madeAt, language });
  const { provisional } = span;
  return transact(db, async (tx) => {
    const finishedAt = clock.now();
    if (!(await updateMonth(tx, run, { finishedAt, provisional, size: file.length, file, done: papers.size })))
      return false;
    const mail = {
      topic: 'mail.accountant-month',
      subject: month,
      language,
      detail: { month },
      dueAt: finishedAt,
    } as const;
    if (run.mailTo) await enqueue(tx, [{ ...mail, recipient: run.mailTo }], finishedAt);
    return true;
  });
}

type Drawing = { books: MonthBooks; language: Language; saveProgress(done: number): Promise<void> };

/** The papers by the names of their files. */
async function drawPapers(deps: Deps, { books, language, saveProgress }: Drawing): Promise<Map<string, Uint8Array>> {
  const drawPaper = deps.drawPaper ?? (await import('#server/modules/documents/invoice/render.ts')).renderPaper;
  const files = new Map<string, Uint8Array>();
  for (const [index, { booking, number }] of books.papers.entries()) {
    const facts = await issuedPaper(deps, booking, number);
    if (facts) files.set(fileNameOf(facts, language), await drawPaper({ facts, language }));
    if (index % progressInterval === 0) await saveProgress(index + 1);
  }
  return files;
}
