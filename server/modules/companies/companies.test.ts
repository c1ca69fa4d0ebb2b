import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#business/companies.ts';
import type { Company } from '#domain/settings/company-words.ts';
import { lastKnownFacts } from '#server/http/pages/public-settings.ts';
import { mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { openVersions, today } from '#tests/builders/versions.ts';

const testApp = await openTestApp();
const path = '/api/admin/companies';
const { call, versions, newest, set, staff, close } = await openVersions<readonly Company[]>(testApp, {
  path,
  field: 'companies',
  note: 'Entente signée',
});
afterAll(close);

/** The companies, the first one under another name. */
const having = (more: Partial<Company>) => companies.map((one, index) => (index === 0 ? { ...one, ...more } : one));
/** What pages show at this instant. */
const shown = async () => lastKnownFacts(testApp.deps)();

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('truncate company_lists restart identity');
  testApp.forget();
});

describe('recommended companies', () => {
  it('are those of the program until an owner sets others, and pages are told nothing of them', async () => {
    expect(await versions()).toEqual([
      { id: 0, state: 'current', startsAt: null, companies, note: null, createdAt: null, by: null },
    ]);
    const { settings, companies: shownOnes } = await shown();
    expect(shownOnes).toEqual(companies);
    expect(settings).not.toHaveProperty('companies');
  });

  it('are on the pages at once from today on, and say who set them', async () => {
    const others = having({ name: 'Verre et lumière' });
    expect(await set(others)).toMatchObject({ status: 201 });
    expect(await shown()).toMatchObject({ companies: others, settings: { companies: others } });
    expect((await versions())[0]).toMatchObject({ state: 'current', by: 'owner@example.com', note: 'Entente signée' });
    const { rows } = await testApp.pool.query('select subject, after from audit_log where action = $1', [
      'companies.set',
    ]);
    expect(rows).toEqual([{ subject: 'companies:1', after: { version: 1, startsOn: today, changed: 1 } }]);
  });

  it('of a later day are on the pages from its midnight on, unless they are withdrawn', async () => {
    await set(having({ name: 'Verre et lumière' }), '2025-10-08');
    await set(having({ name: 'Autre verre' }), '2025-10-09');
    expect(await call('POST', `${path}/${await newest()}/withdraw`)).toMatchObject({ status: 204 });
    const nameAt = async (instant: string) => {
      testApp.time.now = new Date(instant);
      testApp.forget();
      return (await shown()).companies[0]?.name;
    };
    expect(await nameAt('2025-10-08T03:59:59Z')).toBe(companies[0]?.name);
    expect(await nameAt('2025-10-08T04:00:00Z')).toBe('Verre et lumière');
    expect(await nameAt('2025-10-20T12:00:00Z')).toBe('Verre et lumière');
  });

  it.each([
    ['there are two', companies.slice(1)],
    ['a website is a script', having({ website: 'javascript:alert(document.cookie)' })],
    ['a website has a password in it', having({ website: 'https://www.example.com:x@example.net/' })],
    ['an address could open another header', having({ email: 'a@example.com\r\nBcc: b@example.com' })],
    ['a description is in one language', having({ description: { en: 'Windows and more.', fr: '' } })],
    ['one is there twice', having({ name: companies[1]?.name ?? '' })],
    ['nothing would change', companies],
  ])('are refused where %s', async (_why, wrong) => {
    expect(await set(wrong)).toMatchObject({ status: 400 });
    expect(await versions()).toHaveLength(1);
  });

  it('are not for staff, and not for strangers', async () => {
    for (const [cookie, status] of [
      [staff, 403],
      ['', 401],
    ] as const) {
      expect(await call('GET', path, { cookie })).toMatchObject({ status });
      expect(await call('POST', path, { cookie, body: {} })).toMatchObject({ status });
    }
  });
});
