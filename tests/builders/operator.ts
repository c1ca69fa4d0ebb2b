import { randomBytes, scryptSync } from 'node:crypto';
import type { Pool } from 'pg';
import type { Deps } from '#server/deps.ts';
import { createAdministrator } from '#server/modules/auth/administrators.ts';
import { authLibrary } from '#server/modules/auth/auth.ts';
import type { PasswordHashing } from '#server/modules/auth/password-hashing.ts';

/** The password of every administrator of the tests. */
export const operatorPassword = 'clear glass at noon';

const hashOf = (password: string, salt: string): string =>
  `${salt}:${scryptSync(password.normalize('NFKC'), salt, 64, { N: 2 }).toString('hex')}`;

/** As the program keeps passwords, in a thousandth of the time. `tests/asvs/access.test.ts` looks at the real ones. */
export const quickPasswords: PasswordHashing = {
  hash: async (password) => hashOf(password, randomBytes(16).toString('hex')),
  verify: async ({ password, hash }) => hashOf(password, hash.split(':')[0] ?? '') === hash,
};

/** A new administrator, with a password that the tests know. */
export async function anAdministrator(deps: Deps, name: string, role: 'owner' | 'staff' | 'crew' = 'owner') {
  const email = `${name}@example.com`;
  const password = operatorPassword;
  const library = authLibrary(deps);
  await createAdministrator({ ...deps, library }, { email, password, role });
  return { email, password };
}

/** Whoever is signed in was active a moment ago, however far the clock was moved. */
export async function staysActive({ pool, time }: { pool: Pool; time: { now: Date } }): Promise<void> {
  await pool.query('update administrator_sessions set last_seen_at = $1', [time.now]);
}

/** The cookies of an answer, as the browser sends them back; cookies of before stay unless they are set anew. */
export function cookiesAfter(set: readonly string[], before = ''): string {
  const jar = new Map(before.split('; ').flatMap((one) => (one ? [[one.split('=')[0] ?? '', one]] : [])));
  for (const cookie of set) {
    const [pair = ''] = cookie.split(';');
    const [name = ''] = pair.split('=');
    if (/max-age=0/i.test(cookie)) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join('; ');
}
