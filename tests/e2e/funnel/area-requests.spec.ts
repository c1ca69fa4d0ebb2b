import { core } from '#tests/layers.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { stand } from '../support/answering.ts';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const areaWords = {
  en: {
    title: 'Tell me when you serve my area',
    email: 'Email',
    postalCode: 'Postal code',
    send: 'Tell me',
    wrongEmail: 'Please enter a valid email address',
    noConsent: 'Please tick the box, so that we may write to you.',
    failed: 'Request Not Sent',
    done: 'Check your email',
    invalid: 'This link is no longer valid',
    unread: /could not be checked just now/,
    again: 'Try again',
    asked: 'Confirm your address',
    confirm: 'Confirm my address',
    confirmed: 'Your request is recorded',
    leaveTitle: 'Withdraw your request',
    leave: 'Withdraw my request',
    left: 'Your request is withdrawn',
    notDone: 'Answer Not Recorded',
    told: 'We serve your area now',
    book: 'Book Now',
  },
  fr: {
    title: 'Avisez-moi quand vous desservirez mon secteur',
    email: 'Courriel',
    postalCode: 'Code postal',
    send: 'Avisez-moi',
    wrongEmail: 'Veuillez entrer une adresse courriel valide',
    noConsent: 'Veuillez cocher la case pour que nous puissions vous écrire.',
    failed: 'Demande non envoyée',
    done: 'Consultez vos courriels',
    invalid: 'Ce lien n’est plus valide',
    unread: /n’a pas pu être vérifié pour l’instant/,
    again: 'Réessayer',
    asked: 'Confirmez votre adresse',
    confirm: 'Confirmer mon adresse',
    confirmed: 'Votre demande est enregistrée',
    leaveTitle: 'Retirer votre demande',
    leave: 'Retirer ma demande',
    left: 'Votre demande est retirée',
    notDone: 'Échec de l’enregistrement',
    told: 'Nous desservons maintenant votre secteur',
    book: 'Réserver',
  },
} as const;
const wordsOf = ({ words }: Visitor) => areaWords[words.prefix === '' ? 'en' : 'fr'];

const asking = '**/api/area-requests';
const reading = '**/api/area-requests/a-link';
const confirming = '**/api/area-requests/confirm';
const leaving = '**/api/area-requests/leave';
const link = (action: string) => `/area-request?token=a-link&action=${action}`;
const known = (state: string) => ({ json: { area: 'H1A', state } });

async function asksToBeTold(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = wordsOf(visitor);
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: words.email });
  const postalCode = main.getByRole('textbox', { name: words.postalCode });

  // The area that is not served brought the visitor here.
  await visitor.opens('/postal-code');
  await visitor.givesPostalCode('h1a 1a1');
  await visitor.isAt('/other-companies');
  await expect(main.getByRole('heading', { name: words.title })).toBeVisible();
  await expect(postalCode).toHaveValue('H1A 1A1');
  await expect(main.getByRole('checkbox')).not.toBeChecked();
  await hasNoBarrier(visitor);

  await visitor.presses(words.send);
  await expect(email).toBeFocused();
  await visitor.isTold(words.wrongEmail);
  await visitor.isTold(words.noConsent);
  await hasNoBarrier(visitor);
  await email.fill('camille@example.com');
  await expect(main.getByText(words.wrongEmail)).toHaveCount(0);
  await main.getByRole('checkbox').check();
  await expect(main.getByText(words.noConsent)).toHaveCount(0);

  await stand(page, asking, 'cut');
  await visitor.presses(words.send);
  await expect(page.locator('.toast')).toContainText(words.failed);
  await expect(email).toHaveValue('camille@example.com');
  await expect(main.getByRole('checkbox')).toBeChecked();

  await stand(page, asking, { status: 422, json: { error: 'Served already.', code: 'AREA_SERVED_ALREADY' } });
  await visitor.presses(words.send);
  const served = main.getByRole('status').filter({ hasText: 'Served already.' });
  await expect(served.getByRole('link', { name: visitor.words.bookNow })).toBeVisible();
  await hasNoBarrier(visitor);

  const { asked } = await stand(page, asking, { status: 202, json: { success: true } });
  await postalCode.fill('H1B 1A1');
  await visitor.presses(words.send);
  await expect(main.getByRole('heading', { name: words.done })).toBeFocused();
  await visitor.isTold(/camille@example\.com/);
  expect(asked).toEqual(['POST {"email":"camille@example.com","postalCode":"H1B 1A1","consent":true}']);
  await hasNoBarrier(visitor);
}

