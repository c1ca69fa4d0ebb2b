import type { WeatherProposal } from '#contract/visit/weather.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start.ts';
import { core } from '#tests/layers.ts';
import { booksThursday } from '../support/appointments.ts';
import { bookedDates } from '../support/cancelling.ts';
import { calendarField, itWillRain, linkIn, mailAbout, runs, textAbout } from '../support/mails.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';

const thursday = '2025-10-09';

/** The proposal of a link, as the page reads it. */
async function proposalOf(testApp: TestApp, link: string): Promise<WeatherProposal> {
  const token = new URL(link).searchParams.get('token');
  return (await fetch(`${testApp.url}/api/weather-proposal/${token}`)).json();
}

/** It will rain on the booked day: the evening's job finds another one and writes. */
async function isWarned(testApp: TestApp) {
  await itWillRain(testApp, thursday);
  expect(await runs(testApp, 'weather')).toMatchObject({ judged: 1, proposed: 1 });
  const body = await textAbout(testApp, /weather-response/);
  const accept = linkIn(body, /action=accept/);
  const decline = linkIn(body, /action=decline/);
  return { accept, decline, proposed: (await proposalOf(testApp, accept)).proposed.date };
}

test.describe('rain on the day of a visit', () => {
  test('moves it by the link of the text and one press: new date, old date free, a calendar entry that follows', {
    tag: core,
  }, async ({ testApp, visitor }) => {
    const { page } = visitor;
    await booksThursday(visitor);
    const confirmation = await mailAbout(testApp, /Confirm/);
    const { accept, proposed } = await isWarned(testApp);
    await mailAbout(testApp, /weather/i);
    expect(proposed).not.toBe(thursday);
    expect(await bookedDates(testApp)).toEqual(expect.arrayContaining([thursday, proposed]));

    await page.goto(accept);
    await visitor.reads('Another day for your visit?');
    expect(await bookedDates(testApp)).toEqual(expect.arrayContaining([thursday, proposed]));
    await visitor.presses('Accept Reschedule');
    await visitor.reads('Reschedule Accepted');
    await expect(page.locator('.toast')).toContainText('Response Recorded');
    await expect.poll(() => bookedDates(testApp)).not.toContain(thursday);
    expect(await bookedDates(testApp)).toContain(proposed);
    expect((await proposalOf(testApp, accept)).current.date).toBe(proposed);

    const moved = await mailAbout(testApp, /visit moves to/);
    expect(calendarField(moved, 'UID')).toBe(calendarField(confirmation, 'UID'));
    expect(calendarField(moved, 'SEQUENCE')).toBe('1');
    expect(calendarField(moved, 'DTSTART')).toContain(proposed.replaceAll('-', ''));

    // The page's own button takes it back while the first day is free.
    await page.getByRole('button', { name: 'Keep Original Time' }).click();
    await visitor.reads('Original Appointment Maintained');
    expect(await bookedDates(testApp)).toContain(thursday);
  });

  test('garde la date par une touche, et l’autre lien peut encore changer d’avis', { tag: core }, async ({
    testApp,
    visiteur,
  }) => {
    const { page } = visiteur;
    await booksThursday(visiteur);
    const { accept, decline, proposed } = await isWarned(testApp);
    expect(new URL(decline).pathname).toBe('/fr/weather-response');
    await page.goto(decline);
    await visiteur.presses('Garder la date prévue');
    await visiteur.reads('Rendez-vous initial maintenu');
    expect(await bookedDates(testApp)).toContain(thursday);
    await page.goto(accept);
    await visiteur.presses('Accepter le report');
    await visiteur.reads('Report accepté');
    expect(await bookedDates(testApp)).not.toContain(thursday);
    expect(await bookedDates(testApp)).toContain(proposed);
  });

  test('asks for one press when it is opened from the mail, which scanners open too', async ({ testApp, visitor }) => {
    const { page } = visitor;
    await booksThursday(visitor);
    const { proposed } = await isWarned(testApp);
    const mail = await mailAbout(testApp, /weather/i);
    await page.goto(linkIn(mail.text, /weather-response\S*action=accept/));
    await visitor.reads('Another day for your visit?');
    expect(await bookedDates(testApp)).toEqual(expect.arrayContaining([thursday, proposed]));
    await visitor.presses('Accept Reschedule');
    await visitor.reads('Reschedule Accepted');
    expect(await bookedDates(testApp)).not.toContain(thursday);
  });

  test('changes nothing without an answer: after 18:00 the day before the hold is gone', async ({
    testApp,
    visitor,
  }) => {
    await booksThursday(visitor);
    const { accept, proposed } = await isWarned(testApp);
    const reading = readConfig({
      PORT: '0',
      SANDBOX: '1',
      CLOCK_START: '2025-10-08T22:01:00Z', // 18:01 in Montréal
      RATE_LIMIT: 'off',
      APP_SECRET: 'a secret for tests that is long enough',
      DATABASE_URL: 'postgres://given.invalid/by-the-test?sslmode=verify-full',
    });
    if (!reading.ok) throw new Error(reading.faults.join('\n'));
    // The same program two days later.
    const later = await startServer(reading.settings, { pool: testApp.database.pool, silent: true });
    try {
      const { pathname, search } = new URL(accept);
      const context = await visitor.page.context().browser()?.newContext({ baseURL: later.url, locale: 'en-CA' });
      const page = await context?.newPage();
      if (!page) throw new Error('no page');
      await page.goto(pathname + search);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The time to answer has passed');
      const taken = async () => {
        const { bookedDates: dates } = await (await fetch(`${later.url}/api/booked-dates`)).json();
        return dates;
      };
      await expect.poll(taken).not.toContain(proposed);
      expect(await taken()).toContain(thursday);
      await context?.close();
    } finally {
      await later.close();
    }
  });
});
