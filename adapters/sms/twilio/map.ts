import { failureOf, parseJson } from '#adapters/common/answer.ts';
import type { Reply } from '#adapters/common/http-request.ts';
import type { StopReason } from '#domain/outbox/failure.ts';
import type { TextProblem, TextReport, TextResult } from '../port.ts';
import { message, refusal } from './wire.ts';

const longestDetail = 300;

/** What a refusal is about, by the provider's codes. An unknown code is permanent: new ones only refine known errors. */
const problems: ReadonlyMap<number, TextProblem> = new Map<number, TextProblem>([
  [21610, 'opted-out'],
  ...[21211, 21214, 21217, 21408, 21421, 21612, 21614].map((code) => [code, 'number'] as const),
  ...[20003, 20404, 21212, 21601, 21603, 21606, 21609, 21703].map((code) => [code, 'settings'] as const),
  // A trial account reaches some numbers and not others.
  [21608, 'unclear'],
]);

/** Which of our settings is refused, by the same codes, or else by the status. */
const settings: ReadonlyMap<number, StopReason> = new Map<number, StopReason>([
  [20003, 'credentials'],
  [20404, 'account'],
  ...[21212, 21601, 21603, 21606, 21703].map((code) => [code, 'sender'] as const),
]);

function settingOf(status: number, code: number): StopReason {
  if (status === 401) return 'credentials';
  return settings.get(code) ?? (status === 403 || status === 404 || status === 410 ? 'account' : 'other');
}

/** Too many at once, or the sender's queue is full: a retry may succeed. */
const forNow: ReadonlySet<number> = new Set([20429, 20500, 20503, 21611]);

/** Final states already in the provider's answer, although it accepted the message; no report follows. */
const stillborn: ReadonlySet<string> = new Set(['failed', 'undelivered', 'canceled']);

export function sendResult(reply: Reply): TextResult {
  if (!reply.arrived) return { state: reply.sent ? 'unknown' : 'refused-for-now', ...failureOf(reply) };
  const { status } = reply;
  const json = parseJson(reply.text);
  if (status >= 200 && status < 300) return taken(json);
  const parsed = refusal.safeParse(json);
  const code = parsed.success ? Number(parsed.data.code ?? 0) : 0;
  const detail = brief(`HTTP ${status}`, code, parsed.success ? parsed.data.message : null);
  // A proxy between us and the provider does not know the outcome of the request.
  if (status === 502 || status === 504) return { state: 'unknown', detail };
  if (status >= 500 || status === 429 || forNow.has(code)) return { state: 'refused-for-now', detail };
  const problem = problems.get(code) ?? problemOf(status, code);
  const isOurs = problem === 'settings' || problem === 'unclear';
  return { state: 'refused', detail, problem, ...(isOurs && { setting: settingOf(status, code) }) };
}

/** A message resource; anything else with a 2xx may be one all the same. */
function taken(json: unknown): TextResult {
  const made = message.safeParse(json);
  if (!made.success) return { state: 'unknown', detail: 'the answer is no message' };
  const { sid, status, error_code, error_message } = made.data;
  if (!stillborn.has(status)) return { state: 'accepted', providerId: sid };
  const code = Number(error_code ?? 0);
  return { state: 'refused', detail: brief(status, code, error_message), problem: problems.get(code) ?? 'number' };
}

/** Without an account nothing goes out at all. A mere 403, or one without a code, may be about this text only. */
function problemOf(status: number, code: number): TextProblem {
  if (status === 401) return 'settings';
  return status === 403 || status === 404 || code === 0 ? 'unclear' : 'content';
}

const reported: ReadonlyMap<number, TextProblem> = new Map<number, TextProblem>([
  ...problems,
  ...[30003, 30005, 30006].map((code) => [code, 'number'] as const),
  [30007, 'content'],
]);

const delivered: ReadonlySet<string> = new Set(['delivered', 'read']);

export function readReport(params: Readonly<Record<string, string>>): TextReport | null {
  const providerId = params.MessageSid || params.SmsSid;
  const status = params.MessageStatus || params.SmsStatus;
  if (!providerId || !status) return null;
  const outcome = delivered.has(status) ? 'delivered' : stillborn.has(status) ? 'failed' : 'none';
  const code = Number(params.ErrorCode ?? 0);
  return { providerId, outcome, detail: brief(status, code, null), problem: reported.get(code) ?? null };
}

const brief = (what: string, code: number, message: string | null | undefined): string =>
  [what, ...(code > 0 ? [String(code)] : []), ...(message ? [message] : [])].join(' ').slice(0, longestDetail);
