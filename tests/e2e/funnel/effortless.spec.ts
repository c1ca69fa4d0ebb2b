import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

/** Where the caret stands in a field, and what is in it: `H2Y| 1C6`. */
const caretIn = (visitor: Visitor, label: string | RegExp): Promise<string> =>
  visitor.page.getByLabel(label).evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return '';
    const at = field.selectionStart ?? 0;
    return `${field.value.slice(0, at)}|${field.value.slice(at)}`;
  });

const presses = async (visitor: Visitor, ...keys: string[]) => {
  for (const key of keys) await visitor.page.keyboard.press(key);
};

const headingHasFocus = (visitor: Visitor) => expect(visitor.page.getByRole('heading', { level: 1 })).toBeFocused();

test.describe('the postal code', () => {
  test('is written as one types it, and the caret stays where one types', async ({ visitor }) => {
    const { page, words } = visitor;
    await visitor.opens('/postal-code');
    await page.getByLabel(words.postalPrompt).focus();
    await page.keyboard.type('h2y1c6');
    expect(await caretIn(visitor, words.postalPrompt)).toBe('H2Y 1C6|');
    await expect(page.locator('.street-lit')).toHaveCSS('opacity', '1'); // A served area has a window lit in the street.
    await presses(visitor, 'Home', 'ArrowRight', 'Backspace');
    expect(await caretIn(visitor, words.postalPrompt)).toBe('|2Y1 C6');
    await presses(visitor, 'j');
    expect(await caretIn(visitor, words.postalPrompt)).toBe('J|2Y 1C6');
    await presses(visitor, 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace');
    expect(await caretIn(visitor, words.postalPrompt)).toBe('J2|1 C6');
    await presses(visitor, 'End', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace');
    expect(await caretIn(visitor, words.postalPrompt)).toBe('|');
    await expect(page.locator('.street-lit')).toHaveCSS('opacity', '0');
  });

  test('may be pasted as it stands in a letter', async ({ visitor, context }) => {
    const { page, words } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.opens('/postal-code');
    await page.evaluate(() => navigator.clipboard.writeText('\u202aMontréal (Québec)  h2y\u00a01c6\u202c\n'));
    await page.getByLabel(words.postalPrompt).focus();
    await presses(visitor, 'ControlOrMeta+v');
    await expect(page.getByLabel(words.postalPrompt)).toHaveValue('H2Y 1C6');
    await presses(visitor, 'Enter');
    await visitor.isAt('/storefront-size');
  });

  test('that is too short keeps the focus and is described by what is wrong, until it changes', async ({ visitor }) => {
    const { page, words } = visitor;
    await visitor.opens('/postal-code');
    await visitor.givesPostalCode('H2');
    const field = page.getByLabel(words.postalPrompt);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Please enter a valid postal code');
    await presses(visitor, 'y');
    await expect(field).not.toHaveAttribute('aria-invalid', /.*/);
    await expect(page.getByText('Please enter a valid postal code')).toHaveCount(0);
  });
});

test('every field opens the right keyboard and takes what the browser remembers', async ({ visitor }) => {
  const { page } = visitor;
  const isMade = async (label: string, attributes: Record<string, string>) => {
    for (const [name, value] of Object.entries(attributes)) {
      await expect(page.getByLabel(label)).toHaveAttribute(name, value);
    }
  };
  await visitor.opens('/postal-code');
  await isMade('Enter postal code', {
    autocomplete: 'postal-code',
    autocapitalize: 'characters',
    enterkeyhint: 'go',
    spellcheck: 'false',
  });
  await visitor.opens('/manual-review');
  await isMade('Company Name', { autocomplete: 'organization', autocapitalize: 'words', enterkeyhint: 'next' });
  await isMade('Company Address', { autocomplete: 'street-address', autocapitalize: 'words', enterkeyhint: 'next' });
  await isMade('Email Address', {
    type: 'email',
    inputmode: 'email',
    autocomplete: 'email',
    autocapitalize: 'none',
    enterkeyhint: 'send',
  });
  await visitor.comesBackQualified(13);
  await visitor.picksAppointment('preview');
  await isMade('Invitation code', { autocomplete: 'off', autocapitalize: 'characters', enterkeyhint: 'done' });
});

test('a code is written in capitals without moving the caret', async ({ visitor }) => {
  await visitor.comesBackQualified(13);
  await visitor.picksAppointment('preview');
  const code = visitor.page.getByLabel('Invitation code');
  await code.pressSequentially('hcreview');
  await code.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await visitor.page.keyboard.type('p');
  expect(await caretIn(visitor, 'Invitation code')).toBe('HCP|REVIEW');
});

test('the keyboard goes past the head of every page, the landing too', async ({ visitor }) => {
  for (const path of ['/', '/faq']) {
    await visitor.opens(path);
    await presses(visitor, 'Tab');
    await expect(visitor.page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await presses(visitor, 'Enter');
    await expect(visitor.page.getByRole('main')).toBeFocused();
  }
});

test('the manual review puts the focus on the first wrong field and says what is wrong beside it', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opens('/manual-review');
  await page.getByLabel('Company Name').fill('Boutique Exemple');
  await visitor.presses('Submit');
  const address = page.getByLabel('Company Address');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Complete address is required');
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Please enter a valid email address');
  await address.fill('100, rue Exemple');
  await expect(address).not.toHaveAttribute('aria-invalid', /.*/);
});

test('each step says which of six it is, and gives the focus to its heading', async ({ visitor }) => {
  const { page } = visitor;
  const isStep = async (n: number, name: string) => {
    const steps = page.getByRole('list', { name: 'Steps of the booking' }).getByRole('listitem');
    await expect(steps).toHaveCount(6);
    await expect(page.locator('[aria-current="step"]')).toHaveText(name);
    await visitor.isTold(`Step ${n} of 6`);
  };
  await visitor.opens('/');
  await visitor.follows(visitor.words.bookNow);
  await visitor.isAt('/postal-code');
  await headingHasFocus(visitor);
  await isStep(1, 'Service Area');
  await visitor.givesPostalCode('H2Y');
  await visitor.isAt('/storefront-size');
  await headingHasFocus(visitor);
  await isStep(2, 'Building Size');
  await visitor.picksSize('little');
  await visitor.confirmsScale();
  await expect(page.getByRole('radio', { name: visitor.words.sizes.little })).toBeFocused();
  await visitor.continues();
  await visitor.isAt('/glass-coverage');
  await headingHasFocus(visitor);
  await isStep(3, 'Window Layout');
  await visitor.picksLayout(1);
  await visitor.continues();
  await visitor.isAt('/sentiment');
  await headingHasFocus(visitor);
  await isStep(4, 'Final Questions');
  await page.getByRole('radio').nth(1).click();
  await visitor.isTold('2 of 3');
  await headingHasFocus(visitor);
  await page.getByRole('radio').nth(2).click();
  await visitor.isTold('3 of 3');
  await page.getByRole('radio').nth(0).click();
  await visitor.isAt('/alignment-success');
  await headingHasFocus(visitor);
  await visitor.presses(visitor.words.scheduling);
  await visitor.isAt('/calendar-booking');
  await headingHasFocus(visitor);
  await isStep(5, 'Select Your Appointment');
});

test.describe('the calendar', () => {
  test('is walked by keys, and says each day in words with what it is', async ({ visitor }) => {
    const { page } = visitor;
    await page.route('**/api/booked-dates', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), bookedDates: ['2025-10-09'] } });
    });
    await visitor.comesBackQualified(13);
    const isOn = (name: string) => expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Available, Tuesday, October 7, 2025' }).focus();
    const walk: [string, string][] = [
      ['ArrowRight', 'Closed, Wednesday, October 8, 2025'],
      ['ArrowRight', 'Booked, Thursday, October 9, 2025'],
      ['Enter', 'Booked, Thursday, October 9, 2025'],
      ['Home', 'Past, Sunday, October 5, 2025'],
      ['End', 'Closed, Saturday, October 11, 2025'],
      ['ArrowUp', 'Past, Saturday, October 4, 2025'],
      ['ArrowDown', 'Closed, Saturday, October 11, 2025'],
      ['PageDown', 'Closed, Tuesday, November 11, 2025'],
      ['PageDown', 'Closed, Sunday, November 30, 2025'],
      ['PageUp', 'Available, Thursday, October 30, 2025'],
      ['ArrowLeft', 'Closed, Wednesday, October 29, 2025'],
      ['ArrowLeft', 'Available, Tuesday, October 28, 2025'],
      ['Enter', 'Selected, Tuesday, October 28, 2025'],
    ];
    for (const [key, day] of walk) {
      await presses(visitor, key);
      await isOn(day);
    }
    await expect(page.getByRole('radiogroup', { name: 'Time' })).toBeVisible();
  });

  test('opens on the first month that has a free day', async ({ visitor }) => {
    const { page } = visitor;
    await page.route('**/api/booked-dates', async (route) => {
      const response = await route.fetch();
      const calendar = await response.json();
      const october = Array.from({ length: 31 }, (_, day) => `2025-10-${String(day + 1).padStart(2, '0')}`);
      await route.fulfill({ response, json: { ...calendar, bookedDates: october, firstDate: '2025-11-03' } });
    });
    await visitor.comesBackQualified(13);
    await expect(page.getByRole('heading', { name: 'November 2025' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Available, Monday, November 3, 2025' })).toBeVisible();
  });
});

test.describe('the summary', () => {
  test('shows base, both taxes and total, and stays in sight while one reads on', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.comesBackQualified(12);
    await visitor.picksAppointment();
    const summary = page.getByRole('complementary', { name: 'Booking summary' });
    for (const line of ['Subtotal', '$2,522.00', 'GST (5%)', '$126.10', 'QST (9.975%)', '$251.57', '$2,899.67']) {
      await expect(summary.getByText(line).first()).toBeVisible();
    }
    await page.getByRole('radio', { name: /^Preservation Preview/ }).scrollIntoViewIfNeeded();
    await expect(summary.getByText('$2,899.67').first()).toBeInViewport();
  });

  test('au téléphone est une ligne basse au pied de la page, jusqu’à ce qu’un service soit choisi', async ({
    visiteur,
  }) => {
    const { page } = visiteur;
    await visiteur.comesBackQualified(12);
    const bar = page.locator('.summary-bar');
    const place = await bar.boundingBox();
    expect(place?.height).toBeLessThanOrEqual(56);
    await expect(bar.getByRole('button')).toHaveCount(0);
    await visiteur.picksFirstFreeDay();
    await expect(bar.getByText('Choisissez d’abord une heure.').first()).toBeVisible();
    expect(await bar.boundingBox()).toEqual(place);
    await visiteur.chooses(visiteur.words.time);
    expect(await bar.boundingBox()).toEqual(place);
    await visiteur.chooses(visiteur.words.services.platinum);
    await expect(bar.getByText('8\u00a0098,84\u00a0$').first()).toBeVisible();
    await bar.getByRole('button', { name: 'Afficher le sommaire complet' }).click();
    for (const line of ['Sous-total', 'TPS (5 %)', 'TVQ (9,975 %)', 'Total ($\u00a0CA)']) {
      await expect(page.getByRole('dialog').getByText(line)).toBeVisible();
    }
  });
});