async function followsTheLinks(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = wordsOf(visitor);
  const heading = page.getByRole('heading', { level: 1 });

  for (const address of ['/area-request', '/area-request?action=confirm', link('other')]) {
    await visitor.opens(address);
    await visitor.reads(words.invalid);
  }
  await hasNoBarrier(visitor);

  await stand(page, reading, 'cut');
  await visitor.opens(link('confirm'));
  await expect(page.getByRole('alert').filter({ hasText: words.unread })).toBeVisible();
  await hasNoBarrier(visitor);
  await stand(page, reading, known('asked'));
  const { asked } = await stand(page, confirming, 'cut');
  await visitor.presses(words.again);
  await expect(page.getByRole('button', { name: words.confirm })).toBeVisible();
  await visitor.reads(words.asked);
  await hasNoBarrier(visitor);
  expect(asked).toEqual([]);

  await visitor.presses(words.confirm);
  await expect(page.locator('.toast')).toContainText(words.notDone);
  const confirmed = await stand(page, confirming, known('confirmed'));
  await visitor.presses(words.confirm);
  await visitor.reads(words.confirmed);
  await expect(heading).toBeFocused();
  expect(confirmed.asked).toEqual(['POST {"token":"a-link"}']);
  await hasNoBarrier(visitor);

  await stand(page, reading, known('confirmed'));
  await visitor.opens(link('leave'));
  await visitor.reads(words.leaveTitle);
  await hasNoBarrier(visitor);
  await stand(page, leaving, known('left'));
  await visitor.presses(words.leave);
  await visitor.reads(words.left);
  await expect(heading).toBeFocused();
  await hasNoBarrier(visitor);

  await stand(page, reading, known('told'));
  await visitor.opens(link('confirm'));
  await visitor.reads(words.told);
  await expect(page.getByRole('link', { name: words.book })).toBeVisible();

  await page.unroute(reading);
  await visitor.opens(link('confirm'));
  await visitor.reads(words.invalid);
}

test.describe('an area that is not served', () => {
  test('can be asked for, in English', async ({ visitor, knownFaults }) => {
    knownFaults.push('ERR_FAILED');
    await asksToBeTold(visitor);
  });

  test('peut être demandé, en français', { tag: core }, async ({ visiteur, knownFaults }) => {
    knownFaults.push('ERR_FAILED');
    await asksToBeTold(visiteur);
  });

  test('has links that show first and act by one press, in English', async ({ visitor, knownFaults }) => {
    knownFaults.push('ERR_FAILED');
    await followsTheLinks(visitor);
  });

  test('a des liens qui montrent d’abord et agissent d’un seul geste, en français', async ({
    visiteur,
    knownFaults,
  }) => {
    knownFaults.push('ERR_FAILED');
    await followsTheLinks(visiteur);
  });

  test('opens a page whose street stays where it was drawn while its code is on its way', async ({ page, testApp }) => {
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    await page.route(/\/assets\/street-(?!foot)/, () => asked());
    await stand(page, reading, known('told'));
    await page.goto(`${testApp.url}${link('confirm')}`);
    await expect(page.getByRole('heading', { level: 1, name: areaWords.en.told })).toBeVisible();
    await isAsked;
    await expect(page.locator('main ~ svg.pic')).toBeVisible();
  });

  test('opens a page that is kept nowhere, found by nobody and names itself to no other site', async ({
    page,
    testApp,
  }) => {
    for (const prefix of ['', '/fr']) {
      const answer = await page.request.get(`${testApp.url}${prefix}${link('confirm')}`, {
        headers: { accept: '*/*' },
      });
      expect(answer.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    }
  });
});
