import { hasNoBarrier } from '../support/accessibility.ts';
import { booked, crewsAre, itIs } from '../support/days.ts';
import { runs, textAbout, textsTo } from '../support/mails.ts';
import { entersAs, signedOut, unfolds } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

test('a day that nobody marked is asked about in the evening: all done in one press, one taken back before anything is sent', async ({
  testApp,
  visitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await crewsAre(testApp, 3);
  const visitOf = await booked(
    testApp,
    ['Ardoise', 'Bouleau', 'Cerise'].map((name) => ({ name, day: '2025-10-07' })),
  );
  await itIs(testApp, '2025-10-07T21:45:00Z');
  const { page } = visitor;
  await entersAs(testApp, visitor, { path: '/admin', role: 'staff' });
  await unfolds(visitor, /^Visits to decide/);
  const list = page.getByRole('region', { name: /^Visits to decide/ });
  await expect(list).toContainText('Did these visits take place?');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await hasNoBarrier(visitor);
  await list.getByRole('button', { name: 'All of this day took place' }).click();
  await visitor.isTold('Marked as done');
  await expect(list).toHaveCount(0);

  await visitor.opens(`/admin?booking=${visitOf('Cerise').order}`);
  await visitor.presses('Completed or no-show');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Still to come/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await unfolds(visitor, /^Visits to decide/);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Missed/ }).click();
  await expect(list).toHaveCount(0);

  await itIs(testApp, '2025-10-07T22:10:00Z');
  await runs(testApp, 'reminders');
  const care = /do not touch the glass/;
  for (const name of ['Ardoise', 'Bouleau']) await textAbout(testApp, care, visitOf(name).phone);
  expect((await textsTo(testApp, visitOf('Cerise').phone)).filter(({ body }) => care.test(body))).toEqual([]);
});
