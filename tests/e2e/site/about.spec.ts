import { core } from '#tests/layers.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { expect, test } from '../support/test-app.ts';

test.describe('a visitor who asks what this is', () => {
  test('reads the letter, finds out how to reach the business, reads the answers and goes home', { tag: core }, async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.opens('/');
    await visitor.follows('What is this?');
    await visitor.isAt('/what-is-this');
    await visitor.reads('Dear Reader');
    // The blade nods once, but not for those who ask for less movement, and is theirs from the first touch.
    const blade = page.getByRole('slider');
    await blade.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-nods]')).toBeAttached();
    await expect(blade).toHaveCSS('animation-duration', '0s');
    await blade.press('ArrowRight');
    await expect(blade).toHaveValue('24');
    await expect(page.locator('[data-nods]')).toHaveCount(0);
    await visitor.follows('Contact Us');
    await visitor.isAt('/contact');
    await expect(page.getByRole('heading', { level: 2 }).getByRole('link', { name: '514-555-0142' })).toHaveAttribute(
      'href',
      'tel:+15145550142',
    );
    await expect(page.getByRole('link', { name: 'care@example.com' })).toHaveAttribute(
      'href',
      'mailto:care@example.com',
    );
    const hours = page.getByRole('link', { name: 'Monday - Friday, 7:00 AM - 5:00 PM', exact: true });
    await expect(hours).toHaveAttribute('href', /^https:\/\//);
    await expect(hours).toHaveAttribute('rel', 'noopener noreferrer');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await visitor.isAt('/what-is-this');
    await page.getByRole('link', { name: 'FAQ', exact: true }).click();
    await visitor.isAt('/faq');
    await visitor.reads('Questions, answered plainly');
    await visitor.follows('Contact Us');
    await visitor.isAt('/contact');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await visitor.isAt('/');
    await visitor.opens('/faq');
    await visitor.follows('Back to Home');
    await visitor.isAt('/');
  });

  test('opens the answers with the keyboard, one after the other', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('/faq');
    const rows = page.getByRole('group');
    await expect(rows).toHaveCount(6);
    await expect(page.locator('details[open]')).toHaveCount(0);
    const cost = rows.nth(3).getByText('$1,815.00 before taxes');
    await expect(cost).toBeHidden();
    await rows.nth(3).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(cost).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.locator('details[open]')).toHaveCount(2);
  });

  test('comes to an answer by its address', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('/faq#faq-3');
    await expect(page.locator('details[open] h2')).toHaveText('What is the science behind the 15-year assurance?');
    await expect(page.locator('#faq-3')).toBeInViewport();
    await page.goto('/faq#faq-6');
    await expect(page.locator('#faq-6')).toHaveAttribute('open');
  });

  test('finds the page at its top after a reload', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 500 });
    await visitor.opens('/faq');
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await page.reload();
    await visitor.isReady();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('la lettre, les coordonnées et les réponses existent en français', async ({ visiteur }) => {
  const { page } = visiteur;
  for (const [path, heading] of [
    ['/what-is-this', 'Chère lectrice, cher lecteur'],
    ['/contact', 'Nous joindre'],
    ['/faq', 'Vos questions, en clair'],
  ] as const) {
    const answer = await page.goto(`/fr${path}`);
    expect(answer?.status()).toBe(200);
    await visiteur.isReady();
    await visiteur.reads(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  }
  await visiteur.opens('/contact');
  await expect(page.getByRole('link', { name: 'Lundi au vendredi, 7\u00a0h à\u00a017\u00a0h' })).toBeVisible();
  await visiteur.opens('/faq#faq-4');
  await visiteur.isTold(/1\u00a0815,00\u00a0\$ avant taxes/);
});

test.describe('without movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a machine finds no barrier on the letter, contact and FAQ pages', async ({ visitor }) => {
    for (const path of ['/what-is-this', '/contact', '/faq', '/faq#faq-2']) {
      await visitor.opens(path);
      await hasNoBarrier(visitor);
    }
  });

  test('une machine ne trouve aucun obstacle sur leurs pages jumelles', async ({ visiteur }) => {
    for (const path of ['/what-is-this', '/contact', '/faq', '/faq#faq-2']) {
      await visiteur.opens(path);
      await hasNoBarrier(visiteur);
    }
  });
});
