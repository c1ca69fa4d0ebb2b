import type { CrewDays, CrewVisit } from '#contract/admin/crew.ts';
import type { ReportKind } from '#domain/crew/report.ts';
import { takeBackUntil } from '#domain/take-back.ts';

/** What was pressed on this phone and not sent yet. */
export type QueuedReport = {
  id: string;
  orderNo: string;
  date: string;
  /** For the message about its outcome. */
  name: string;
  pressedAt: string;
  /** Who pressed it: it is sent only as theirs. */
  by: string;
} & ({ kind: Exclude<ReportKind, 'note'> } | { kind: 'note'; words: string });

/** The days as they were last read; `readAt` is by the phone's clock. */
export type CachedDays = CrewDays & { readAt: number };

/** The days with the visits of the phone's own crew; with those of all where it has none or they are wanted. */
export const daysFor = (
  { days, crew = null }: Pick<CachedDays, 'days' | 'crew'>,
  isWhole: boolean,
): CachedDays['days'] =>
  crew === null || isWhole
    ? days
    : days.map((day) => ({ ...day, visits: day.visits.filter((visit) => visit.crew === crew) }));

const dayMs = 86_400_000;

/** What was read stays readable without network for a day, not longer; a clock that was set back ends it too. */
export const isFresh = ({ readAt }: Pick<CachedDays, 'readAt'>, phoneNow: number): boolean =>
  phoneNow - readAt < dayMs && phoneNow - readAt > -dayMs;

/** Now by the server's clock, as far as the phone knows it: its own may be wrong. */
export const serverNow = ({ readAt, now }: Pick<CachedDays, 'readAt' | 'now'>, phoneNow: number): Date =>
  new Date(Date.parse(now) + phoneNow - readAt);

export type Step = { kind: 'on-my-way' | 'arrived' | 'done'; at: string; notice: string | null; waits: boolean };
const steps = ['on-my-way', 'arrived', 'done'] as const;

/** A visit's progress: what the server knows, and what waits on this phone. A "done" that was undone does not count. */
export function stepsOf({ reports, status, orderNo, date }: CrewVisit, queue: readonly QueuedReport[]): Step[] {
  const ofVisit = queue.filter((press) => press.orderNo === orderNo && press.date === date);
  const isTakenBack = ofVisit.findLast(({ kind }) => kind === 'done' || kind === 'undone')?.kind === 'undone';
  return steps.flatMap((kind): Step[] => {
    if (kind === 'done' && isTakenBack) return [];
    const waiting = ofVisit.find((press) => press.kind === kind);
    if (waiting) return [{ kind, at: waiting.pressedAt, notice: null, waits: true }];
    const known = reports.findLast((report) => report.kind === kind);
    if (!known || (kind === 'done' && status !== 'completed')) return [];
    return [{ kind, at: known.at, notice: known.notice, waits: false }];
  });
}

/** Whether the last report is a "done" that can be undone: while it waits on the phone, and some minutes longer. */
export const canTakeBack = (said: readonly Step[], now: Date): boolean => {
  const last = said.at(-1);
  return last?.kind === 'done' && (last.waits || now < takeBackUntil(new Date(last.at)));
};

/** What can still be reported on a visit, the next step first; nothing once it is over. */
export function nextSteps({ status }: Pick<CrewVisit, 'status'>, said: readonly Step[]): Step['kind'][] {
  const isOver = status !== 'active' || said.some(({ kind }) => kind === 'done');
  if (isOver) return [];
  const last = said.at(-1);
  return last === undefined ? [...steps] : steps.slice(steps.indexOf(last.kind) + 1);
}
