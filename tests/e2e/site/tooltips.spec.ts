import type { Locator } from '@playwright/test';
import { books } from '../support/appointments.ts';
import { entersAs } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

const topOf = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;

test.describe('a tip', () => {
  test('appears after 700 ms under the pointer, and Escape takes it away', async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    await visitor.comesBackServed();
    const tip = page.locator('.tip');
    const button = page.getByRole('button', { name: visitor.words.continue });
    // The tips' own code comes after the page: once one was shown it is there.
    await expect(async () => {
      await button.click({ force: true });
      await expect(tip).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(tip).toBeHidden();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await button.hover();
    await page.clock.runFor(699);
    await expect(tip).toBeHidden();
    await page.clock.runFor(1);
    await expect(tip).toHaveText('Choose a size to continue.');
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  });

  test('appears at once with the keyboard’s focus and when what cannot be pressed is pressed', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.comesBackServed();
    const tip = page.locator('.tip');
    // As a person would all the same, and once more where the tips' own code is still on its way.
    await expect(async () => {
      await page.getByRole('button', { name: visitor.words.continue }).click({ force: true });
      await expect(tip).toHaveText('Choose a size to continue.', { timeout: 1000 });
    }).toPass();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(tip).toBeHidden();
    await page.getByRole('link', { name: 'Back', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(tip).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(tip).toBeHidden();
  });

  test('stays with the keyboard’s focus, whatever passes under a resting pointer', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 560 });
    await visitor.comesBackQualified(13);
    const [tip, next] = [page.locator('.tip'), page.getByRole('button', { name: 'Next month' })];
    await next.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(tip).toBeVisible();
    const gap = async () => {
      const { y, height } = (await tip.boundingBox()) ?? { y: Number.NaN, height: 0 };
      return Math.round((await topOf(next)) - y - height);
    };
    await expect.poll(gap).toBe(4);
    const before = await topOf(next);
    await page.mouse.move(700, 200);
    await page.mouse.move(600, 300);
    await page.evaluate(() => scrollBy(0, scrollY > 40 ? -40 : 40));
    await expect.poll(() => topOf(next)).not.toBe(before);
    await expect.poll(gap).toBe(4);
    await page.locator('#main').evaluate((main) => main.style.setProperty('padding-top', '300px'));
    await expect.poll(gap).toBe(4);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  });

  test('does not come with the focus that a dialog sets by itself, and does when somebody steps to the same control', async ({
    testApp,
    visitor,
  }) => {
    const { page } = visitor;
    await books(visitor);
    await entersAs(testApp, visitor, { path: '/admin' });
    const row = page.getByRole('button', { name: 'Boutique Exemple' });
    await row.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await expect(close).toBeFocused();
    // What a focus shows is there two frames later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(page.locator('.tip')).toBeHidden();
    // Before the record is there the drawer has nothing to step to but its close button.
    await expect(page.getByRole('button', { name: 'Move the visit' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(close).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(close).toBeFocused();
    await expect(page.locator('.tip')).toHaveText('Close');
  });

  test('names what only an icon shows', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.comesBackQualified(13);
    await page.getByRole('button', { name: 'Next month' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.tip')).toHaveText('There is nothing to book before this month.');
  });
});