test.describe('a toast', () => {
  const declines = async (visitor: Visitor) => {
    await visitor.proceeds();
    await visitor.presses(visitor.words.decline);
  };
  const region = (visitor: Visitor) => visitor.page.getByRole('region', { name: /Notification/ });
  const toasts = (visitor: Visitor) => visitor.page.locator('.toast');

  test('is one at a time, stays 5000 ms, and F8 brings the focus to its region', async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    await declines(visitor);
    await visitor.isTold(visitor.words.termsToast);
    await declines(visitor);
    await expect(toasts(visitor)).toHaveCount(1);
    await presses(visitor, 'F8');
    await expect(region(visitor).locator('.toast-viewport')).toBeFocused();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.clock.fastForward(4000);
    await expect(toasts(visitor)).toHaveCount(1);
    await page.clock.fastForward(1500);
    await expect(toasts(visitor)).toHaveCount(0);
  });

  test('is swept away to the right by 50 px and not by less', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.comesBackQualified(13);
    await visitor.picksAppointment();
    await declines(visitor);
    await visitor.isTold(visitor.words.termsToast);
    const box = await toasts(visitor).first().boundingBox();
    if (!box) throw new Error('the toast is nowhere');
    const [x, y] = [box.x + 60, box.y + 20];
    for (const [distance, left] of [
      [40, 1],
      [60, 0],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y, { steps: 4 });
      await page.mouse.move(x + distance, y, { steps: 4 });
      await page.mouse.up();
      await expect(toasts(visitor)).toHaveCount(left);
    }
  });
});
