import type { Locator, Page } from '@playwright/test';
import { sections } from '#web/routes/admin/sections.ts';
import { stand } from '../support/answering.ts';
import { endsSessions, entersAs, signedOut, signsIn } from '../support/operator.ts';
import { allAnswered } from '../support/requests.ts';
import { expect, test } from '../support/test-app.ts';

const noAnswer = 'No answer arrived. Please try again.';
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again', exact: true });

/** Whatever a section reads; who is signed in, the page asks by itself. */
const reads = /\/api\/admin\/(?!session$)/;
/** Sections that read nothing before they are used. */
const readsLater = ['new-booking', 'data'];
const reading = sections.filter(({ id }) => !readsLater.includes(id));

/** Goes to a section as a link does, without another document. */
const goes = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function readsAgain(page: Page): Promise<void> {
  await expect(again(page).first()).toBeVisible();
  await page.unroute(reads);
  while ((await again(page).count()) > 0) {
    await again(page).first().click();
    await allAnswered(page);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('every section that cannot be read says so, and reads again', async ({ testApp, visitor, knownFaults }) => {
  knownFaults.push('net::ERR_FAILED');
  const { page } = visitor;
  await entersAs(testApp, visitor, { path: '/admin/data' });
  for (const { id, path } of reading)
    await test.step(id, async () => {
      await stand(page, reads, 'cut');
      await goes(page, path);
      await readsAgain(page);
      await goes(page, '/admin/data');
    });
});

test('every section comes back after a session that ended', async ({ testApp, visitor, knownFaults }) => {
  knownFaults.push(signedOut);
  const { page } = visitor;
  await entersAs(testApp, visitor, { path: '/admin/data' });
  for (const { id, path } of reading)
    await test.step(id, async () => {
      await endsSessions(testApp, visitor);
      await goes(page, path);
      await expect(page.getByText(/Your session has ended/)).toBeVisible();
      await signsIn(visitor);
      await expect(page.locator('.admin-gate')).toBeHidden();
      await allAnswered(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(again(page)).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(path);
      await goes(page, '/admin/data');
    });
});

const inForm = (page: Page) => page.getByRole('main').locator('form').getByRole('textbox');
const firstText = (text: string) => (page: Page) => inForm(page).first().fill(text);
const addsTo = async (field: Locator) => field.fill(`${await field.inputValue()} Thank you`);

/** What is typed into the form of each fact with versions. */
const facts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  prices: (page) => page.getByLabel('Where no price is listed').fill('1234'),
  schedule: firstText('10:00 AM'),
  areas: firstText('H2Y'),
  companies: firstText('Another company'),
  letter: firstText('Good day'),
  questions: firstText('Is it new?'),
  terms: firstText('New terms'),
  mails: async (page) => {
    await page.locator('details summary').first().click();
    await addsTo(inForm(page).first());
  },
};

for (const [id, types] of Object.entries(facts))
  test(`what is entered in ${id} outlives a lost network, a colleague and the session`, async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push('net::ERR_FAILED', signedOut);
    const { page } = visitor;
    await entersAs(testApp, visitor, { path: `/admin/${id}` });
    await types(page);
    await page.getByRole('button', { name: 'Check and set' }).click();
    const dialog = page.getByRole('dialog');
    const set = dialog.getByRole('button', { name: /^Set the / });
    const sets = new RegExp(`/api/admin/(texts/)?${id}$`);
    const answers = async (answer: 'cut' | { status: number; json: unknown }) => {
      await page.unroute(sets);
      await page.route(sets, (route) => {
        if (route.request().method() === 'GET') return route.fallback();
        return answer === 'cut' ? route.abort() : route.fulfill(answer);
      });
      await set.click();
    };

    await answers('cut');
    await expect(dialog.getByText(noAnswer)).toBeVisible();
    await answers({ status: 409, json: { code: 'SETTING_CHANGED', error: 'It was changed.' } });
    await expect(dialog.getByText(/^Somebody else has set /)).toBeVisible();

    await page.unroute(sets);
    await endsSessions(testApp, visitor);
    await set.click();
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
    await signsIn(visitor);
    await set.click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);
  });

type Action = { does: (page: Page) => Promise<Locator>; calls: RegExp };

/** An action of other sections: what is filled in, and the button. */
const actions: Readonly<Record<string, Action>> = {
  settings: {
    calls: /\/api\/admin\/settings$/,
    does: async (page) => {
      const form = page.locator('[data-setting=phone]');
      await form.getByRole('textbox').fill('(438) 555-0187');
      return form.getByRole('button', { name: 'Save', exact: true });
    },
  },
  weather: {
    calls: /\/api\/admin\/weather\/run$/,
    does: async (page) => page.getByRole('button', { name: 'Run now' }),
  },
  access: {
    calls: /\/api\/admin\/password$/,
    does: async (page) => {
      await page.getByLabel('Current password').fill('a word of mine that is long');
      await page.getByLabel('New password').fill('another word that is long');
      return page.getByRole('button', { name: 'Change the password' });
    },
  },
  data: {
    calls: /\/api\/admin\/personal-data\/export$/,
    does: async (page) => {
      await page.getByLabel('Email of the person').fill('somebody@example.com');
      return page.getByRole('button', { name: 'Download their data' });
    },
  },
};

for (const [id, { does, calls }] of Object.entries(actions))
  test(`an action in ${id} without a network says that no answer arrived`, async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push('net::ERR_FAILED');
    const { page } = visitor;
    await entersAs(testApp, visitor, { path: `/admin/${id}` });
    const button = await does(page);
    await page.route(calls, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
    await button.click();
    await visitor.isTold(noAnswer);
    await expect(button).toBeEnabled();
  });
