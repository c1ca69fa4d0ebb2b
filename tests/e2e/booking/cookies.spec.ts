import { blockCookies } from '../support/refusals.ts';
import { countOf, expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

type Words = { title: string; again: string; taken: RegExp };

async function isToldOfCookies(visitor: Visitor, testApp: TestApp, { title, again, taken }: Words): Promise<void> {
  const { page } = visitor;
  await visitor.qualifies(13);
  await visitor.picksAndGoesToPayment();
  const notice = page.getByRole('alert').filter({ hasText: title });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: '514' })).toHaveAttribute('href', /^tel:/);
  const refused = page.waitForResponse('**/api/preload');
  await notice.getByRole('button', { name: again }).click();
  expect((await (await refused).json()).code).toBe('COOKIES_NEEDED');
  await expect(notice).toBeVisible();
  await expect(page.getByText(taken)).toHaveCount(0);
  expect(await countOf(testApp, 'calendar_holds')).toBe(0);
  expect(await countOf(testApp, 'booking_contexts')).toBe(0);
}

test.describe('a browser that blocks cookies', () => {
  test.beforeEach(({ knownFaults }) => void knownFaults.push('status of 403', 'Preload failed'));

  test('is told so before a day is held', async ({ testApp, visitor, playwright }) => {
    await blockCookies(visitor.page, playwright);
    await isToldOfCookies(visitor, testApp, {
      title: 'Your browser does not accept cookies',
      again: 'Try again',
      taken: /just been taken/,
    });
  });

  test('l’apprend avant qu’une date soit retenue', async ({ testApp, visiteur, playwright }) => {
    await blockCookies(visiteur.page, playwright);
    await isToldOfCookies(visiteur, testApp, {
      title: 'Votre navigateur n’accepte pas les témoins (cookies)',
      again: 'Réessayer',
      taken: /vient d’être prise/,
    });
  });
});
