import { expect, type Locator } from '@playwright/test';
import { anAdministrator, operatorPassword } from '#tests/builders/operator.ts';
import { allAnswered } from './requests.ts';
import type { TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

/** Nobody is signed in at first, and the browser writes that down. */
export const signedOut = 'status of 401';

/** Somebody who may sign in, by their e-mail. */
export async function anOperator(
  { deps }: TestApp,
  { name = 'owner', role = 'owner' }: { name?: string; role?: 'owner' | 'staff' | 'crew' } = {},
): Promise<string> {
  const { email } = await anAdministrator(deps, name, role);
  return email;
}

/** Signs in once the page asks for it: what lies below may have fields of the same names. */
export async function signsIn(
  { page }: Pick<Visitor, 'page'>,
  email = 'owner@example.com',
  password = operatorPassword,
): Promise<void> {
  const door = page.locator('.admin-gate');
  await door.locator('input[type=email]').fill(email);
  await door.locator('input[type=password]').fill(password);
  await door.locator('button[type=submit]').click();
}

/** A list may read alike before a search and after it: only the answer tells that the search was made. */
export async function searches(field: Locator, text: string): Promise<void> {
  const answer = field.page().waitForResponse((response) => new URL(response.url()).searchParams.get('q') === text);
  await field.fill(text);
  await answer;
}

/** Every session ends. A question that is still on its way would hear of it before the next press does. */
export async function endsSessions({ database }: TestApp, { page }: Pick<Visitor, 'page'>): Promise<void> {
  await allAnswered(page);
  await database.pool.query('delete from administrator_sessions');
}

/** An operator comes to a page of the administration, signed in by the call that the door makes. */
export async function entersAs(
  testApp: TestApp,
  visitor: Visitor,
  { path, role = 'owner' }: { path: string; role?: 'owner' | 'staff' | 'crew' },
): Promise<void> {
  const email = await anOperator(testApp, { name: role, role });
  const { request } = visitor.page.context();
  const answer = await request.post('/api/admin/sign-in', { data: { email, password: operatorPassword } });
  expect(answer.ok()).toBe(true);
  await visitor.opens(path);
}

/** What waits is one line above the list, which opens it. */
export const unfolds = ({ page }: Pick<Visitor, 'page'>, name: RegExp | string): Promise<void> =>
  page.getByRole('button', { name, expanded: false }).click();

/** On a phone the sections and the way out are in a sheet; elsewhere they stand in the rail. */
export async function opensMenu({ page }: Pick<Visitor, 'page'>): Promise<void> {
  const menu = page.locator('header [aria-haspopup=dialog]').last();
  const sections = page.locator('header nav').first();
  await expect(menu.or(sections).filter({ visible: true })).toBeVisible();
  if (await menu.isVisible()) await menu.click();
}

/** Lets a simulator misbehave at its next calls; no times let it behave. */
export async function orderFault({ url }: TestApp, provider: string, mode: string, times = 0): Promise<void> {
  const body = JSON.stringify(times > 0 ? { mode, times } : { mode: 'ok' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/sandbox/faults/${provider}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`no such fault: ${provider} ${mode}`);
}
