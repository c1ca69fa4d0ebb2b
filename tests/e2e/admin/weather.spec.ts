import { hasNoBarrier } from '../support/accessibility.ts';
import { booksThursday } from '../support/appointments.ts';
import { entersAs, orderFault, signedOut } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    title: 'Weather',
    run: 'Run now',
    rain: 'Rain or snow',
    judged: /1 visit checked, 1 other day proposed/,
    proposed: /is proposed; no answer yet/,
    unsuitable: 'Unsuitable',
    none: /No forecast service is available now/,
  },
  fr: {
    title: 'Météo',
    run: 'Lancer maintenant',
    rain: 'Pluie ou neige',
    judged: /1\svisite évaluée, 1\sautre journée proposée/,
    proposed: /^Proposition pour le/,
    unsuitable: 'Ne convient pas',
    none: /Aucun service de prévision ne répond/,
  },
} as const;

async function rains({ url }: TestApp, date: string): Promise<void> {
  const figures = { precipitationChance: 90, precipitationMm: 8, temperatureC: 12, gustKmh: 20, condition: 'rain' };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(figures);
  const answer = await fetch(`${url}/sandbox/weather/${date}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}

async function runsNow(testApp: TestApp, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = wordsOf[visitor.words.prefix === '' ? 'en' : 'fr'];
  await booksThursday(visitor);
  await rains(testApp, '2025-10-09');
  await entersAs(testApp, visitor, { path: '/admin/weather', role: 'staff' });
  await visitor.reads(words.title);
  await visitor.isTold(words.unsuitable);
  await visitor.isTold(words.rain);
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(14);
  await hasNoBarrier(visitor);
  await page.getByRole('button', { name: words.run }).click();
  await visitor.isTold(words.judged);
  await visitor.isTold(words.proposed);
}

test.describe('an operator', () => {
  test.beforeEach(({ knownFaults }) => {
    knownFaults.push(signedOut);
  });

  test('has the weather judged now, and the strip shows what was proposed, on a desktop', async ({
    testApp,
    visitor,
  }) => {
    await runsNow(testApp, visitor);
  });

  test('does the same in French on a phone', async ({ testApp, visiteur }) => {
    await runsNow(testApp, visiteur);
  });

  test('is told when no forecast service answers', async ({ testApp, visitor }) => {
    await orderFault(testApp, 'weather', 'error', 1000);
    await entersAs(testApp, visitor, { path: '/admin/weather', role: 'staff' });
    await visitor.isTold(wordsOf.en.none);
  });
});
