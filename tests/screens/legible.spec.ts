import { expect, type Page, test } from '@playwright/test';
import { illegible } from './legible.ts';
import { fitsAt } from './widths.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const page = (toast: string, rest: string) =>
  `<!doctype html><html><body style="margin: 0">
    <main style="height: 1600px; position: relative">${rest}</main>
    <div class="toast" style="position: fixed; ${toast}; width: 380px; height: 100px; background: white">Sent</div>
  </body></html>`;
const button = (place: string) =>
  `<button style="position: absolute; width: 120px; height: 48px; ${place}">Send</button>`;

async function found(on: Page, toast: string, rest: string): Promise<string[]> {
  await on.setContent(page(toast, rest));
  return illegible(on);
}

const atTheFoot = 'right: 0; bottom: 0';
const atTheHead = 'right: 0; top: 0';

test('a control that stands alone under a toast is found', async ({ page: on }) => {
  const flaw = ['under a toast: button ‘Send’'];
  expect(await found(on, atTheHead, button('right: 20px; top: 20px'))).toEqual(flaw);
  expect(await found(on, atTheFoot, button('right: 20px; top: 820px; position: fixed'))).toEqual(flaw);
  const atTheEnd = '<style>main { height: 900px !important }</style>';
  expect(await found(on, atTheFoot, atTheEnd + button('right: 20px; bottom: 20px'))).toEqual(flaw);
});

test('a control beside a toast, or one that scrolls clear of it, is within reach', async ({ page: on }) => {
  expect(await found(on, atTheHead, button('left: 20px; top: 20px'))).toEqual([]);
  expect(await found(on, atTheFoot, button('right: 20px; top: 820px'))).toEqual([]);
  const head = `<header class="header">${button('right: 20px; top: 20px')}</header>`;
  expect(await found(on, atTheHead, head)).toEqual([]);
});

test('a control that stays under a bar at the foot is found, and one that scrolls clear of it is not', async ({
  page: on,
}) => {
  const bar = '<a href="/" style="position: fixed; left: 0; bottom: 0; width: 100%; height: 80px">Back</a>';
  const atTheEnd = button('left: 20px; bottom: 20px');
  expect(await found(on, atTheHead, atTheEnd + bar)).toEqual(['over one another: button ‘Send’ and a ‘Back’']);
  expect(await found(on, atTheHead, button('left: 20px; bottom: 100px') + bar)).toEqual([]);
});

test('a button that stands in a phone’s bar and cannot be pressed is found', async ({ page: on }) => {
  await on.setViewportSize({ width: 390, height: 800 });
  const bar = (place: string) =>
    `<div class="action-bar" style="position: ${place}; bottom: 0"><button aria-disabled="true" style="height: 48px">Continue</button></div>`;
  expect(await found(on, atTheHead, bar('fixed'))).toEqual(['stands there disabled: button ‘Continue’']);
  expect(await found(on, atTheFoot, bar('static'))).toEqual([]);
});

test('a flaw is found though the page is left unpainted, and one under a toast too', async ({ page: on }) => {
  const small = '<button style="width: 20px; height: 20px">Send</button>';
  await on.setContent(`<body style="margin: 0">${small}<p style="width: 400px; margin: 0">A week of panes</p></body>`);
  await expect(fitsAt(on, [320])).rejects.toThrow(/320 px: the page, by 80 px.*320 px: too small/s);
  await expect(fitsAt(on, [1280])).resolves.toBeUndefined();
  await on.setContent(page(atTheHead, button('right: 20px; top: 20px')));
  await expect(fitsAt(on, [1280])).rejects.toThrow('1280 px: under a toast: button ‘Send’');
});
