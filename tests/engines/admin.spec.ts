import sharp from 'sharp';
import { hasWork, signsIn } from './support/operator.ts';
import type { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('finds a booking, opens a dialog over it, and blocks days whose months open where they can be seen', async ({
  testApp,
  comes,
}) => {
  const operator = await comes({ language: 'en', size: 'desktop' });
  await hasWork(testApp);
  await signsIn(testApp, operator, '/admin');
  await operator.reads('Needs attention'); // it comes late, above the list
  await operator.fills({ css: 'main input[type=search]' }, 'librairie');
  await operator.holds('only what is looked for', () => document.querySelectorAll('.admin-open').length === 1);
  await operator.presses({ css: '.admin-open' });
  await operator.presses({ name: /^Move the visit$/, within: '.admin-drawer' });
  expect(await operator.sees({ css: '.dialog-body' })).toMatchObject({ isFocused: true });
  await operator.reachesAll();
  await operator.keys('Escape');
  await operator.holds('the dialog is closed', () => !document.querySelector('dialog[open]'));
  await operator.sees({ css: '.admin-drawer h2' });
  await opensMonths(operator);
});

const lastDay = { name: /^Last day/, within: '.dialog' };

async function opensMonths(operator: Person): Promise<void> {
  await operator.opens('/admin/calendar');
  await operator.sees({ css: '[data-day="2025-10-19"]' });
  await operator.tab.run(() => document.querySelector<HTMLElement>('[data-day="2025-10-19"]')?.focus());
  await operator.keys('Enter', 'End', 'Enter');
  await operator.presses({ name: 'Block these days' });
  await operator.reads('visit is booked then'); // it comes late, and the dialog grows
  await operator.fills({ name: /^Reason/, within: '.dialog' }, 'Inventory');
  await operator.presses(lastDay);
  await operator.sees({ css: '.day-popover [data-day]' });
  await operator.reachesAll();
  expect(await inkOf(operator, '.day-popover')).toBeGreaterThan(20);

  // By the keys after the mouse: the focus is seen.
  await operator.keys('ArrowRight');
  const ring = () => {
    const pane = document.activeElement?.querySelector('.month-day-pane');
    return pane ? getComputedStyle(pane).outlineStyle : null;
  };
  expect(await operator.tab.run(ring)).toBe('solid');

  // Esc closes the month alone, and what was typed stays.
  await operator.keys('Escape');
  await operator.holds('the month is closed', () => !document.querySelector('.day-popover'));
  expect(await operator.sees(lastDay)).toMatchObject({ isFocused: true });
  expect(
    await operator.tab.run(() => document.querySelector<HTMLInputElement>('.dialog input.field-input')?.value),
  ).toBe('Inventory');
}

/** How much the colours of a part of the window differ: next to nothing where it was left unpainted. */
async function inkOf({ tab }: Person, part: string): Promise<number> {
  const box = await tab.run((css) => {
    const { left, top, width, height } = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
    return { left: Math.ceil(left), top: Math.ceil(top), width: Math.floor(width), height: Math.floor(height) };
  }, part);
  const { channels } = await sharp(await tab.picture())
    .extract(box)
    .stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}
