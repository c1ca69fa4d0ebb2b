import { core } from '#tests/layers.ts';
import { books, comesToPayment } from '../support/appointments.ts';
import { countsEffort, topOfCardNumber } from '../support/effort.ts';
import { countOf, expect, paymentsOf, test } from '../support/test-app.ts';

test.describe('a shop owner', () => {
  test('goes from the landing page to the confirmation in English on a desktop', { tag: core }, async ({
    testApp,
    visitor,
  }) => {
    const documents: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === visitor.page.mainFrame())
        documents.push(new URL(request.url()).pathname);
    });
    await visitor.opens('/');
    await visitor.follows(visitor.words.bookNow);
    await visitor.isAt('/postal-code');
    await visitor.qualifies(12);
    await visitor.picksAndGoesToPayment();
    await visitor.findsAnUntouchedForm();
    // The page of another policy is entered by its own document; none loads itself anew.
    expect(documents).toContain('/payment');
    expect([...new Set(documents)]).toEqual(documents);
    await visitor.page.reload();
    await visitor.findsAnUntouchedForm();
    await visitor.paysAndSubmits();
    await visitor.opensAllDetails();
    await visitor.isTold('$2,899.67 CAD');
    await visitor.isTold('HC0001');
    await visitor.isTold('Tuesday, October 7, 2025');
    await visitor.isTold('Verified');
    expect((await paymentsOf(testApp)).charges).toMatchObject([{ amount: '2899.67', approved: true }]);
    expect(await countOf(testApp, 'bookings')).toBe(1);
    expect(await countOf(testApp, 'outbox')).toBe(3);

    // The lit storefront is there to keep, and its own link shows it and opens the landing page alone.
    const { page } = visitor;
    const picture = (await page.getByRole('link', { name: 'Save this picture' }).getAttribute('href')) ?? '';
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg');
    await visitor.presses('Share it');
    await visitor.isTold(/\?storefront=|The link is copied/);
    await page.goto(`/?storefront=${picture.replace(/^.*\/|\.jpg$/g, '')}`);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', testApp.url + picture);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Boutique Exemple, by night');
    await visitor.reads('Hauteclaire');
  });

  test('va de l’accueil à la confirmation en français, au téléphone', { tag: core }, async ({ testApp, visiteur }) => {
    const effort = await countsEffort(visiteur);
    await visiteur.opens('');
    await expect(visiteur.page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await visiteur.follows(visiteur.words.bookNow);
    await visiteur.isAt('/postal-code');
    await visiteur.qualifies(12);
    await visiteur.picksAndGoesToPayment();
    await visiteur.fillsCustomerForm();
    await visiteur.isTold('Garder cette carte pour la prochaine fois');
    expect(await topOfCardNumber(visiteur)).toBeLessThan(2 * 844);
    await visiteur.paysByCard();
    await visiteur.isTold(visiteur.words.approved);
    await visiteur.presses(visiteur.words.submit);
    await visiteur.reads(visiteur.words.success);
    expect(effort.presses).toBe(18);
    expect([...effort.fields]).toHaveLength(10);
    await visiteur.opensAllDetails();
    await expect(visiteur.page.getByText('2\u00a0899,67\u00a0$')).toBeVisible();
    await expect(visiteur.page.getByText('mardi 7 octobre 2025')).toBeVisible();
    const { rows } = await testApp.database.pool.query('select language from bookings');
    expect(rows).toEqual([{ language: 'fr' }]);
  });

  test('who reloads the confirmation still sees the booking, and a stranger with the number and the e-mail the visit alone', async ({
    visitor,
    newVisitor,
  }) => {
    const { page } = visitor;
    await visitor.opens(`/confirmation?order=${await books(visitor, { layout: 13 })}`);
    await page.reload();
    await visitor.reads(visitor.words.success);
    await visitor.opensAllDetails();
    await visitor.isTold('camille@example.com');
    const stranger = await newVisitor();
    await stranger.page.goto(page.url());
    await expect(stranger.page.getByRole('textbox')).toBeVisible();
    await expect(stranger.page.getByText('camille@example.com')).toHaveCount(0);
    await stranger.page.getByRole('textbox').fill('wrong@example.com');
    await stranger.page.keyboard.press('Enter');
    await stranger.isTold('This email address does not belong to this order.');
    await stranger.page.getByRole('textbox').fill('CAMILLE@example.com');
    await stranger.page.keyboard.press('Enter');
    await expect(stranger.page.getByText('Client ID')).toBeVisible();
    await expect(stranger.page.getByText('camille@example.com')).toHaveCount(0);
  });

  test('whose storefront is Layout 13 is asked no questions', async ({ visitor }) => {
    await visitor.qualifies(13);
    await visitor.reads(visitor.words.selectAppointment);
    await visitor.booksAndPays();
    await expect(visitor.page.getByText('Desired feel')).toHaveCount(0);
  });

  test('who presses Submit many times books and pays once', { tag: core }, async ({ testApp, visitor }) => {
    await comesToPayment(visitor);
    await visitor.fillsCustomerForm();
    await visitor.paysByCard();
    const submit = visitor.page.getByRole('button', { name: visitor.words.submit });
    await submit.dblclick();
    await visitor.isAt('/confirmation');
    expect(await countOf(testApp, 'bookings')).toBe(1);
    expect((await paymentsOf(testApp)).charges).toHaveLength(1);
  });
});

