import { hasNoBarrier } from './barriers.ts';
import { expect, test } from './house.ts';
import type { Visitor } from './visitor.ts';

async function walk(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  await visitor.opens('/');
  await hasNoBarrier(visitor);
  for (const path of ['/postal-code', '/other-companies', '/manual-review']) {
    await visitor.opens(path);
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));
    await hasNoBarrier(visitor);
  }
  await visitor.opens('/postal-code');
  await visitor.givesPostalCode('H2Y');
  await visitor.isAt('/storefront-size');
  await hasNoBarrier(visitor);
  await visitor.picksSize('little');
  await expect(page.getByRole('dialog')).toBeVisible();
  await hasNoBarrier(visitor);
  await visitor.confirmsScale();
  await visitor.continues();
  await visitor.isAt('/glass-coverage');
  await hasNoBarrier(visitor);
  await visitor.picksLayout(13);
  await visitor.continues();
  await visitor.isAt('/calendar-booking');
  await visitor.picksAppointment();
  await hasNoBarrier(visitor);
  await visitor.proceeds();
  await expect(page.getByRole('dialog').getByRole('button', { name: words.scrollFirst })).toBeVisible();
  await hasNoBarrier(visitor);
  await visitor.acceptsTerms();
  await visitor.isAt('/payment');
  await hasNoBarrier(visitor);
}

test('a machine finds no barrier on the path in English', async ({ visitor }) => {
  await walk(visitor);
});

test('une machine ne trouve aucun obstacle sur le parcours en français', async ({ visiteur }) => {
  await walk(visiteur);
});
