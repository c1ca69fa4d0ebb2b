import { books, comesToPayment } from '../support/appointments.ts';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

async function choosesDayAndTime(visitor: Visitor): Promise<void> {
  await visitor.picksFirstFreeDay();
  await visitor.chooses(visitor.words.time);
}

/** Where the mail leads that a VIP asked for, once it has been sent. */
async function linkMailed({ url }: { url: string }): Promise<string> {
  const offer = async () => {
    const mails = (await (await fetch(`${url}/sandbox/mail.json`)).json()) as { text: string }[];
    return mails
      .map(({ text }) => /\/calendar-booking\?offer=\S+/.exec(text)?.[0])
      .find((found) => found !== undefined);
  };
  await expect.poll(offer).toBeDefined();
  return (await offer()) ?? '';
}

test.describe('an invitation', () => {
  test('opens the preview with a right code and not with a wrong one', async ({ testApp, visitor }) => {
    const { page } = visitor;
    await visitor.comesBackQualified(13);
    await choosesDayAndTime(visitor);
    await visitor.chooses(visitor.words.services.preview);
    const code = page.getByLabel('Invitation code');
    await code.fill('nonsense');
    await visitor.isTold('Invalid invitation code. Please check your code and try again.');
    await code.fill('hcpreview');
    await expect(code).toHaveValue('HCPREVIEW');
    await visitor.isTold('✓ Valid invitation code! You may proceed with your booking.');
    await visitor.goesToPayment();
    await visitor.fillsCustomerForm();
    await visitor.paysByCard();
    await visitor.presses(visitor.words.submit);
    await visitor.reads(visitor.words.success);
    const { rows } = await testApp.database.pool.query('select coating_type, invitation_code, total from bookings');
    expect(rows).toEqual([{ coating_type: 'preservation-preview', invitation_code: 'HCPREVIEW', total: 28744 }]);
  });
});

test.describe('a client who comes back', () => {
  test('is refreshed by the number of the earlier booking, and an unknown number is refused', async ({
    testApp,
    visitor,
    newVisitor,
  }) => {
    await books(visitor, { layout: 13 });
    const { rows } = await testApp.database.pool.query<{ order_no: string; client_id: string }>(
      'select * from bookings',
    );
    const again = await newVisitor();
    await again.comesBackQualified(13);
    await choosesDayAndTime(again);
    await again.page.getByRole('radio', { name: /^Preservation Refresh/ }).click();
    const number = again.page.getByLabel('Order number');
    await number.fill('HC-1-1');
    await again.isTold('We could not find an eligible earlier booking with this number.');
    await number.fill(rows[0]?.order_no ?? '');
    await again.isTold('We found your earlier booking.');
    await again.goesToPayment();
    await again.fillsCustomerForm();
    await again.paysByCard();
    await again.presses(again.words.submit);
    await again.reads(again.words.success);
    await again.opensAllDetails();
    await again.isTold(rows[0]?.client_id ?? '');
  });

  test('with a VIP’s free refresh is sent its link, by which there is nothing to pay', async ({
    testApp,
    visitor,
    newVisitor,
  }) => {
    await visitor.comesBackQualified(13);
    await visitor.picksAndGoesToPayment('platinum');
    await visitor.fillsCustomerForm();
    await visitor.paysByCard();
    await visitor.presses(visitor.words.submit);
    await visitor.reads(visitor.words.success);
    await visitor.opensAllDetails();
    await visitor.isTold('VIP01');
    const vip = await newVisitor();
    await vip.comesBackQualified(13);
    await choosesDayAndTime(vip);
    await vip.page.getByRole('radio', { name: /^Preservation Refresh/ }).click();
    await vip.page.getByLabel('Order number').fill('VIP01');
    await vip.isTold('Book your courtesy refresh with the link in your Platinum booking’s emails.');
    await vip.presses('Email me the link');
    await vip.isTold('We sent the link to the email address of that booking.');
    await vip.opens(await linkMailed(testApp));
    await vip.isAt('/calendar-booking');
    expect(new URL(vip.page.url()).search).toBe('');
    await choosesDayAndTime(vip);
    await vip.isTold('$0.00');
    await vip.goesToPayment();
    await vip.isTold('No payment due');
    await vip.fillsCustomerForm();
    await vip.presses(vip.words.submit);
    await vip.reads('BOOKING CONFIRMED');
    const { rows } = await testApp.database.pool.query(
      `select client_id, total, vip_refresh_used from bookings order by created_at`,
    );
    expect(rows).toEqual([
      { client_id: 'VIP01', total: 344925, vip_refresh_used: true },
      { client_id: 'VIP01', total: 0, vip_refresh_used: false },
    ]);
  });
});

test.describe('Submit', () => {
  test('while the server is out of reach loses nothing and works when it is back', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push('net::ERR_FAILED', 'Failed to fetch');
    const { page } = visitor;
    await comesToPayment(visitor);
    await visitor.fillsCustomerForm();
    await visitor.paysByCard();
    await visitor.isTold(visitor.words.approved);
    await page.route('**/api/after-payment', (route) => route.abort());
    await visitor.presses(visitor.words.submit);
    await visitor.isTold('Failed to complete booking. Please contact support.');
    await page.unroute('**/api/after-payment');
    await visitor.presses(visitor.words.submit);
    await visitor.reads(visitor.words.success);
    const { rows } = await testApp.database.pool.query('select count(*)::int as bookings from bookings');
    expect(rows).toEqual([{ bookings: 1 }]);
  });
});
