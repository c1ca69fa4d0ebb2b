import { bookedAlready } from '../support/booked-already.ts';
import { anOperator, signsIn } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';
import { Visitor } from '../support/visitor.ts';
import { type Walk, walk } from './walker.ts';

/** `WALK_SECONDS` and `WALK_SEED` say how long somebody walks, and where to. */
const seconds = Number(process.env.WALK_SECONDS ?? 60);
const seed = Number(process.env.WALK_SEED ?? 1);
const lastSteps = 40;

function judge({ steps, faults, paths }: Walk): void {
  console.log(`seed ${seed}: ${steps.length} steps on ${paths.size} pages`);
  const told = [`WALK_SEED=${seed}, the last of ${steps.length} steps:`, ...steps.slice(-lastSteps)].join('\n');
  expect(faults, told).toEqual([]);
  expect(steps.filter((step) => step.includes(' presses ')).length, told).toBeGreaterThan(2);
  expect(paths.size, told).toBeGreaterThan(1);
}

test.describe('somebody who presses whatever there is', () => {
  test.setTimeout(180_000 + seconds * 1000);

  test('finds no fault and no dead end on the way to a booking', async ({ page, testApp }) => {
    const starts = ['/', '/postal-code', '/sentiment', '/calendar-booking', '/payment', '/fr/postal-code', '/contact'];
    await new Visitor(page, 'en').qualifies();
    judge(await walk(page, { url: testApp.url, starts, seed, seconds }));
  });

  test('finds no fault and no dead end in the administration', async ({ page, testApp }) => {
    await bookedAlready(testApp, 'fr');
    const email = await anOperator(testApp);
    const gate = page.locator('.admin-gate');
    const onStep = async () => {
      if (await gate.isVisible()) await signsIn({ page }, email).catch(() => {});
    };
    const sections = ['', '/calendar', '/reviews', '/messages', '/weather', '/figures', '/settings', '/integration'];
    const starts = [...sections, '/data', '/access'].map((section) => `/admin${section}`);
    judge(await walk(page, { url: testApp.url, starts, seed, seconds, onStep }));
  });
});
