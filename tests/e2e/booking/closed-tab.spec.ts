import { core } from '#tests/layers.ts';
import { countOf, expect, paymentsOf, test } from '../support/test-app.ts';

test('a tab that is closed right after “Approved!” leaves a booking a moment later, and no second charge', {
  tag: core,
}, async ({ testApp, visitor }) => {
  await visitor.qualifies();
  await visitor.picksAndGoesToPayment();
  await visitor.fillsCustomerForm();
  await visitor.paysByCard();
  await visitor.isTold(visitor.words.approved);
  const context = visitor.page.context();
  await visitor.page.close({ runBeforeUnload: true });

  await expect.poll(() => countOf(testApp, 'bookings')).toBe(1);
  const { charges } = await paymentsOf(testApp);
  const [charge] = charges.filter(({ approved }) => approved);
  expect(charges).toHaveLength(1);

  // The customer comes back to the card form in another tab and is shown what he bought.
  const back = await context.newPage();
  await back.goto('/payment');
  await expect(back).toHaveURL((url) => url.searchParams.get('order') === charge?.orderNo);
  await back.getByRole('button', { name: 'All details' }).click();
  await expect(back.getByText(charge?.orderNo ?? 'no charge').first()).toBeVisible();
  expect((await paymentsOf(testApp)).charges).toHaveLength(1);
});
