import { comesToPayment } from './appointments.ts';
import { expect, type TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

/** Comes back to the payment page, with the details complete and the card form open. */
export async function comesToCard(visitor: Visitor, layout = 13): Promise<void> {
  await comesToPayment(visitor, layout);
  await visitor.fillsCustomerForm();
  await expect(visitor.cardForm.getByLabel(visitor.words.card.number)).toBeEditable();
  await expect(visitor.page.locator('#monerisCheckout')).not.toHaveAttribute('inert');
  await expect(visitor.page.locator(':has(> #monerisCheckout)')).not.toHaveAttribute('aria-hidden', 'true');
}

/** The ticket of the card form on screen. */
export async function ticketOf({ page }: Visitor): Promise<string> {
  const address = await page.locator('#monerisCheckout-Frame').getAttribute('src');
  return new URL(address ?? '', page.url()).searchParams.get('tck') ?? '';
}

/** The bank takes the money, and the page is told nothing. */
export async function paysUnseen(testApp: TestApp, ticket: string): Promise<void> {
  const answer = await fetch(`${testApp.url}/sandbox/card/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket, cardNumber: '4242 4242 4242 4242' }),
  });
  expect(await answer.json()).toMatchObject({ response_code: '001' });
}

/** What the frame would say; the gateway's script takes it from anybody. */
export const frameSays = ({ page }: Visitor, handler: string, ticket: string, code = '001') =>
  page.evaluate((message) => postMessage(message, '*'), JSON.stringify({ handler, ticket, response_code: code }));
