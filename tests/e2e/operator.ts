import { signInLibrary } from '#server/sign-in/library.ts';
import { createAdministrator } from '#server/use-cases/administrators.ts';
import type { House } from './house.ts';
import type { Visitor } from './visitor.ts';

const password = 'clear glass at noon';

/** Nobody is signed in at first, and the browser writes that down. */
export const signedOut = 'status of 401';

const doors = {
  en: { email: 'Email', password: 'Password', enter: 'Sign in' },
  fr: { email: 'Courriel', password: 'Mot de passe', enter: 'Ouvrir une session' },
} as const;

/** An operator comes to a page of the administration and signs in there. */
export async function entersAs(
  { deps }: House,
  visitor: Visitor,
  { path, role = 'owner' }: { path: string; role?: 'owner' | 'staff' },
): Promise<void> {
  const email = `${role}@example.com`;
  await createAdministrator({ ...deps, library: signInLibrary(deps) }, { email, password, role });
  const words = doors[visitor.words.prefix === '' ? 'en' : 'fr'];
  await visitor.opens(path);
  await visitor.page.getByLabel(words.email).fill(email);
  await visitor.page.getByLabel(words.password).fill(password);
  await visitor.page.getByRole('button', { name: words.enter, exact: true }).click();
}

/** Lets a stand-in misbehave at its next calls; no times let it behave. */
export async function orderFault({ url }: House, provider: string, mode: string, times = 0): Promise<void> {
  const body = JSON.stringify(times > 0 ? { mode, times } : { mode: 'ok' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/sandbox/faults/${provider}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`no such fault: ${provider} ${mode}`);
}
