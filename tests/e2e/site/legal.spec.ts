import { privacyNotice } from '#business/privacy/index.ts';
import { standardTermsText } from '#tests/builders/terms.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { expect, test } from '../support/test-app.ts';

test.describe('the foot of a page', () => {
  for (const path of ['/', '/postal-code', '/faq', '/cancel-booking', '/no-such-page']) {
    test(`of ${path} leads to the privacy notice and to the terms`, async ({ visitor }) => {
      const foot = visitor.page.getByRole('contentinfo');
      await visitor.opens(path);
      await foot.getByRole('link', { name: 'Privacy', exact: true }).click();
      await visitor.isAt('/privacy');
      await visitor.reads('Privacy notice');
      await foot.getByRole('link', { name: 'Terms', exact: true }).click();
      await visitor.isAt('/terms');
      await visitor.reads('Terms and conditions');
    });
  }
});

for (const [path, text] of [
  ['/privacy', privacyNotice],
  ['/terms', standardTermsText],
] as const) {
  test(`${path} has every section, in French one press away, and no barrier`, async ({ visitor }) => {
    const { page } = visitor;
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await visitor.opens(path);
    await expect(headings).toHaveText(text.en.sections.map(({ heading }) => heading));
    await hasNoBarrier(visitor);
    const last = text.en.sections.at(-1)?.heading ?? '';
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: last, exact: true }).click();
    await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport();
    await page.getByRole('link', { name: 'FR', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === `/fr${path}`);
    await expect(headings).toHaveText(text.fr.sections.map(({ heading }) => heading));
  });
}
