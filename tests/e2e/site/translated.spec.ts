import { core } from '#tests/layers.ts';
import { booksThursday } from '../support/appointments.ts';
import { cancelLinkOf, cancelWordsOf } from '../support/cancelling.ts';
import { entersAs, signedOut } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';
import { answersLate, saysWhatIsMeant, translates } from '../support/translator.ts';
import { perfectAnswers, type Visitor } from '../support/visitor.ts';

const hint = 'Invalid invitation code. Please check your code and try again.';

/** From the first page to the confirmation, with a wrong invitation code and then the right one. */
async function booksByInvitation(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  const says = () => saysWhatIsMeant(page);
  await visitor.opens('/');
  await says();
  await visitor.follows(words.bookNow);
  await visitor.isAt('/postal-code');
  await visitor.givesPostalCode('H2Y 1C6');
  await visitor.isAt('/storefront-size');
  await says();
  await visitor.picksSize('little');
  await visitor.confirmsScale();
  await says();
  await visitor.continues();
  await visitor.isAt('/glass-coverage');
  await visitor.picksLayout(1);
  await says();
  await visitor.continues();
  await visitor.answersQuiz(perfectAnswers);
  await visitor.isAt('/alignment-success');
  await says();
  await page.getByText(words.scheduling).click();
  await visitor.isAt('/calendar-booking');
  await visitor.picksFirstFreeDay();
  await visitor.chooses(words.time);
  await visitor.chooses(words.services.preview);
  await says();
  const code = page.getByLabel('Invitation code');
  await code.fill('NOPE99999');
  await visitor.isTold(hint);
  await says();
  await code.fill('HCPREVIEW');
  await visitor.isTold('✓ Valid invitation code! You may proceed with your booking.');
  await expect(page.getByText(hint)).toHaveCount(0);
  await says();
  await visitor.goesToPayment();
  await visitor.fillsCustomerForm();
  await says();
  await visitor.paysByCard();
  await visitor.isTold(words.approved);
  await says();
  await visitor.presses(words.submit);
  await visitor.reads(words.success);
  await says();
}

test.describe('a page under translation', () => {
  test('books by a wrong invitation code, the right one, the terms and the card', { tag: core }, async ({
    visitor,
  }) => {
    await translates(visitor.page, { lateMs: 0 });
    await booksByInvitation(visitor);
  });

  test('does so with answers that come later than the translation', async ({ visitor }) => {
    await translates(visitor.page);
    await answersLate(visitor.page, /\/api\//);
    await booksByInvitation(visitor);
  });

  test('cancels by its link, and says that the booking is cancelled', async ({ testApp, visitor }) => {
    const { page } = visitor;
    const words = cancelWordsOf(visitor);
    const order = await booksThursday(visitor);
    await translates(page);
    await answersLate(page, /cancel-booking-secure/);
    await page.goto(await cancelLinkOf(testApp, order));
    await visitor.isReady();
    await visitor.reads(words.title);
    await saysWhatIsMeant(page);
    await visitor.presses(words.cancel);
    await visitor.reads(words.cancelled);
    await visitor.isTold(words.refunded);
    await visitor.isTold(words.toast);
    await saysWhatIsMeant(page);
  });

  test('was translated before the script came, and shows the other language when it is asked for', async ({
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const { page } = visitor;
    await translates(page, { begin: 'before' });
    for (const path of ['/admin', '/postal-code', '/']) {
      await visitor.opens(path);
      await saysWhatIsMeant(page);
      await page.getByRole('link', { name: 'FR', exact: true }).click();
      await page.waitForURL(/\/fr/);
      await saysWhatIsMeant(page);
    }
  });

  test('of the administration moves a visit, notes something and shows it', async ({ testApp, visitor }) => {
    const { page } = visitor;
    const story = page.getByRole('region', { name: 'HC0001' });
    const dialog = page.getByRole('dialog');
    await booksThursday(visitor);
    await translates(page);
    await entersAs(testApp, visitor, { path: '/admin' });
    await page.getByRole('button', { name: /HC0001/ }).click();
    await story.getByRole('button', { name: 'Move the visit', exact: true }).first().click();
    await dialog.getByRole('button', { name: /Tuesday, October 14, 2025$/ }).click();
    await dialog.getByRole('radio', { name: /^10:00/ }).click();
    await saysWhatIsMeant(page);
    await dialog.getByRole('button', { name: 'Move the visit', exact: true }).click();
    await expect(page.locator('.toast')).toContainText('Visit moved');
    await expect(story).toContainText('Tuesday, October 14, 2025');
    await saysWhatIsMeant(page);
    await story.getByRole('button', { name: 'Add a note', exact: true }).first().click();
    await dialog.getByLabel('Note').fill('The key is at the bakery.');
    await dialog.getByRole('button', { name: 'Add the note' }).click();
    await expect(story).toContainText('The key is at the bakery.');
    await saysWhatIsMeant(page);
    await page.keyboard.press('Escape');
    for (const section of ['calendar', 'reviews', 'messages', 'figures', 'settings']) {
      await page.locator(`header nav a[href="/admin/${section}"]`).click();
      await visitor.isAt(`/admin/${section}`);
      await saysWhatIsMeant(page);
    }
  });
});
