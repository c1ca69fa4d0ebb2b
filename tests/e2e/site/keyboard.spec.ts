import type { Locator } from '@playwright/test';
import { core } from '#tests/layers.ts';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

// Also while a façade travels from page to page.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

/** Presses Tab until the focus is in a place, within a frame too. */
async function tabsInto(visitor: Visitor, place: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await visitor.page.keyboard.press('Tab');
    if (await place.evaluate((node) => node === node.ownerDocument.activeElement)) return;
  }
  throw new Error(`${place} cannot be reached by Tab`);
}

test('a storefront is booked and paid for by keyboard alone', { tag: core }, async ({ visitor }) => {
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
  await press('Escape');
  await visitor.isTold(words.termsToast);
  await expect(page.getByRole('button', { name: words.proceed }).filter({ visible: true })).toBeFocused();
  await press('Enter');
  await tabsInto(visitor, dialog.locator('[tabindex="0"]'));
  await press('End');
  await expect(dialog.getByRole('button', { name: words.accept })).toBeVisible();
  await tabsTo(visitor, /button "Accept & Continue/);
  await press('Enter');
  await visitor.isAt('/payment');
  for (const [label, text] of [
    ['First name', 'Camille'],
    ['Last name', 'Exemple'],
    ['Email', 'camille@example.com'],
    ['Phone', '5145550100'],
    ['Company name', 'Boutique Exemple'],
    ['Service address', '100, rue Exemple, Montréal'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await tabsInto(visitor, field);
    await page.keyboard.type(text);
  }
  await press('Tab');
  await expect(visitor.cardForm.getByLabel(words.card.number)).toBeEditable();
  await expect(page.getByText(/The card form opens when your details are complete/)).toBeHidden();
  await tabsInto(visitor, visitor.cardForm.getByLabel(words.card.number));
  await page.keyboard.type('4242424242424242');
  await tabsInto(visitor, visitor.cardForm.getByLabel(words.card.expiry));
  await page.keyboard.type('1229');
  await tabsInto(visitor, visitor.cardForm.getByLabel(words.card.code));
  await page.keyboard.type('123');
  await tabsInto(visitor, visitor.cardForm.getByRole('button', { name: words.card.pay }));
  await press('Enter');
  await visitor.isTold(words.approved);
  const submit = page.getByRole('button', { name: words.submit, exact: true });
  if (!(await submit.evaluate((node) => node === document.activeElement))) await tabsInto(visitor, submit);
  await press('Enter');
  await visitor.reads(words.success);
});
