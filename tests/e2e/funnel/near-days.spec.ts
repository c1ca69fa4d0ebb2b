import { bookedAlready } from '../support/booked-already.ts';
import { expect, test } from '../support/test-app.ts';

test('a free day on which one of two crews is in the neighbourhood says so, to the eye and to the ear', async ({
  testApp,
  visitor,
}) => {
  await testApp.database.pool.query(`insert into settings (key, value) values ('crewsPerDay', '2')`);
  testApp.deps.calendar.rules.forget();
  await bookedAlready(testApp, 'en', { day: '2025-10-14' });
  await visitor.comesBackQualified();
  await visitor.isAt('/calendar-booking');
  const { page } = visitor;
  await expect(page.locator('.month-day[data-near]')).toHaveCount(1);
  const near = page.getByRole('button', { name: /October 14, 2025, our crew is in the neighbourhood that day$/ });
  await expect(near).toHaveAttribute('data-state', 'available');
  await expect(page.getByText('Our crew is in the neighbourhood', { exact: true })).toBeVisible();
  await near.click();
  await expect(near).toHaveAttribute('data-state', 'selected');
});
