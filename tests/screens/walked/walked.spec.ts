import { devices, type Page } from '@playwright/test';
import { cancelLinkOf, cancelWordsOf, orderOf } from '#tests/e2e/support/cancelling.ts';
import { mailAbout } from '#tests/e2e/support/mails.ts';
import { anOperator, signedOut, signsIn } from '#tests/e2e/support/operator.ts';
import { expect, type TestApp, test, watch } from '#tests/e2e/support/test-app.ts';
import { perfectAnswers, Visitor } from '#tests/e2e/support/visitor.ts';
import { core } from '#tests/layers.ts';
import { seesPriceOffer } from '../catalogue/appointment.ts';
import { type Form, pictureOf } from '../forms.ts';
import { looksAsDrawn } from '../picture.ts';
import { allArrived } from '../requests.ts';
import { windowOf } from '../window.ts';
import { walksAlike } from './alike.ts';
import { walkedForms } from './screens.ts';

test.describe.configure({ timeout: 480_000 });

for (const form of walkedForms) {
  const tag = form.language === 'en' ? [core] : [];
  test(`a storefront is booked and cancelled, and its operator looks: ${form.language}, ${form.width} px`, {
    tag,
  }, async ({ browser, testApp }) => {
    const { defaultBrowserType: _, ...phone } = { ...devices['iPhone 13'], deviceScaleFactor: 1 };
    const device = form.width === 390 ? phone : {};
    const context = await browser.newContext({ ...device, baseURL: testApp.url, viewport: windowOf(form.width) });
    const page = await context.newPage();
    const faults: string[] = [];
    watch(page, testApp.url, faults);
    await walksAlike(testApp, page);
    const visitor = new Visitor(page, form.language);
    const look = looker(page, form);
    const order = await books(visitor, look);
    await cancels(testApp, visitor, order, look);
    await operates(testApp, visitor, look);
    await context.close();
    expect(faults.filter((fault) => !fault.includes(signedOut))).toEqual([]);
  });
}

type Look = (name: string) => Promise<void>;

/** Takes the picture of a page as it stands, once all has come and no toast lies over it. */
const looker =
  (page: Page, form: Form): Look =>
  async (name) => {
    await expect(page.locator('.toast')).toHaveCount(0);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
    });
    await page.mouse.move(0, 0);
    await allArrived(page);
    // The seal hangs on every id that was made before, in the order of that run.
    await looksAsDrawn(page, { masked: '[aria-labelledby="audit-chain"] code' }, pictureOf({ name }, form));
    await page.setViewportSize(windowOf(form.width));
  };

async function books(visitor: Visitor, look: Look): Promise<string> {
  const { page, words } = visitor;
  const begins = async () => {
    await visitor.follows(words.bookNow);
    await visitor.isAt('/postal-code');
  };
  await visitor.opens('');
  await look('landing-walked');
  await begins();
  await look('postal-code-walked');
  await visitor.givesPostalCode('H4C 1A1');
  await visitor.isAt('/other-companies');
  await look('other-companies-walked');
  await visitor.presses(words.returnHome);
  await begins();
  await visitor.givesPostalCode('H2Y 1C6');
  await visitor.isAt('/storefront-size');
  await look('storefront-size-walked');
  await visitor.picksSize('little');
  await visitor.confirmsScale();
  await visitor.continues();
  await visitor.isAt('/glass-coverage');
  await look('glass-coverage-walked');
  await visitor.picksLayout(8);
  await visitor.continues();
  await visitor.isAt('/sentiment');
  await look('sentiment-walked');
  await asksForReview(visitor, look);
  await page.goBack();
  await visitor.isAt('/sentiment');
  await visitor.answersQuiz(perfectAnswers);
  await visitor.isAt('/alignment-success');
  await look('alignment-success-walked');
  await page
    .getByRole('button', { name: words.scheduling })
    .or(page.getByRole('link', { name: words.scheduling }))
    .first()
    .click();
  await visitor.isAt('/calendar-booking');
  await visitor.picksAppointment();
  await seesPriceOffer(visitor);
  await look('calendar-booking-walked');
  await visitor.goesToPayment();
  await expect(visitor.cardForm.getByLabel(words.card.number)).toBeAttached();
  await look('payment-walked');
  await visitor.fillsCustomerForm();
  await expect(page.locator(':not([inert]) > #monerisCheckout')).toBeVisible();
  await look('payment-walked-card');
  await visitor.paysByCard();
  await visitor.isTold(words.approved);
  await look('payment-walked-paid');
  await visitor.presses(words.submit);
  await visitor.isAt('/confirmation');
  await visitor.reads(words.success);
  await look('confirmation-walked');
  return orderOf(visitor);
}

/** The answers do not fit, so that a person is asked. */
async function asksForReview(visitor: Visitor, look: Look): Promise<void> {
  await visitor.answersQuiz([0, 2, 0]);
  await visitor.isAt('/manual-review');
  await look('manual-review-walked');
  const main = visitor.page.getByRole('main');
  await main.locator('[name=companyName]').fill('Boutique Exemple');
  await main.locator('[name=companyAddress]').fill('100, rue Exemple, Montréal');
  await main.locator('[name=email]').fill('camille@example.com');
  await main.locator('[type=submit]').click();
  await expect(visitor.page.locator('.toast')).toBeVisible();
}

async function cancels(testApp: TestApp, visitor: Visitor, order: string, look: Look): Promise<void> {
  const words = cancelWordsOf(visitor);
  await visitor.opens(`/payment-complete?order=${order}`);
  await look('payment-complete-walked');
  await visitor.page.goto(await cancelLinkOf(testApp, order));
  await visitor.isReady();
  await look('cancel-booking-walked');
  await visitor.presses(words.cancel);
  const dialog = visitor.page.getByRole('dialog');
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: words.cancel }).click();
  await visitor.reads(words.cancelled);
  await look('cancel-booking-walked-done');
}

async function operates(testApp: TestApp, visitor: Visitor, look: Look): Promise<void> {
  const { page } = visitor;
  await sendsAll(testApp);
  const email = await anOperator(testApp);
  await visitor.opens('/admin');
  await signsIn(visitor, email);
  await expect(page.getByText('Boutique Exemple').filter({ visible: true }).first()).toBeVisible();
  await look('admin-walked');
  for (const section of ['clients', 'calendar', 'reviews', 'messages', 'audit']) {
    await visitor.opens(`/admin/${section}`);
    await expect(page.locator('h1').first()).toBeVisible();
    if (section === 'messages') await page.getByRole('radio', { name: /^(Sent|Envoyés)$/ }).check();
    await look(`admin-walked-${section}`);
  }
}

/** Whatever waits to be sent has been. */
async function sendsAll(testApp: TestApp): Promise<void> {
  await mailAbout(testApp, /cancel|annul/i);
  const due = `select count(*)::int as due from outbox where state in ('queued', 'calling') and due_at <= $1`;
  await expect
    .poll(async () => (await testApp.database.pool.query(due, [testApp.deps.clock.now()])).rows[0].due)
    .toBe(0);
}
