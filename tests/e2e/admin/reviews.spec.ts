import { core } from '#tests/layers.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { linkIn, mailAbout, mailsTo } from '../support/mails.ts';
import { anOperator, endsSessions, signsIn, unfolds } from '../support/operator.ts';
import { asksForReview, reviewWords } from '../support/reviewing.ts';
import { expect, test } from '../support/test-app.ts';

/** Nobody is signed in at first, and the browser writes that down. */
const signedOut = 'status of 401';
const to = 'galerie@example.com';

test('the operator accepts a review on a phone in French, and the visitor of the mail chooses a day and pays', {
  tag: core,
}, async ({ testApp, visitor, visiteur, knownFaults }) => {
  knownFaults.push(signedOut);
  const words = reviewWords.fr;
  const { page } = visiteur;
  await asksForReview(visitor);
  await anOperator(testApp);
  await visiteur.opens('/admin/reviews');
  await signsIn(visiteur);
  await visiteur.reads(words.title);
  await visiteur.isTold(words.clock);
  await page.getByRole('button', { name: 'Galerie Exemple' }).click();
  await page.getByRole('button', { name: words.accept, exact: true }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.mid, { exact: true }).click();
  await dialog.getByRole('combobox').selectOption('layout8');
  await expect(dialog.getByLabel(words.code)).toHaveValue('H2Y 1A1');
  await dialog.getByLabel(words.code).fill('H9Z 9Z9');
  await dialog.getByRole('button', { name: words.send.accept }).click();
  await expect(dialog.getByText(words.refused).first()).toBeVisible();
  await dialog.getByLabel(words.code).fill('H2Y 1A1');
  await dialog.getByLabel(words.words).fill('We look forward to it.');
  await expect(dialog.getByText('We look forward to it.').last()).toBeVisible();
  await hasNoBarrier(visiteur);
  await dialog.getByRole('button', { name: words.send.accept }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.admin-drawer .admin-badge')).toHaveText(words.states.accepted);

  // The visitor asked in English, and is answered in it.
  const letter = await mailAbout(testApp, /^Your storefront is accepted$/, to);
  expect(letter.text).toContain('We look forward to it.');
  const link = linkIn(letter.text, /calendar-booking\?review=/);
  await visitor.page.goto(link);
  await visitor.isAt('/calendar-booking');
  expect(new URL(visitor.page.url()).search).toBe('');
  await visitor.reads(visitor.words.selectAppointment);
  await visitor.picksAndGoesToPayment();
  await expect(visitor.page.getByLabel(visitor.words.fields.company, { exact: true }).first()).toHaveValue(
    'Galerie Exemple',
  );
  await visitor.fillsCustomerForm({ email: to });
  await visitor.paysByCard();
  await visitor.isTold(visitor.words.approved);
  await visitor.presses(visitor.words.submit);
  await visitor.isAt('/confirmation');
  await visitor.reads(visitor.words.success);
  const { rows } = await testApp.database.pool.query('select storefront_size, selected_layout, feeling from bookings');
  expect(rows).toEqual([{ storefront_size: 'mid-storefront', selected_layout: 'layout8', feeling: null }]);

  await visitor.page.goto(link);
  await visitor.reads('Your appointment is already booked');
  await hasNoBarrier(visitor);
});

test('the operator asks on a desktop, and a session that ends meanwhile loses nothing of what was typed', async ({
  testApp,
  visitor,
  newVisitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  const words = reviewWords.en;
  const { page } = visitor;
  const shop = await newVisitor();
  await asksForReview(shop);
  await anOperator(testApp);
  await visitor.opens('/admin');
  await signsIn(visitor);

  // What waits is the first thing of the administration, and leads there.
  await expect(page.getByRole('heading', { name: words.attention })).toBeVisible();
  await unfolds(visitor, words.attention);
  await visitor.isTold(words.waits);
  await hasNoBarrier(visitor);
  await page.getByRole('link', { name: words.open }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Galerie Exemple' })).toBeVisible();
  await page.getByLabel(words.note).fill('Seen from the street.');
  await page.getByRole('button', { name: words.keepNote }).click();
  await expect(page.locator('.admin-history').getByText('Seen from the street.')).toBeVisible();

  await page.getByRole('button', { name: words.ask }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.send.ask }).click();
  await expect(dialog.getByLabel(words.question)).toBeFocused();
  await page.keyboard.type('How high are the panes?');
  await expect(dialog.locator('section [lang]')).toContainText('How high are the panes?');
  await endsSessions(testApp, visitor);
  await dialog.getByRole('button', { name: words.send.ask }).click();
  await visitor.isTold(words.expired);
  await signsIn(visitor);
  await expect(dialog.getByLabel(words.question)).toHaveValue('How high are the panes?');
  await dialog.getByRole('button', { name: words.send.ask }).click();
  await expect(dialog).toHaveCount(0);
  const question = await mailAbout(testApp, /^A question about your storefront$/, to);
  expect(question.text).toContain('How high are the panes?');
  expect(question.html).toContain('How high are the panes?');
});

test('of two operators who decline a review on a desktop the second is shown what happened', async ({
  testApp,
  visitor,
  newVisitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  const words = reviewWords.en;
  const { page } = visitor;
  const dialog = page.getByRole('dialog');
  const other = await newVisitor();
  await asksForReview(other, 'Hôtel Exemple');
  await anOperator(testApp);
  await visitor.opens('/admin/reviews');
  await signsIn(visitor);
  await page.getByRole('button', { name: 'Hôtel Exemple' }).click();
  await page.getByRole('button', { name: words.decline, exact: true }).click();
  await dialog.getByLabel(words.words).fill('Only a lift reaches it.');
  await other.opens('/admin/reviews');
  await signsIn(other);
  await other.page.getByRole('button', { name: 'Hôtel Exemple' }).click();
  await other.page.getByRole('button', { name: words.decline, exact: true }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: words.send.decline }).click();
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
  await dialog.getByRole('button', { name: words.send.decline }).click();
  await expect(dialog.getByText(words.changed)).toBeVisible();
  await expect(dialog.getByLabel(words.words)).toHaveValue('Only a lift reaches it.');
  await expect(dialog.getByText(words.over)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('.admin-drawer .admin-badge')).toHaveText(words.states.declined);
  await mailAbout(testApp, /^About your storefront$/, to);
  const declined = (await mailsTo(testApp, to)).filter(({ subject }) => subject === 'About your storefront');
  expect(declined).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hôtel Exemple' })).toHaveCount(0);
});

test('a link that opens nothing says so and shows a way on', async ({ visitor }) => {
  await visitor.opens('/calendar-booking?review=nothing');
  await visitor.reads('This link does not work');
  await visitor.follows('Enter your postal code');
  await visitor.isAt('/postal-code');
});
