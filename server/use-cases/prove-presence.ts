import { passwordHashOf, sessionsOf } from '#server/db/queries/administrators.ts';
import { type Refusal, refuse } from '#server/errors.ts';
import { sha256 } from '#server/secrets.ts';
import type { Operator } from './own-access.ts';
import { type Door, forgetTries, tryOnce } from './sign-in.ts';

const youngMs = 15 * 60_000;

/**
 * Null when it is the operator who sits there: the session is young, or the password was just typed. Wrong ones lock as
 * they do at the door, by a count of their own, so that an open browser cannot be used to guess.
 */
export async function provePresence(
  { deps, library }: Door,
  { id, sessionId }: Operator,
  password: string | undefined,
): Promise<Refusal | null> {
  // The library counts in the real time of day, whatever the program's clock is set to.
  const now = new Date();
  const session = (await sessionsOf(deps.db, id, now)).find((one) => one.id === sessionId);
  if (session && now.getTime() - session.createdAt.getTime() < youngMs) return null;
  if (password === undefined || password === '') return refuse('PASSWORD_NEEDED');
  const counted = sha256(`presence ${id}`);
  const refused = await tryOnce(deps, counted);
  if (refused) return refused;
  if (!(await library.verify(password, await passwordHashOf(deps.db, id)))) return refuse('PASSWORD_WRONG');
  await forgetTries(deps, counted);
  return null;
}
