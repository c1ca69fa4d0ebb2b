import { maxProofBytes } from '#domain/documents/proofs.ts';
import { requestArea } from '#server/modules/areas/request.ts';
import { core } from '#tests/layers.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { anOperator, endsSessions, signsIn } from '../support/operator.ts';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    title: 'Settings',
    save: 'Save',
    saved: 'Saved. It takes effect now.',
    back: 'Back to the default',
    offered: 'Clients can book it',
    conflict: 'Someone else has changed this in the meantime',
    keepMine: 'Keep my entry',
    leave: 'Leave without saving',
    stay: 'Stay here',
    area: 'Area to block',
    block: 'Block',
    replace: 'Replace HCPREVIEW',
    replaceIt: 'Replace',
    expired: /Your session has ended/,
  },
  fr: {
    title: 'Réglages',
    save: 'Enregistrer',
    saved: 'Enregistré. Cela s’applique dès maintenant.',
    back: 'Revenir à la valeur par défaut',
    offered: 'La clientèle peut la réserver',
    conflict: 'Quelqu’un d’autre a changé ce réglage entre-temps',
    keepMine: 'Garder ma saisie',
    leave: 'Quitter sans enregistrer',
    stay: 'Rester ici',
    area: 'Secteur à bloquer',
    block: 'Bloquer',
    replace: 'Remplacer HCPREVIEW',
    replaceIt: 'Remplacer',
    expired: /Votre session a pris fin/,
  },
} as const;
type Words = (typeof wordsOf)['en' | 'fr'];

/** Nobody is signed in at first, and the browser writes that down; staff may not read them. */
const signedOut = 'status of 40';

const somebody = {
  ...{ hash: 'waits', addressHash: 'address', networks: [], ip: '127.0.0.1', userAgent: 'test' },
  language: 'en',
} as const;

async function opensSettings(visitor: Visitor, email: string, words: Words): Promise<void> {
  await visitor.opens('/admin/settings');
  await signsIn(visitor, email);
  await visitor.reads(words.title);
  await expect(form(visitor, 'phone')).toBeVisible();
}

const form = ({ page }: Visitor, key: string) => page.locator(`[data-setting=${key}]`);

async function changes(visitor: Visitor, key: string, text: string, words: Words): Promise<void> {
  await form(visitor, key).locator('input').first().fill(text);
  await form(visitor, key).getByRole('button', { name: words.save, exact: true }).click();
}

const isSaved = (visitor: Visitor, key: string, words: Words) =>
  expect(form(visitor, key).getByText(words.saved)).toBeVisible();

