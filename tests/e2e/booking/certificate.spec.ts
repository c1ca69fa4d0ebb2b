import { booked, orderNo } from '#tests/screens/facts.ts';
import { stand } from '../support/answering.ts';
import { expect, test } from '../support/test-app.ts';
import { details, link } from '../support/visits.ts';

test.describe('the files of a booking', () => {
  for (const [status, certificate, names] of [
    ['cancelled', null, ['Invoice (PDF)', 'Invoice in French (PDF)']],
    ['no-show', null, ['Add to calendar', 'Invoice (PDF)', 'Invoice in French (PDF)']],
    [
      'completed',
      'K7QF-2M9X',
      [
        'Add to calendar',
        'Invoice (PDF)',
        'Invoice in French (PDF)',
        'Certificate (PDF)',
        'Certificate in French (PDF)',
      ],
    ],
  ] as const) {
    test(`are kept on its pages while it is ${status}`, async ({ visitor }) => {
      const { page } = visitor;
      await stand(page, details, { json: { ...booked, booking: { ...booked.booking, status }, certificate } });
      for (const path of [link, `/confirmation?order=${orderNo}`, `/payment-complete?order=${orderNo}`]) {
        await visitor.opens(path);
        await expect(page.getByRole('link', { name: /\(PDF\)|calendar/ })).toHaveText(names);
      }
    });
  }
});

test('a certificate’s number is typed, and one that nobody has is said to be unknown', async ({
  visitor,
  knownFaults,
}) => {
  knownFaults.push('status of 404');
  const { page } = visitor;
  await visitor.opens('/certificate');
  await visitor.reads('Verify a certificate');
  await visitor.presses('Verify');
  await expect(page.getByText('Enter the number of the certificate')).toBeVisible();
  await page.getByLabel('Certificate number').fill('k7qf 2m9x');
  await visitor.presses('Verify');
  await visitor.reads('No certificate has this number');
  await expect(page).toHaveURL(/\/certificate\/K7QF(%20| )2M9X$/);
});
