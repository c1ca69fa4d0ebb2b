import type { Locator } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { books } from '../e2e/support/appointments.ts';
import { drafts } from '../e2e/support/drafts.ts';
import { expect, test } from '../e2e/support/test-app.ts';

const side = 48;

/** How something is drawn, whatever stands in it. */
async function drawn(what: Locator): Promise<Buffer> {
  await what.evaluate((node) => {
    if (node.childElementCount === 0 && node.textContent) node.textContent = '8';
  });
  const picture = await what.screenshot({ animations: 'disabled' });
  return sharp(picture).resize(side, side, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
}

/** Nobody takes one for the other: more than one part in fifty is another colour. */
function areToldApart(drawings: Readonly<Record<string, Buffer>>): void {
  const alike = Object.entries(drawings).flatMap(([name, drawing], index, all) =>
    all
      .slice(index + 1)
      .filter(([, other]) => pixelmatch(drawing, other, undefined, side, side) < (side * side) / 50)
      .map(([other]) => `${name} and ${other}`),
  );
  expect(alike).toEqual([]);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`in a reader’s own ${colorScheme} colours days are told apart, and what is chosen from what is not`, async ({
    visitor,
    newVisitor,
  }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await books(await newVisitor());
    const radios = async () =>
      areToldApart({
        chosen: await drawn(page.locator('.radio:checked').first()),
        other: await drawn(page.locator('.radio:not(:checked)').first()),
      });
    await visitor.comesBack(drafts.aligned, '/storefront-size');
    await radios();
    for (const path of ['/glass-coverage', '/sentiment']) {
      await visitor.opens(path);
      await radios();
    }
    await visitor.opens('/calendar-booking');
    await visitor.picksAppointment();
    await page.mouse.move(0, 0);
    await radios();
    const day = (state: string) =>
      drawn(page.locator(`.month-day[data-state="${state}"]:not([data-today]) > .month-day-pane`).first());
    areToldApart({
      free: await day('available'),
      booked: await day('booked'),
      closed: await day('closed'),
      chosen: await day('selected'),
    });
    areToldApart({
      chosen: await drawn(page.locator('.radio-cell', { has: page.locator(':checked') })),
      other: await drawn(page.locator('.radio-cell', { hasText: '10:00' })),
    });
  });
}
