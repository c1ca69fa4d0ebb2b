import { connect } from '#server/database/connect.ts';
import type { Deps } from '#server/deps.ts';
import { type AppDeps, buildApp } from '#server/http/app.ts';
import { anAdministrator, cookiesAfter } from './operator.ts';
import type { TestApp } from './test-app.ts';

/** Without a pool, what all processes count together is counted in memory. */
const noPool = connect({ url: 'postgres://nobody@127.0.0.1:1/nothing' });

/** The application's routes over given dependencies, without pages. */
export const appOver = (deps: Deps, more: Partial<AppDeps> = {}) =>
  buildApp({
    deps,
    pool: noPool,
    unreadiness: async () => null,
    isDraining: () => false,
    sandbox: null,
    build: '/nowhere',
    trustProxy: false,
    logger: false,
    ...more,
  });

export type App = Awaited<ReturnType<typeof appOver>>;

/** The calls of the administration over a test app, and its operators' cookies. */
export async function openAdmin(testApp: TestApp, more: Partial<AppDeps> = {}) {
  const app = await appOver(testApp.deps, more);

  /** A new administrator, signed in; answers the cookie. */
  async function signIn(role: 'owner' | 'staff' | 'crew', name: string = role): Promise<string> {
    const payload = await anAdministrator(testApp.deps, name, role);
    const { headers } = await app.inject({ method: 'POST', url: '/api/admin/sign-in', payload });
    return cookiesAfter([headers['set-cookie'] ?? []].flat());
  }

  async function close(): Promise<void> {
    await app.close();
    await testApp.close();
  }
  return { app, signIn, close };
}
