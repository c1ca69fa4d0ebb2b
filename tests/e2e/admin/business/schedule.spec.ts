import { hasNoBarrier } from '../../support/accessibility.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { countOf, expect, test } from '../../support/test-app.ts';
import type { Visitor } from '../../support/visitor.ts';

const words = {
  en: {
    title: 'Schedule',
    monday: 'Monday',
    times: 'Thursday, Visits begin at',
    look: 'Check and set',
    set: 'Set the schedule',
    use: 'Use this schedule: Original schedule',
  },
  fr: {
    title: 'Horaire',
    monday: 'Lundi',
    times: 'Jeudi, Les visites commencent à',
    look: 'Vérifier et fixer',
    set: 'Fixer l’horaire',
    use: 'Reprendre cet horaire\u00a0: Horaire d’origine',
  },
} as const;
type Words = (typeof words)['en' | 'fr'];

async function sets({ page }: Visitor, { look, set }: Words) {
  await page.getByRole('button', { name: look }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: set }).click();
  await expect(dialog).toBeHidden();
}

test('an owner closes Mondays and goes back, and the site follows', async ({
  testApp,
  visitor,
  newVisitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  const customer = await newVisitor();
  await customer.comesBackQualified();
  await expect(customer.page.getByText('Mondays, Tuesdays and Thursdays')).toBeVisible();
  await entersAs(testApp, visitor, { path: '/admin/schedule' });
  await visitor.reads(words.en.title);
  await hasNoBarrier(visitor);
  const { page } = visitor;
  await page.getByRole('checkbox', { name: words.en.monday }).uncheck();
  await page.getByRole('textbox', { name: words.en.times }).fill('1:30 PM, 9 AM');
  await page.getByRole('button', { name: words.en.look }).click();
  await expect(page.getByRole('dialog').getByText('No booked visit is affected.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: words.en.set }).click();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);

  await customer.page.reload();
  await expect(customer.page.getByText('Tuesdays and Thursdays', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: words.en.use }).click();
  await sets(visitor, words.en);
  await expect.poll(() => countOf(testApp, 'schedules')).toBe(2);
});

test('on a phone, in French, a day without hours is not set and what was typed stays', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visiteur, { path: '/admin/schedule' });
  await visiteur.reads(words.fr.title);
  const { page } = visiteur;
  const field = page.getByRole('textbox', { name: words.fr.times });
  await field.fill('');
  await page.getByRole('button', { name: words.fr.look }).click();
  await expect(page.getByText('Indiquez au moins une heure, ou fermez la journée')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('9 h, 13 h 30');
  await sets(visiteur, words.fr);
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);
  await expect.poll(() => countOf(testApp, 'schedules')).toBe(1);
});
