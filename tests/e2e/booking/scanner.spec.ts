import type { BrowserContext } from '@playwright/test';
import { booksThursday } from '../support/appointments.ts';
import { itWillRain, mailAbout, type ReceivedMail, runs, textAbout } from '../support/mails.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';

/** What somebody decides by a link of a mail, and what follows from it. */
const decided = [
  ...['bookings', 'booking_moves', 'day_claims', 'calendar_holds', 'refunds', 'weather_notifications', 'area_requests'],
  ...['manual_reviews', 'manual_review_events', 'consents', 'visit_plans', 'terms_acceptances', 'secret_links'],
];

async function stateOf({ database }: TestApp): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  for (const table of decided) {
    const { rows } = await database.pool.query(`select t::text as row from ${table} t order by 1`);
    state[table] = rows.map(({ row }) => row).join('\n');
  }
  const { rows } = await database.pool.query('select topic, subject, dedupe_key from outbox order by 1, 2, 3');
  return { ...state, outbox: JSON.stringify(rows) };
}

const linksOf = ({ html, text }: Pick<ReceivedMail, 'html' | 'text'>, url: string): string[] =>
  `${html.replaceAll('&amp;', '&')} ${text}`.match(/https?:\/\/[^\s"'<>]+/g)?.filter((link) => link.startsWith(url)) ??
  [];

/** Opens a link as a scanner with scripts does, until the page is there and has asked all that it asks. */
async function opens(context: BrowserContext, link: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(link, { waitUntil: 'networkidle' }).catch((reason: Error) => {
    if (!/Download is starting|ERR_ABORTED/.test(reason.message)) throw reason; // an invoice, a calendar entry
  });
  await page.close();
}

test('a scanner that opens every link of every mail and text, with its scripts, twice and at once, decides nothing', async ({
  testApp,
  visitor,
  browser,
}) => {
  const { request } = visitor.page.context();
  await booksThursday(visitor);
  await mailAbout(testApp, /Confirm/);
  await itWillRain(testApp, '2025-10-09');
  await runs(testApp, 'weather');
  await mailAbout(testApp, /weather/i);
  const asks = { email: 'camille@example.com', postalCode: 'H1A 1A1', consent: true };
  expect((await request.post('/api/area-requests', { data: asks })).ok()).toBe(true);
  await mailAbout(testApp, /area|H1A/i);
  const mails: ReceivedMail[] = await (await request.get('/sandbox/mail.json')).json();
  const text = await textAbout(testApp, /weather-response/);
  const links = [...new Set([...mails, { html: '', text }].flatMap((one) => linksOf(one, testApp.url)))];
  const paths = new Set(links.map((link) => new URL(link).pathname.split('/')[1]));
  expect([...paths]).toEqual(
    expect.arrayContaining(['cancel-booking', 'confirmation', 'weather-response', 'area-request']),
  );

  const before = await stateOf(testApp);
  await Promise.all(
    links.flatMap((link) => ['GET', 'HEAD'].flatMap((method) => [1, 2].map(() => fetch(link, { method })))),
  );
  expect(await stateOf(testApp)).toEqual(before);
  for (const link of links) {
    const scanner = await browser.newContext({ acceptDownloads: false });
    await Promise.all([opens(scanner, link), opens(scanner, link)]);
    await scanner.close();
  }
  expect(await stateOf(testApp)).toEqual(before);
});
