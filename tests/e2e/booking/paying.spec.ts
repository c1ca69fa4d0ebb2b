import { comesToPayment } from '../support/appointments.ts';
import { comesToCard, ticketOf } from '../support/paying.ts';
import { countOf, expect, paymentsOf, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const field = ({ page }: Visitor, name: string) => page.getByLabel(name, { exact: true });

/** The field's text with a bar where the caret is. */
const withCaret = (visitor: Visitor, name: string): Promise<string> =>
  field(visitor, name).evaluate((input: HTMLInputElement) => {
    const at = input.selectionStart ?? 0;
    return `${input.value.slice(0, at)}|${input.value.slice(at)}`;
  });

test.describe('the customer form', () => {
  test('is known to the browser’s own memory and keyboard', async ({ visitor }) => {
    await comesToPayment(visitor);
    for (const [name, token, keyboard] of [
      ['First name', 'given-name', null],
      ['Last name', 'family-name', null],
      ['Email', 'email', 'email'],
      ['Phone', 'tel', 'tel'],
      ['Company name', 'organization', null],
      ['Service address', 'shipping address-line1', null],
      ['Street', 'billing address-line1', null],
      ['City', 'billing address-level2', null],
      ['Province', 'billing address-level1', null],
      ['Postal code', 'billing postal-code', null],
    ] as const) {
      await expect(field(visitor, name)).toHaveAttribute('autocomplete', token);
      if (keyboard) await expect(field(visitor, name)).toHaveAttribute('inputmode', keyboard);
    }
    await expect(field(visitor, 'Province')).toHaveAttribute('placeholder', 'QC');
    await expect(field(visitor, 'Postal code')).toHaveAttribute('placeholder', /^H\d[A-Z] \d[A-Z]\d$/);
  });

  test('bills the service address on one line, and asks for another once that is said', async ({ visitor }) => {
    const { page } = visitor;
    await comesToPayment(visitor);
    const same = page.getByRole('checkbox', { name: 'Same as the address above' });
    await expect(same).toBeChecked();
    // Of the first step the area alone is known.
    await expect(field(visitor, 'Postal code')).toHaveValue('H2Y');
    await field(visitor, 'Service address').fill('100, rue Exemple');
    await visitor.isTold('100, rue Exemple, Montréal, QC H2Y');
    await field(visitor, 'Service address').fill('100, rue Exemple, Westmount (Québec) H2Y 1A1');
    await visitor.isTold('100, rue Exemple, Westmount, QC H2Y 1A1');
    await expect(field(visitor, 'Postal code')).toHaveValue('H2Y 1A1');
    for (const name of ['Street', 'City', 'Province']) await expect(field(visitor, name)).toBeHidden();
    await same.uncheck();
    await expect(field(visitor, 'Street')).toHaveValue('');
    await field(visitor, 'Street').fill('200, rue Exemple');
    await field(visitor, 'Service address').fill('300, rue Exemple, Montréal');
    await expect(field(visitor, 'Street')).toHaveValue('200, rue Exemple');
    await same.check();
    await visitor.isTold('300, rue Exemple, Montréal, QC H2Y');
    await expect(field(visitor, 'Street')).toBeHidden();
  });

  test('checks a field when it is left, then with every change, and ties the words to it', async ({ visitor }) => {
    await comesToPayment(visitor);
    const email = field(visitor, 'Email');
    await email.pressSequentially('camille');
    await expect(visitor.page.getByText('Please enter a valid email address')).toHaveCount(0);
    await email.press('Tab');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.pressSequentially('@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await visitor.page.getByRole('checkbox', { name: 'Same as the address above' }).uncheck();
    await field(visitor, 'City').clear();
    await field(visitor, 'Province').clear();
    await field(visitor, 'Postal code').press('Enter');
    await expect(field(visitor, 'First name')).toBeFocused();
    for (const text of [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid phone number',
      'Company name is required',
      'Service address is required',
      'Billing address is required',
      'City is required',
      'Province is required',
      'Postal code is required',
    ]) {
      await visitor.isTold(text);
    }
  });

  test('is walked through by the Enter key, field by field', async ({ visitor }) => {
    await comesToPayment(visitor);
    await field(visitor, 'First name').fill('Camille');
    await field(visitor, 'First name').press('Enter');
    await expect(field(visitor, 'Last name')).toBeFocused();
    await expect(field(visitor, 'Last name')).not.toHaveAttribute('aria-invalid');
    await visitor.fillsCustomerForm();
    await field(visitor, 'Postal code').press('Enter');
    await expect(visitor.page.getByRole('heading', { name: 'Card payment' })).toBeFocused();
  });

  test('parts the phone number without moving the caret from where a person works', async ({ visitor }) => {
    await comesToPayment(visitor);
    const { keyboard } = visitor.page;
    const phone = field(visitor, 'Phone');
    await phone.pressSequentially('5145550142');
    expect(await withCaret(visitor, 'Phone')).toBe('514-555-0142|');
    for (let n = 0; n < 7; n++) await keyboard.press('ArrowLeft');
    await keyboard.press('Backspace');
    expect(await withCaret(visitor, 'Phone')).toBe('514|-550-142');
    await keyboard.press('9');
    expect(await withCaret(visitor, 'Phone')).toBe('514-9|55-0142');
    await keyboard.press('ArrowLeft');
    await keyboard.press('Backspace');
    expect(await withCaret(visitor, 'Phone')).toBe('51|9-550-142');
    await phone.fill('');
    await keyboard.insertText('+1 (514) 555 0142');
    expect(await withCaret(visitor, 'Phone')).toBe('+1 514-555-0142|');
  });

  test('parts the postal code, whatever it is typed or pasted like', async ({ visitor }) => {
    await comesToPayment(visitor);
    const code = field(visitor, 'Postal code');
    await code.pressSequentially('h2y1a1');
    await expect(code).toHaveValue('H2Y 1A1');
    await code.press('Home');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Backspace']) await code.press(key);
    expect(await withCaret(visitor, 'Postal code')).toBe('H2|1 A1');
    await code.fill('');
    await visitor.page.keyboard.insertText(' h2y  1a1 ');
    await expect(code).toHaveValue('H2Y 1A1');
  });

  test('en français, sépare le numéro comme on l’écrit au Québec', async ({ visiteur }) => {
    await comesToPayment(visiteur);
    const phone = visiteur.page.getByLabel('Téléphone', { exact: true });
    await phone.pressSequentially('5145550142');
    await expect(phone).toHaveValue('514 555-0142');
  });

  test('keeps what was typed through Back and Forward and a change of language', async ({ visitor }) => {
    const { page } = visitor;
    await comesToPayment(visitor);
    await visitor.fillsCustomerForm();
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
    await visitor.isAt('/calendar-booking');
    await page.goBack();
    await visitor.isAt('/payment');
    await expect(field(visitor, 'Company name')).toHaveValue('Boutique Exemple');
    await page.getByRole('link', { name: 'FR', exact: true }).click();
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('Boutique Exemple');
    await expect(page.getByLabel('Téléphone')).toHaveValue('514-555-0100');
  });

  test('takes what is filled in without a word to the page', async ({ visitor }) => {
    const { page, words } = visitor;
    await comesToPayment(visitor);
    await field(visitor, 'Postal code').fill('H2Y 1A1');
    const silent = {
      firstName: 'Camille',
      lastName: 'Exemple',
      email: 'camille@example.com',
      phone: '5145550100',
      companyName: 'Boutique Exemple',
      serviceAddress: '100, rue Exemple, Montréal',
    };
    await page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) {
        for (const input of document.getElementsByName(name)) Object.assign(input, { value });
      }
    }, silent);
    await expect(visitor.cardForm.getByLabel(words.card.number)).toBeEditable();
    await expect(field(visitor, 'City')).toHaveValue('Montréal');
  });

  test('judges nothing that it brings back until it is touched again', async ({ visitor }) => {
    const { page } = visitor;
    await comesToPayment(visitor);
    await field(visitor, 'Email').pressSequentially('camille');
    await page.reload();
    await expect(field(visitor, 'Email')).toHaveValue('camille');
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await field(visitor, 'Email').press('Tab');
    await visitor.isTold('Please enter a valid email address');
  });
});

