import { changeSetting } from '#server/modules/settings/change.ts';
import { core } from '#tests/layers.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { allAnswered } from '../support/requests.ts';
import { asksForReview } from '../support/reviewing.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

type List = { api: string; rows: string; read: (answer: never) => readonly unknown[] };

const lists = {
  bookings: {
    api: '/api/admin/bookings',
    rows: '[data-list] [data-order]',
    read: (answer: { orderNo: string }[]) => answer,
  },
  clients: {
    api: '/api/admin/clients',
    rows: 'main tbody tr',
    read: ({ clients }: { clients: unknown[] }) => clients,
  },
  messages: {
    api: '/api/admin/messages',
    rows: 'main li:has(.admin-open)',
    read: ({ messages }: { messages: unknown[] }) => messages,
  },
  reviews: {
    api: '/api/admin/reviews',
    rows: 'main tbody tr',
    read: ({ reviews }: { reviews: unknown[] }) => reviews,
  },
  audit: {
    api: '/api/admin/audit',
    rows: 'main li:has(h3)',
    read: ({ entries }: { entries: unknown[] }) => entries,
  },
} as const satisfies Record<string, List>;

/** Five visits on three days, so that those of a day are not beside each other among the newest. */
async function fiveVisits(testApp: TestApp): Promise<void> {
  await changeSetting(testApp.deps, { id: 'owner' }, { key: 'crewsPerDay', value: 2, seen: 1 });
  const names = ['Ardoise', 'Bouleau', 'Cerise', 'Dahlia', 'Érable'];
  for (const [index, day] of ['14', '16', '14', '20', '16'].entries()) {
    const customer = {
      businessName: `Boutique ${names[index]}`,
      email: `boutique${index}@example.com`,
      phone: `514-555-014${index}`,
    };
    await bookedAlready(testApp, 'en', { day: `2025-10-${day}`, customer });
  }
}

/** Other rows are chosen: while they are read none of the former is shown, and then as many as were answered. */
async function chooses<Answer>(
  { page }: Visitor,
  { api, rows, read }: { api: string; rows: string; read: (answer: Answer) => readonly unknown[] },
  press: () => Promise<unknown>,
): Promise<number> {
  await allAnswered(page);
  const held = Promise.withResolvers<void>();
  // The list on screen is read again now and then, and that is not what was chosen.
  const before = await page.evaluate(
    (path) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === path)
        .at(-1)?.name,
    api,
  );
  const isIt = (address: string) => new URL(address).pathname === api && address !== before;
  await page.route(
    (address) => isIt(address.href),
    async (route) => {
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  const answer = page.waitForResponse((response) => isIt(response.url()));
  await press();
  await expect(page.locator('.admin-loading')).toBeVisible();
  await expect(page.locator(rows)).toHaveCount(0);
  held.resolve();
  const { length } = read(await (await answer).json());
  await expect(page.locator('.admin-loading')).toHaveCount(0);
  await expect(page.locator(rows)).toHaveCount(length);
  return length;
}

test.describe('on a wide screen', () => {
  test('the bookings by day, under each filter, of a day and of a search are those asked for, each once', {
    tag: core,
  }, async ({ testApp, visitor, knownFaults }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    await fiveVisits(testApp);
    await entersAs(testApp, visitor, { path: '/admin' });
    const rows = page.locator(lists.bookings.rows);
    await expect(rows).toHaveCount(5);

    const sort = page.locator('thead').getByRole('button');
    expect(await chooses(visitor, lists.bookings, () => sort.nth(1).click())).toBe(5);
    await expect(sort.nth(1)).toBeFocused();
    await expect(page.locator('[scope=rowgroup]')).toHaveText([/14, 2025/, /16, 2025/, /20, 2025/]);
    expect(await chooses(visitor, lists.bookings, () => sort.nth(1).click())).toBe(5);
    await expect(page.locator('[scope=rowgroup]')).toHaveText([/20, 2025/, /16, 2025/, /14, 2025/]);
    for (const filter of [/^Upcoming/, /^Flagged/, /^Refunds/, /^Unsynced/])
      await chooses(visitor, lists.bookings, () => page.getByRole('link', { name: filter }).click());
    await page.getByRole('link', { name: /^All/ }).click();
    await expect(rows).toHaveCount(5);
    const search = page.getByRole('searchbox');
    expect(await chooses(visitor, lists.bookings, () => search.fill('dahlia boutique'))).toBe(1);
    await search.fill('');
    await expect(rows).toHaveCount(5);
  });

  test('clients, messages, reviews and the audit log show what their choices leave, and nothing of the choice before', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    const search = page.getByRole('searchbox');
    await fiveVisits(testApp);
    await asksForReview(visitor);
    const waiting = 'select from client_visits where record_id is null';
    await expect.poll(async () => (await testApp.database.pool.query(waiting)).rowCount, { timeout: 30_000 }).toBe(0);

    await entersAs(testApp, visitor, { path: '/admin/clients' });
    await expect(page.locator(lists.clients.rows)).toHaveCount(5);
    expect(await chooses(visitor, lists.clients, () => search.fill('cerise boutique'))).toBe(1);
    expect(await chooses(visitor, lists.clients, () => search.fill('nobody of that name'))).toBe(0);

    await visitor.opens('/admin/messages');
    // It opens at what there is, which it asks for first.
    await expect(page.locator(lists.messages.rows)).toHaveCount(5);
    const choice = (name: string, value: string) =>
      page.locator(`fieldset label:has(input[name=messages-${name}][value=${value}])`);
    expect(await chooses(visitor, lists.messages, () => choice('view', 'sent').click())).toBeGreaterThan(4);
    await chooses(visitor, lists.messages, () => choice('channel', 'text').click());
    await chooses(visitor, lists.messages, () => choice('view', 'waiting').click());
    await chooses(visitor, lists.messages, () => choice('channel', 'mail').click());

    await visitor.opens('/admin/reviews');
    await expect(page.locator(lists.reviews.rows)).toHaveCount(1);
    expect(await chooses(visitor, lists.reviews, () => page.getByRole('link', { name: /^Answered/ }).click())).toBe(0);

    await visitor.opens('/admin/audit');
    await expect(page.locator(lists.audit.rows)).not.toHaveCount(0);
    expect(await chooses(visitor, lists.audit, () => search.fill('nothing of that name'))).toBe(0);
    await search.fill('');
    await expect(page.locator(lists.audit.rows)).not.toHaveCount(0);
    const about = page.getByLabel('What it is about');
    await chooses(visitor, lists.audit, () => about.selectOption({ label: 'Bookings' }));
  });
});
