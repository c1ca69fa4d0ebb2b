import type { IsoDate } from '#domain/calendar/day.ts';
import { isRefusal } from '#domain/refusal.ts';
import { answer } from '#server/http/route.ts';
import { type By, type ChangeDeps, setVersion } from './change.ts';
import type { Kind } from './kind.ts';

type Sent = { startsOn?: IsoDate | undefined; note?: string | null | undefined; seen: number };

/** Sets a fact sent by an owner, and returns its id. */
export async function answerSet<T>(deps: ChangeDeps, operator: By, kind: Kind<T>, value: T, sent: Sent) {
  const { startsOn, note, seen } = sent;
  const done = await setVersion(deps, operator, kind, { value, startsOn, note: note || null, seen });
  return isRefusal(done) ? done : answer(201, done);
}