test.describe('the card form', () => {
  test('that never comes may be loaded again after fifteen seconds', async ({ visitor }) => {
    const { page } = visitor;
    await comesToPayment(visitor);
    await page.clock.install();
    await page.route('**/display/index.php*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.reload();
    await expect(page.locator('#monerisCheckout-Frame')).toHaveCount(1);
    await visitor.fillsCustomerForm();
    await page.clock.fastForward(15_000);
    await visitor.isTold('The card form is slow to load');
    await expect(page.getByRole('alert').getByRole('link', { name: '514-555-0142' })).toBeVisible();
    const silent = await ticketOf(visitor);
    await page.unroute('**/display/index.php*');
    await visitor.presses('Load the card form again');
    await expect(visitor.cardForm.getByLabel('Card number')).toBeEditable();
    expect(await ticketOf(visitor)).not.toBe(silent);
  });

  test('that cannot be loaded says so in a toast and on the spot, and loads when it is asked for again', async ({
    visitor,
    knownFaults,
  }) => {
    knownFaults.push('net::ERR_FAILED', 'Preload failed');
    const { page } = visitor;
    await comesToPayment(visitor);
    await page.route('**/*chkt*.js', (route) => route.abort());
    await page.reload();
    await visitor.isTold('Failed to load payment system. Please refresh the page.');
    await visitor.isTold('The card form could not be opened');
    await page.unroute('**/*chkt*.js');
    await visitor.presses('Try again');
    await visitor.fillsCustomerForm();
    await expect(visitor.cardForm.getByLabel('Card number')).toBeEditable();
  });

  test('that was cancelled takes nothing and can be opened again', async ({ testApp, visitor }) => {
    await comesToCard(visitor);
    await visitor.cardForm.getByRole('button', { name: 'Cancel' }).click();
    await visitor.isTold('The card form is closed');
    await expect(visitor.page.getByRole('heading', { name: 'The card form is closed' })).toBeFocused();
    await visitor.presses('Open the card form');
    await expect(visitor.cardForm.getByLabel('Card number')).toBeEditable();
    expect((await paymentsOf(testApp)).charges).toHaveLength(0);
  });
});

test.describe('a server that is gone', () => {
  for (const [call, pattern] of [
    ['the price', '**/api/pricing'],
    ['the order number', '**/api/checkout'],
    ['the ticket', '**/api/preload'],
  ] as const) {
    test(`while ${call} is asked for is told where the card form would be, and nothing typed is lost`, async ({
      visitor,
      knownFaults,
    }) => {
      knownFaults.push('net::ERR_FAILED', 'Preload failed');
      const { page } = visitor;
      await comesToPayment(visitor);
      await visitor.fillsCustomerForm();
      await page.route(pattern, (route) => route.abort());
      await page.reload();
      await visitor.isTold('The card form could not be opened');
      await page.unroute(pattern);
      await visitor.presses('Try again');
      await expect(visitor.cardForm.getByLabel('Card number')).toBeEditable();
      await expect(field(visitor, 'City')).toHaveValue('Montréal');
    });
  }

  test('while the details are saved keeps the card locked, and they are saved when it is back', async ({
    visitor,
    knownFaults,
  }) => {
    knownFaults.push('net::ERR_FAILED');
    const { page } = visitor;
    await comesToPayment(visitor);
    await page.route('**/customer', (route) => route.abort());
    await visitor.fillsCustomerForm();
    await visitor.isTold('Your details could not be saved');
    await expect(page.locator(':has(> #monerisCheckout)')).toHaveAttribute('inert');
    await page.unroute('**/customer');
    await visitor.presses('Try again');
    await expect(page.locator(':has(> #monerisCheckout)')).not.toHaveAttribute('inert');
  });
});

test('what is bought is shown once more with its total, and the way back corrects it', async ({ visitor }) => {
  const { page } = visitor;
  await comesToPayment(visitor, 12);
  const summary = page.getByRole('region', { name: 'Order summary' });
  for (const text of [
    'Full Preservation',
    'Tuesday, October 7, 2025',
    '9:00 AM',
    'Little Storefront',
    'Layout 12',
    '$2,522.00',
    '$126.10',
    '$251.57',
    '$2,899.67',
  ]) {
    await expect(summary.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
  }
  await summary.getByRole('link', { name: 'Change' }).click();
  await visitor.isAt('/calendar-booking');
  await visitor.chooses('8:00 AM');
  await visitor.proceeds();
  await visitor.isAt('/payment');
  await expect(summary.getByText('8:00 AM').filter({ visible: true })).toBeVisible();
});

test('a declined card names its code, and nothing is booked', async ({ testApp, visitor }) => {
  await comesToCard(visitor);
  await visitor.paysByCard('4556 4622 7328 6718');
  await visitor.isTold('Your payment was declined (code: 050). Please try a different payment method.');
  expect(await countOf(testApp, 'bookings')).toBe(0);
  await expect(visitor.cardForm.getByLabel('Card number')).toHaveValue('');
});
