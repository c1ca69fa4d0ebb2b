import { hasNoBarrier } from '../support/accessibility.ts';
import { booksThursday } from '../support/appointments.ts';
import { cancelLinkOf } from '../support/cancelling.ts';
import { anOperator, signsIn, unfolds } from '../support/operator.ts';
import { reviewWords } from '../support/reviewing.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';

const order = (testApp: TestApp, body: object) =>
  fetch(`${testApp.url}/sandbox/faults/card`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a refund that the gateway took without an answer stands first in the administration until it is known', async ({
  testApp,
  visitor,
  newVisitor,
  knownFaults,
}) => {
  knownFaults.push('status of 401');
  const { page } = visitor;
  const shop = await newVisitor();
  const orderNo = await booksThursday(shop);
  await order(testApp, { mode: 'reset-after-commit', times: 1000 });
  await shop.page.goto(await cancelLinkOf(testApp, orderNo));
  await shop.presses('Cancel Booking');
  await shop.reads('Booking Cancelled');

  await anOperator(testApp);
  await visitor.opens('/admin');
  await signsIn(visitor);
  await visitor.reads('Admin Dashboard');
  const attention = page.getByRole('region', { name: reviewWords.en.attention });
  await expect(async () => {
    await page.reload();
    await unfolds(visitor, reviewWords.en.attention);
    await expect(attention.getByText('It is not yet known whether this refund went through.')).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(attention.getByRole('link', { name: /^Open .*HC0001/ })).toHaveAttribute(
    'href',
    `/admin?booking=${orderNo}`,
  );
  await hasNoBarrier(visitor);
  await attention.getByText('Refunds', { exact: true }).click();
  await expect(attention.getByText('It is not yet known whether this refund went through.')).toBeHidden();

  await order(testApp, { mode: 'ok' });
  await testApp.database.pool.query(`update refunds set due_at = created_at where state <> 'done'`);
  await expect(async () => {
    await page.reload();
    await visitor.reads('Admin Dashboard');
    await expect(page.getByText('Nothing needs your attention now')).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await expect(attention).toHaveCount(0);
});
