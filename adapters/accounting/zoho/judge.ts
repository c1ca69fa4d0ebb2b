import { hourMs, minuteMs, secondMs } from '#domain/durations.ts';
import { type Failure, failureOf, parseJson } from '../../common/answer.ts';
import type { Reply } from '../../common/http-request.ts';
import { StepFailed } from './step-failed.ts';
import type { Product } from './token.ts';
import { bookingsComplaint, bookingsReply, booksReply, innerReply } from './wire.ts';

const names: Readonly<Record<Product, string>> = { books: '(Zoho Books)', bookings: '(Zoho Bookings)' };

/** How long everything waits after a quota ran out: per minute, per day, concurrent calls. */
const quotas: ReadonlyMap<number, number> = new Map([
  [44, minuteMs],
  [45, 6 * hourMs],
  [1070, 5 * secondMs],
]);
const usualPause = minuteMs;

/** Books error codes about a token, a scope or an organization, not about the request. */
const ofSettings: readonly number[] = [14, 2945, 6041];
/** Not allowed at all, or not with this record. */
const notAllowed = 57;

/** The body of a reply. Throws otherwise: a request that changes something and got no clear answer may have happened. */
export function judge(reply: Reply, { product, changes }: { product: Product; changes: boolean }): unknown {
  if (!reply.arrived) throw noAnswer(reply, changes && reply.sent);
  const { status, text, retryAfterMs } = reply;
  const json = parseJson(text);
  const { code, detail } = complaintOf(json, status);
  if (status === 429) throw forNow(detail, retryAfterMs ?? quotas.get(code ?? 0) ?? usualPause);
  if (status >= 500) throw noAnswer({ detail }, changes && status !== 503);
  const refused = { state: 'refused', kind: 'permission', detail: `${detail} ${names[product]}` } as const;
  if (status === 401 || (code !== null && ofSettings.includes(code)))
    throw new StepFailed({ ...refused, problem: 'settings' }, code);
  if (status === 403 || code === notAllowed) throw new StepFailed({ ...refused, problem: 'unclear' }, code);
  // A page of a proxy, a redirect to a sign-in: not from the provider itself.
  if (json === undefined || status < 200 || (status >= 300 && status < 400)) throw noAnswer({ detail }, changes);
  return product === 'books' ? booksContent(json, { status, detail, changes }) : innerContent(json, detail, changes);
}

type Told = { status: number; detail: string; changes: boolean };

function booksContent(json: unknown, { status, detail, changes }: Told): unknown {
  const read = booksReply.safeParse(json);
  if (!read.success) throw noAnswer({ detail }, changes);
  if (read.data.code === 0 && status < 300) return json;
  throw new StepFailed({ state: 'refused', detail, problem: 'content' }, read.data.code);
}

/** Inside an outer success, the inner status decides. */
function innerContent(json: unknown, detail: string, changes: boolean): unknown {
  const read = bookingsReply.safeParse(json);
  if (!read.success) throw noAnswer({ detail }, changes);
  const { returnvalue, status, errormessage } = read.data.response;
  const inner = innerReply.safeParse(returnvalue);
  const innerStatus = inner.success ? (inner.data.status ?? '') : '';
  const failed = status !== 'success' || ['failure', 'fail', 'error'].includes(innerStatus.toLowerCase());
  if (!failed) return returnvalue;
  const words = (inner.success ? (inner.data.message ?? inner.data.mesage) : null) ?? errormessage;
  throw new StepFailed({ state: 'refused', detail: brief(words ?? 'refused without a word'), problem: 'content' });
}

const forNow = (detail: string, pauseMs: number): StepFailed =>
  new StepFailed({ state: 'refused-for-now', detail, kind: 'quota', pauseMs });

const noAnswer = (failure: Failure, mayHaveHappened: boolean): StepFailed =>
  new StepFailed({ state: mayHaveHappened ? 'unknown' : 'refused-for-now', ...failureOf(failure) });

function complaintOf(json: unknown, status: number): { code: number | null; detail: string } {
  const parsed = bookingsComplaint.safeParse(json);
  if (!parsed.success) return { code: null, detail: `HTTP ${status}` };
  const number = Number(parsed.data.code ?? Number.NaN);
  const code = Number.isFinite(number) ? number : null;
  return { code, detail: brief(`HTTP ${status} ${code ?? ''} ${parsed.data.message ?? ''}`) };
}

const brief = (words: string): string => words.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