test.describe('the owner', () => {
  test('changes the phone number, and header, contact page and the next mail have it at once', { tag: core }, async ({
    testApp,
    visitor,
    newVisitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf.en;
    await opensSettings(visitor, await anOperator(testApp), words);
    await hasNoBarrier(visitor);
    await changes(visitor, 'phone', '(438) 555-0187', words);
    await isSaved(visitor, 'phone', words);

    const customer = await newVisitor();
    await customer.opens('/contact');
    const number = customer.page.locator('a[href="tel:+14385550187"]:visible');
    await expect(number).toHaveText(['438-555-0187', '438-555-0187']);
    await expect(customer.page.getByText('514-555-0142')).toHaveCount(0);
    await requestArea(testApp.deps, somebody, { email: 'camille@example.com', postalCode: 'H1A 2B3' });
    const mails = () => testApp.deps.db.query.outbox.findMany();
    await expect
      .poll(async () => JSON.stringify((await mails()).find(({ topic }) => topic === 'mail.area-confirm')?.content))
      .toContain('438-555-0187');

    await form(visitor, 'phone').getByRole('button', { name: words.back }).click();
    await isSaved(visitor, 'phone', words);
    await customer.opens('/contact');
    await expect(customer.page.locator('a[href="tel:+15145550142"]:visible')).toHaveCount(2);
  });

  test('takes Platinum off, and visitors no longer see it; puts a new code in the place of an old one', async ({
    testApp,
    visitor,
    newVisitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf.en;
    await opensSettings(visitor, await anOperator(testApp), words);
    await visitor.page.getByLabel(words.offered).uncheck();
    await form(visitor, 'platinumOffered').getByRole('button', { name: words.save, exact: true }).click();
    await isSaved(visitor, 'platinumOffered', words);

    const customer = await newVisitor();
    await customer.comesBackQualified();
    await customer.picksFirstFreeDay();
    await customer.chooses(customer.words.time);
    await expect(customer.page.getByRole('radio', { name: customer.words.services.complete })).toBeVisible();
    await expect(customer.page.getByRole('radio', { name: customer.words.services.platinum })).toHaveCount(0);

    await visitor.page.getByRole('button', { name: words.replace }).click();
    const dialog = visitor.page.getByRole('dialog');
    await hasNoBarrier(visitor);
    await dialog.getByRole('button', { name: words.replaceIt, exact: true }).click();
    await expect(dialog).toBeHidden();
    const codes = visitor.page.locator('main li code');
    await expect(codes.first()).toHaveText(/^HC[A-Z2-9]{7}$/);
    await expect(codes.filter({ hasText: 'HCPREVIEW' })).toHaveCount(0);
  });

  test('names the page for reviews, blocks an area and uploads a certificate in French on a phone, and a visitor is turned away', async ({
    testApp,
    visiteur,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf.fr;
    await opensSettings(visiteur, await anOperator(testApp), words);
    await hasNoBarrier(visiteur);
    const reviews = form(visiteur, 'ratingPage');
    await reviews.getByLabel('Adresse en français (https)').fill('https://avis.example.com/fr');
    await reviews.getByRole('button', { name: words.save, exact: true }).click();
    await expect(reviews.locator('[aria-invalid=true]')).toHaveCount(1);
    await reviews.getByLabel('Adresse en anglais (https)').fill('https://avis.example.com/en');
    await reviews.getByRole('button', { name: words.save, exact: true }).click();
    await isSaved(visiteur, 'ratingPage', words);
    await visiteur.page.getByLabel(words.area).fill('h2y');
    await visiteur.page.getByRole('button', { name: words.block, exact: true }).click();
    await expect(visiteur.page.locator('main li b').filter({ hasText: 'H2Y' })).toBeVisible();

    const insurance = visiteur.page.locator('[data-proof=insurance]');
    const choose = (buffer: Buffer) =>
      insurance.locator('[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
    await choose(Buffer.alloc(maxProofBytes + 1));
    await expect(insurance.getByRole('alert')).toHaveText(/dépasse 5\sMo/);
    await choose(Buffer.from('%PDF-1.7\n%%EOF\n'));
    await insurance.getByRole('button', { name: 'Téléverser' }).click();
    await expect(insurance.getByText(/^PDF de 1\sKo, téléversé le/)).toBeVisible();

    await visitor.opens('/postal-code');
    await visitor.givesPostalCode('H2Y 1C6');
    await visitor.isAt('/other-companies');
  });

  test('is told when another owner was quicker, and neither loses anything', async ({
    testApp,
    visitor,
    newVisitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf.en;
    const other = await newVisitor();
    await opensSettings(visitor, await anOperator(testApp, { name: 'first' }), words);
    await opensSettings(other, await anOperator(testApp, { name: 'second' }), words);
    await changes(other, 'refundCutoffHours', '36', words);
    await isSaved(other, 'refundCutoffHours', words);

    await changes(visitor, 'refundCutoffHours', '48', words);
    const mine = form(visitor, 'refundCutoffHours');
    await expect(mine.getByRole('heading', { name: words.conflict })).toBeVisible();
    await expect(mine.getByText('It is now: 36 hours')).toBeVisible();
    await expect(mine.locator('input')).toHaveValue('48');
    await mine.getByRole('button', { name: words.keepMine }).click();
    await mine.getByRole('button', { name: words.save, exact: true }).click();
    await isSaved(visitor, 'refundCutoffHours', words);
    await expect(mine.getByText(/by first@example\.com/)).toBeVisible();
  });

  test('is asked before leaving, and finds what was typed after the session ended', async ({
    testApp,
    visitor,
    knownFaults,
  }) => {
    knownFaults.push(signedOut);
    const words = wordsOf.en;
    const { page } = visitor;
    const email = await anOperator(testApp);
    await opensSettings(visitor, email, words);
    await form(visitor, 'crewsPerDay').locator('input').fill('3');
    await endsSessions(testApp, visitor);
    await form(visitor, 'crewsPerDay').getByRole('button', { name: words.save, exact: true }).click();
    await visitor.isTold(words.expired);
    await signsIn(visitor, email);
    await expect(form(visitor, 'crewsPerDay').locator('input')).toHaveValue('3');

    await page.getByRole('link', { name: 'Bookings', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.stay }).click();
    await expect(form(visitor, 'crewsPerDay').locator('input')).toHaveValue('3');
    await page.getByRole('link', { name: 'Bookings', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.leave }).click();
    await visitor.reads('Admin Dashboard');
    await page.getByRole('link', { name: words.title, exact: true }).click();
    await expect(form(visitor, 'crewsPerDay').locator('input')).toHaveValue('1');
  });
});

test('staff has no settings: neither in the rail nor by their address', async ({ testApp, visitor, knownFaults }) => {
  knownFaults.push(signedOut);
  await visitor.opens('/admin/settings');
  await signsIn(visitor, await anOperator(testApp, { name: 'staff', role: 'staff' }));
  await visitor.reads('Admin Dashboard');
  await expect(visitor.page.getByRole('heading', { name: /open only to owners/ })).toBeVisible();
  await expect(visitor.page.getByRole('link', { name: wordsOf.en.title, exact: true })).toHaveCount(0);
  expect(await visitor.page.evaluate(async () => (await fetch('/api/admin/settings')).status)).toBe(403);
});
