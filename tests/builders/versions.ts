import { openAdmin } from './admin.ts';
import type { TestApp } from './test-app.ts';

type Called = { cookie?: string; body?: object };

/** The day on which the tests of a fact with versions begin. */
export const today = '2025-10-06';

/** The calls of a fact with versions, made by its owner; `field` has its value in what is sent. */
export async function openVersions<T>(
  testApp: TestApp,
  { path, field, note }: { path: string; field: string; note: string },
) {
  const { app, signIn, close } = await openAdmin(testApp);
  const [owner, staff] = [await signIn('owner'), await signIn('staff')];

  async function call(method: 'GET' | 'POST', url: string, { cookie = owner, body }: Called = {}) {
    const response = await app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  }
  const versions = async () => (await call('GET', path)).body.versions;
  const newest = async (): Promise<number> => (await versions())[0].id;
  const set = async (value: T, startsOn = today, seen?: number) =>
    call('POST', path, { body: { [field]: value, startsOn, note, seen: seen ?? (await newest()) } });

  return { call, versions, newest, set, staff, close };
}
