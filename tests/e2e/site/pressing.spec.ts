import type { Locator } from '@playwright/test';
import { core } from '#tests/layers.ts';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The middle of what stands at an address, two frames after it came: it has been painted once. Nothing is waited for that
 * a person would not wait for.
 */
async function seen({ page, words }: Visitor, path: string, target: Locator): Promise<{ x: number; y: number }> {
  await page.waitForURL((url) => url.pathname === `${words.prefix}${path}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', /.*/);
  return target.evaluate(
    (node) =>
      new Promise<{ x: number; y: number }>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            node.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { x, y, width, height } = node.getBoundingClientRect();
            resolve({ x: x + width / 2, y: y + height / 2 });
          }),
        );
      }),
  );
}

for (const [speed, rate, tag] of [
  ['full speed', 1, []],
  ['a quarter of the speed', 4, [core]],
] as const) {
  test(`a press counts as soon as a page is seen, at ${speed}`, { tag: [...tag] }, async ({ visitor }) => {
    const { page, words } = visitor;
    const devtools = await page.context().newCDPSession(page);
    await visitor.opens('/');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const presses = async (path: string, target: Locator) => {
      const { x, y } = await seen(visitor, path, target);
      await page.mouse.click(x, y);
    };
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first();
    const radio = (name: string | RegExp) => page.getByRole('radio', { name });
    const card = (name: string | RegExp) => page.locator('label').filter({ has: radio(name) });

    await presses('/', page.getByRole('link', { name: words.bookNow }).first());
    const code = page.getByLabel(words.postalPrompt);
    await presses('/postal-code', code);
    await page.keyboard.type('H2Y 1C6');
    await expect(code).toHaveValue('H2Y 1C6');
    await page.keyboard.press('Enter');
    await presses('/storefront-size', card(words.sizes.little));
    await page.getByRole('dialog').getByRole('button', { name: words.accurate }).click();
    await button(words.continue).click();
    await presses('/glass-coverage', card(words.layout(8)));
    await expect(radio(words.layout(8))).toBeChecked();
    await button(words.continue).click();
    await presses('/sentiment', button(words.back));
    await presses('/glass-coverage', card(words.layout(7)));
    await expect(radio(words.layout(7))).toBeChecked();
    await button(words.continue).click();
    const answers = page.locator('.radio-row-label');
    await presses('/sentiment', answers.nth(1));
    await expect(page.getByText('2 of 3')).toBeVisible();
    await presses('/sentiment', answers.nth(2));
    await expect(page.getByText('3 of 3')).toBeVisible();
    await presses('/sentiment', answers.nth(0));
    await presses('/alignment-success', page.getByText(words.scheduling));
    await page.getByRole('button', { name: words.available }).first().waitFor();
    await presses('/calendar-booking', page.getByRole('button', { name: words.available }).first());
    await visitor.chooses(words.time);
    await visitor.chooses(words.services.complete);
    await visitor.proceeds();
    await visitor.acceptsTerms();
    await presses('/payment', page.getByLabel(words.fields.firstName, { exact: true }));
    await expect(page.getByLabel(words.fields.firstName, { exact: true })).toBeFocused();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await visitor.fillsCustomerForm();
    await visitor.paysByCard();
    await visitor.isTold(words.approved);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await visitor.presses(words.submit);
    await presses('/confirmation', page.getByRole('link', { name: 'FR' }).first());
    await page.waitForURL('**/fr/confirmation**');
  });
}