test.describe('a card', () => {
  test('that is declined says so, and another one may be tried', { tag: core }, async ({ testApp, visitor }) => {
    await comesToPayment(visitor);
    await visitor.fillsCustomerForm();
    await visitor.paysByCard('4000 0000 0000 0002');
    await visitor.isTold(visitor.words.declinedToast);
    await visitor.isTold('Your payment was declined (code: 051). Please try a different payment method.');
    await expect(visitor.cardForm.getByLabel(visitor.words.card.number)).toHaveValue('');
    const reason = visitor.page.getByRole('region', { name: 'Card payment' }).getByRole('alert');
    await expect(reason).toHaveText(/^Payment Declined.*\(code: 051\)/);
    await expect(visitor.page.getByLabel('Email', { exact: true })).toHaveValue('camille@example.com');
    await visitor.paysByCard();
    await expect(reason).toHaveCount(0);
    await visitor.isTold(visitor.words.approved);
    await visitor.presses(visitor.words.submit);
    await visitor.reads(visitor.words.success);
    expect(await countOf(testApp, 'bookings')).toBe(1);
    expect((await paymentsOf(testApp)).charges.filter(({ approved }) => approved)).toHaveLength(1);
  });

  test('cannot be entered before the details are complete', async ({ visitor }) => {
    await comesToPayment(visitor);
    await visitor.isTold(/The card form opens when your details are complete/);
    await visitor.fillsCustomerForm({ email: 'not an address' });
    await visitor.isTold('Please enter a valid email address');
    await visitor.isTold(/The card form opens when your details are complete/);
    await visitor.page.getByLabel('Email', { exact: true }).fill('camille@example.com');
    await visitor.page.keyboard.press('Tab');
    await expect(visitor.page.getByText(/The card form opens when your details are complete/)).toBeHidden();
  });

  test('that was approved before a reload is not charged again', { tag: core }, async ({ testApp, visitor }) => {
    // Told that the page goes away, the server would book at once, and lead the visitor to the confirmation.
    await visitor.page.addInitScript(() => {
      navigator.sendBeacon = () => true;
    });
    await comesToPayment(visitor);
    await visitor.fillsCustomerForm();
    await visitor.paysByCard();
    await visitor.isTold(visitor.words.approved);
    await visitor.page.reload();
    await visitor.isTold(visitor.words.approved);
    await visitor.presses(visitor.words.submit);
    await visitor.reads(visitor.words.success);
    expect((await paymentsOf(testApp)).charges).toHaveLength(1);
  });
});
