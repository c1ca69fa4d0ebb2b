import { mailAbout } from '#tests/e2e/support/mails.ts';
import { allPages } from '#web/all-pages.ts';
import { hasWork, isRead, shops, signsIn } from './support/operator.ts';
import type { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

const row = ':is(tr, li):has(.admin-open)';
const sections = allPages.filter((path) => path.startsWith('/admin') && path !== '/admin/invitation');

test('every control of the administration is within reach, and every row opens its own record', async ({
  testApp,
  comes,
  knownFaults,
}) => {
  knownFaults.push('download failed'); // of a typeface, where its page was left
  const operator = await comes({ language: 'en', size: 'desktop' });
  await hasWork(testApp);
  // What follows a booking comes after it: the mails of each, and the clients.
  for (const { email } of shops) await mailAbout(testApp, /./, email);
  await expect
    .poll(async () => (await testApp.database.pool.query('select from client_visits')).rowCount)
    .toBe(shops.length);
  await signsIn(testApp, operator, '/admin');
  for (const path of ['/admin', '/admin/clients', '/admin/reviews', '/admin/messages']) {
    await operator.opens(path);
    await isRead(operator);
    if (path === '/admin') await operator.reads('Needs attention'); // it comes late, above the list
    if (path === '/admin/messages') await operator.chooses('Sent');
    await opensEachRow(operator);
  }
  for (const path of sections) {
    await operator.opens(path);
    await isRead(operator);
    await operator.reachesAll();
  }
});

/** Presses the middle of each row, which is beside the words of its button. */
async function opensEachRow(operator: Person): Promise<void> {
  await operator.holds('all rows are there', (rows) => document.querySelectorAll(rows).length >= 3, row);
  const names = await operator.tab.run(
    (rows) => [...document.querySelectorAll(`${rows} .admin-open`)].map((one) => one.textContent ?? ''),
    row,
  );
  for (const index of names.keys()) {
    await operator.presses({ css: row, nth: index });
    const opened = (rows: string) =>
      [...document.querySelectorAll(rows)].flatMap((one, at) =>
        one.matches('[aria-selected=true], [data-opened]') ? [at] : [],
      );
    await operator.sees({ css: '.admin-drawer h2' });
    expect(await operator.tab.run(opened, row), names[index] ?? '').toEqual([index]);
    await operator.presses({ css: '.dialog-close', within: '.admin-drawer' });
    await operator.holds('the record is closed', () => !document.querySelector('.admin-drawer'));
  }
}
