import { tellOfDecisions } from '#server/modules/decisions/tell-operator.ts';
import { expireProposals } from '#server/modules/weather/expire-proposals.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { booked, crewsAre, itIs } from '../support/days.ts';
import { itWillRain, linkIn, runs, textAbout, textsTo } from '../support/mails.ts';
import { entersAs, signedOut, unfolds } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

test('rain tomorrow: one client says yes, one no, one nothing; the office decides about two, and their reminders wait for it', async ({
  testApp,
  visitor,
  visiteur,
  newVisitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await crewsAre(testApp, 3);
  const visitOf = await booked(testApp, [
    { name: 'Ardoise', day: '2025-10-09' },
    { name: 'Bouleau', day: '2025-10-09', language: 'fr' },
    { name: 'Cerise', day: '2025-10-09' },
  ]);
  await itIs(testApp, '2025-10-08T13:00:00Z');
  await itWillRain(testApp, '2025-10-09');
  const { page } = visitor;
  await entersAs(testApp, visitor, { path: '/admin/weather', role: 'staff' });
  await visitor.presses('Run now');
  await visitor.isTold(/3 visits checked, 3 other days proposed/);

  const linkOf = async (name: string, answer: RegExp) =>
    linkIn(await textAbout(testApp, /weather-response/, visitOf(name).phone), answer);
  const client = await newVisitor();
  await client.page.goto(await linkOf('Ardoise', /action=accept/));
  await client.presses('Accept Reschedule');
  await client.reads('Reschedule Accepted');
  await visiteur.page.goto(await linkOf('Bouleau', /action=decline/));
  await visiteur.presses('Garder la date prévue');
  await visiteur.reads('Rendez-vous initial maintenu');

  await itIs(testApp, '2025-10-08T22:05:00Z');
  await expireProposals(testApp.deps);
  expect(await tellOfDecisions(testApp.deps)).toBe(2);
  await runs(testApp, 'reminders');
  await visitor.opens('/admin');
  await unfolds(visitor, /^Visits to decide/);
  const list = page.getByRole('region', { name: /^Visits to decide/ });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const line = (name: string) => list.getByRole('listitem').filter({ hasText: `Boutique ${name}` });
  await expect(line('Bouleau')).toContainText('The weather does not suit it');
  await expect(page.getByRole('link', { name: /^Bookings/ })).toContainText('2');
  const reminder = /dégage|clear the/i;
  const isReminded = async (name: string) =>
    (await textsTo(testApp, visitOf(name).phone)).some(({ body }) => reminder.test(body));
  expect(await Promise.all(['Ardoise', 'Bouleau', 'Cerise'].map(isReminded))).toEqual([false, false, false]);
  await hasNoBarrier(visitor);

  await line('Bouleau').getByRole('button', { name: /^Keep/ }).click();
  await visitor.isTold('Kept');
  await expect(line('Bouleau')).toHaveCount(0);
  await line('Cerise').getByRole('button', { name: /^Move/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-day="2025-10-14"]').click();
  await dialog.getByRole('radio', { name: '9:00 AM' }).click();
  await dialog.getByRole('button', { name: 'Move the visit' }).click();
  await expect(list).toHaveCount(0);

  // Half an hour after they were held back, the reminders are looked at again.
  await itIs(testApp, '2025-10-08T22:45:00Z');
  await runs(testApp, 'reminders');
  await textAbout(testApp, reminder, visitOf('Bouleau').phone);
  expect(await Promise.all(['Ardoise', 'Cerise'].map(isReminded))).toEqual([false, false]);
});
