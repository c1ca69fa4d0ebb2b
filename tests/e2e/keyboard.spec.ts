import { expect, test } from './house.ts';
import type { Visitor } from './visitor.ts';

/** Presses Tab until the focus is on something whose name begins with `name`. */
async function tabsTo(visitor: Visitor, name: RegExp): Promise<void> {
  const { page } = visitor;
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const snapshot = (await focused.count()) === 1 ? await focused.ariaSnapshot() : '';
    if (name.test(snapshot)) return;
  }
  throw new Error(`nothing called ${name} can be reached by Tab`);
}

test('the path to the terms can be walked by keyboard alone', async ({ visitor }) => {
  const { page, words } = visitor;
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await visitor.opens('/');
  await tabsTo(visitor, /Book Now/);
  await press('Enter');
  await visitor.isAt('/postal-code');
  await tabsTo(visitor, /textbox/);
  await page.keyboard.type('h2y1c6');
  await press('Enter');
  await visitor.isAt('/storefront-size');
  await tabsTo(visitor, /radio "Little Storefront/);
  await press('Space');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabsTo(visitor, /Yes, this is accurate/);
  await press('Enter');
  await expect(page.getByRole('radio', { name: words.sizes.little })).toBeChecked();
  await tabsTo(visitor, /button "Continue/);
  await press('Enter');
  await visitor.isAt('/glass-coverage');
  await tabsTo(visitor, /radio "Layout/);
  await press('ArrowLeft', 'ArrowLeft', 'Space'); // from Layout 1 back over 14 to 13
  await expect(page.getByRole('radio', { name: 'Layout 13', exact: true })).toBeChecked();
  await tabsTo(visitor, /button "Continue/);
  await press('Enter');
  await visitor.isAt('/calendar-booking');
  await tabsTo(visitor, /Available, Tuesday, October 7, 2025/);
  await press('ArrowRight', 'ArrowRight', 'Enter');
  await tabsTo(visitor, /radio "8:00 AM/);
  await press('Space');
  await tabsTo(visitor, /radio "Platinum/);
  await press('ArrowDown');
  await expect(page.getByRole('radio', { name: words.services.complete })).toBeChecked();
  await tabsTo(visitor, /Proceed to Payment/);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: words.scrollFirst })).toBeVisible();
  await dialog.locator('[tabindex="0"]').focus();
  await press('End');
  await expect(dialog.getByRole('button', { name: words.accept })).toBeVisible();
  await press('Escape');
  await visitor.isTold(words.termsToast);
});
