import { hasNoBarrier } from '../support/accessibility.ts';
import { mailAbout } from '../support/mails.ts';
import { anOperator, signsIn } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';

const quoteWords = {
  en: {
    title: 'Or ask us for a quote',
    company: 'Company name',
    address: 'Address, or the first of several',
    email: 'Email',
    details: 'What should we look at? (optional)',
    send: 'Ask for a quote',
    noAddress: 'Complete address is required',
    decided: 'A program gave this answer, from what you told us.',
    privacy: 'Privacy notice',
    done: 'Thank you',
    mail: /^Quote requested: Hôtel Exemple$/,
  },
  fr: {
    title: 'Ou demandez-nous une soumission',
    company: 'Nom de l’entreprise',
    address: 'Adresse (ou la première, s’il y en a plusieurs)',
    email: 'Courriel',
    details: /^Que devons-nous examiner/,
    send: 'Demander une soumission',
    noAddress: 'L’adresse complète est requise',
    decided: 'Cette réponse vient d’un programme, d’après vos réponses.',
    privacy: 'Politique de confidentialité',
    done: 'Merci',
    mail: /^Soumission demandée\s: Hôtel Exemple$/,
  },
} as const;

test('a hotel asks for a quote in French, and the operator answers it among the reviews', async ({
  testApp,
  visiteur,
  newVisitor,
  knownFaults,
}) => {
  knownFaults.push('status of 401');
  const words = quoteWords.fr;
  await visiteur.comesBackServed();
  await visiteur.picksSize('hotel');
  await visiteur.isAt('/other-companies');
  const main = visiteur.page.getByRole('main');
  await visiteur.isTold(words.title);
  await expect(main.getByText(words.decided)).toBeVisible();
  await expect(main.locator('form').getByRole('link', { name: words.privacy })).toHaveAttribute('href', '/fr/privacy');
  await main.getByLabel(words.company).fill('Hôtel Exemple');
  await main.getByLabel(words.email).fill('hotel@example.com');
  await main.getByLabel(words.details).fill('Deux entrées\nquatre étages');
  await main.getByRole('button', { name: words.send }).click();
  await visiteur.isTold(words.noAddress);
  await hasNoBarrier(visiteur);
  await main.getByLabel(words.address).fill('300, rue Exemple, Montréal (Québec) H2Y 1A1');
  await main.getByRole('button', { name: words.send }).click();
  await expect(main.getByRole('heading', { name: words.done, exact: true })).toBeFocused();
  expect((await mailAbout(testApp, words.mail, 'operator@example.com')).text).toContain('quatre étages');

  const operator = await newVisitor();
  await anOperator(testApp);
  await operator.opens('/admin/reviews');
  await signsIn(operator);
  const drawer = operator.page.locator('.admin-drawer');
  await operator.page.getByRole('button', { name: 'Hôtel Exemple' }).click();
  await expect(drawer.getByText(/^Quote asked for on/)).toBeVisible();
  await expect(drawer.getByText('quatre étages')).toBeVisible();
});

test('several businesses in one storefront are asked what to look at, an area that is not served is not', async ({
  visitor,
}) => {
  const words = quoteWords.en;
  await visitor.comesBackServed();
  await visitor.picksSize('grand');
  await visitor.confirmsScale();
  await visitor.answersMultipleBusinesses('yes');
  await visitor.isAt('/other-companies');
  await visitor.isTold(words.title);
  await expect(visitor.page.getByText(words.decided)).toBeVisible();
  await visitor.opens('/postal-code');
  await visitor.givesPostalCode('J4K 1A1');
  await visitor.isAt('/other-companies');
  await visitor.isTold('Tell me when you serve my area');
  await expect(visitor.page.getByRole('heading', { name: words.title })).toHaveCount(0);
  // Of an area nothing was judged but where it is.
  await expect(visitor.page.getByText(words.decided)).toHaveCount(0);
  await expect(visitor.page.locator('form').getByRole('link', { name: words.privacy })).toBeVisible();
});
