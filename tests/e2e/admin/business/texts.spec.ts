import { hasNoBarrier } from '../../support/accessibility.ts';
import { entersAs, signedOut } from '../../support/operator.ts';
import { countOf, expect, test } from '../../support/test-app.ts';

test('an owner words the letter anew; visitors read it in their language, before scripts as well', async ({
  testApp,
  visitor,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visitor, { path: '/admin/letter' });
  await visitor.reads('Letter');
  await hasNoBarrier(visitor);
  const { page } = visitor;
  await page.getByLabel('Letter in English').fill('We clean <glass>.\n\nCall us, {hours}.');
  await page.getByLabel('Letter in French').fill("Nous lavons l'essentiel : le verre.\n\nAppelez-nous, {heures}.");
  await expect(page.getByRole('region', { name: 'Français' })).toContainText('de 7\u00a0h à\u00a017\u00a0h');
  await page.getByRole('button', { name: 'Check and set' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 changes', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Set the letter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);

  const built = await page.request.get('/what-is-this');
  const html = await built.text();
  expect(html).toContain('We clean &#60;glass&#62;.');
  expect(html).not.toContain('firms we trust');
  await visiteur.opens('/what-is-this');
  await expect(visiteur.page.getByText('Nous lavons l’essentiel\u00a0: le verre.')).toBeVisible();
  await expect(visiteur.page.getByText('Appelez-nous, du lundi au vendredi')).toBeVisible();
  await expect(visiteur.page.getByText('entreprises en qui nous avons confiance')).toHaveCount(0);
});

test('on a phone, in French, an answer with unknown braces is not set and what was typed stays', async ({
  testApp,
  visiteur,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visiteur, { path: '/admin/questions' });
  await visiteur.reads('Questions et réponses');
  await hasNoBarrier(visiteur);
  const { page } = visiteur;
  const fourth = page.getByRole('group', { name: 'Question\u00a04' });
  const answer = fourth.getByLabel('Réponse en français');
  await answer.fill('Elle coûte {price} avant taxes.');
  await page.getByRole('button', { name: 'Vérifier et fixer' }).click();
  await expect(page.getByText(/champs? .+ à revoir/)).toBeVisible();
  await expect(answer).toBeFocused();
  await answer.fill('Elle coûte {prix} avant taxes.');
  await fourth.getByLabel('Réponse en anglais').fill('It costs {price} before taxes.');
  await page.getByRole('button', { name: 'Vérifier et fixer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Réponse\u00a04, français')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enregistrer les questions' }).click();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);
  await expect.poll(() => countOf(testApp, 'question_lists')).toBe(1);
  await visiteur.opens('/faq');
  await page.getByText('Quel est le rendement de cet investissement').click();
  await expect(page.getByText('Elle coûte 1\u00a0815,00\u00a0$ avant taxes.')).toBeVisible();
});

test('an owner words the emails; a fact that a mail does not have is refused where it stands', async ({
  testApp,
  visitor,
  knownFaults,
}) => {
  knownFaults.push(signedOut);
  await entersAs(testApp, visitor, { path: '/admin/mails' });
  await visitor.reads('Texts of emails');
  await hasNoBarrier(visitor);
  const { page } = visitor;
  await page.locator('summary', { hasText: 'Request for a review' }).click();
  const rating = page.getByRole('group', { name: 'Request for a review' });
  const subject = rating.getByLabel('Subject in English');
  await subject.fill("How was {day}, and how's the glass?");
  await page.getByRole('button', { name: 'Check and set' }).click();
  await expect(page.getByText(/fields? needs? another look/)).toBeVisible();
  await expect(subject).toBeFocused();
  await subject.fill("How was {visit}, and how's the glass?");
  await rating.getByLabel('Subject in French').fill('Comment allait la vitrine après le {visite} ?');
  await expect(page.getByRole('region', { name: 'English' })).toContainText(
    'How was Tuesday, May 11, 2027, and how’s the glass?',
  );
  await hasNoBarrier(visitor);
  await page.getByRole('button', { name: 'Check and set' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Request for a review, subject, English')).toBeVisible();
  await dialog.getByRole('button', { name: 'Set the texts' }).click();
  await expect(page.locator('[aria-labelledby=versions] li')).toHaveCount(2);
  await expect.poll(() => countOf(testApp, 'mail_texts')).toBe(1);
});
