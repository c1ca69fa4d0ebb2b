import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { clockStartingAt } from '#server/common/clock.ts';
import { operatorPassword } from '#tests/builders/operator.ts';
import { aLargePhoto, aPhoto, told } from '#tests/builders/photos/pictures.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { bookedAlready } from '../support/booked-already.ts';
import { pageIsKept } from '../support/crew.ts';
import { linkIn, mailAbout } from '../support/mails.ts';
import { anOperator, signedOut, signsIn } from '../support/operator.ts';
import { expect, type TestApp, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const wordsOf = {
  en: {
    confirmed: /confirmed/i,
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    signOut: 'Sign out',
    before: 'Photo before',
    after: 'Photo after',
    waits: 'waiting for the network',
    waiting: /2 photos wait to be sent/,
    unread: /This phone cannot read this picture/,
    understood: 'Understood',
    arrived: 'Arrived',
    hidden: /took 2 photographs of your storefront/,
    box: /may show me, on this page, the photographs/,
    withdrawn: /no longer shown here/,
    shown: /^Your storefront, (before|after)/,
    office: 'Photographs',
    remove: /^Remove: Before, photograph 1/,
    confirm: 'Remove',
    removed: 'The photograph is removed',
  },
  fr: {
    confirmed: /confirmée|confirmation/i,
    email: 'Courriel',
    password: 'Mot de passe',
    signIn: 'Ouvrir une session',
    signOut: 'Fermer la session',
    before: 'Photo avant',
    after: 'Photo après',
    waits: 'attend le réseau',
    waiting: /2\sphotos attendent d’être envoyées/,
    unread: /ne peut pas lire cette image/,
    understood: 'Compris',
    arrived: 'Sur place',
    hidden: /a pris 2\sphotos de votre vitrine/,
    box: /me montre sur cette page les photos/,
    withdrawn: /n’apparaissent plus ici/,
    shown: /^Votre vitrine, (avant|après)/,
    office: 'Photos',
    remove: /^Retirer\s: Avant, photo 1/,
    confirm: 'Retirer',
    removed: 'La photo est retirée',
  },
} as const;
type Words = (typeof wordsOf)['en' | 'fr'];

const file = (buffer: Buffer) => ({ name: '../IMG_0001.jpg', mimeType: 'image/jpeg', buffer });
const waiting = (page: Page) => page.locator('.crew-strip [data-waits]');
const loaded = (page: Page, pictures: string) =>
  page.waitForFunction((selector) => {
    const all = [...document.querySelectorAll<HTMLImageElement>(selector)];
    return all.length > 0 && all.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  }, pictures);

async function comesToTheVisit(testApp: TestApp, visitor: Visitor, words: Words): Promise<void> {
  const { page } = visitor;
  Object.assign(testApp.deps.clock, clockStartingAt(new Date('2025-10-09T13:00:00Z')));
  await anOperator(testApp, { name: 'crew', role: 'crew' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.opens('/crew');
  await page.getByLabel(words.email).fill('crew@example.com');
  await page.getByLabel(words.password).fill(operatorPassword);
  await visitor.presses(words.signIn);
  await expect(page.getByLabel(words.before)).toBeAttached();
  await pageIsKept(visitor);
}

/** Two photographs are taken without network, survive a reload, and are sent while the crew goes on. */
async function photographs(testApp: TestApp, visitor: Visitor, words: Words): Promise<void> {
  const { page } = visitor;
  await page.context().setOffline(true);
  await page.getByLabel(words.before).setInputFiles(file(await aLargePhoto()));
  await expect(waiting(page)).toHaveCount(1);
  await page.getByLabel(words.after).setInputFiles(file(await aPhoto({ width: 3000, height: 4000 })));
  await expect(waiting(page)).toHaveCount(2);
  await page.getByLabel(words.after).setInputFiles(file(Buffer.from('no picture')));
  await visitor.isTold(words.unread);
  await visitor.presses(words.understood);
  await page.getByLabel(words.after).setInputFiles(file(await aPhoto({ width: 400, height: 300 })));
  await expect(waiting(page)).toHaveCount(3);
  await page.locator('.crew-strip').getByRole('button').last().click();
  await page.getByRole('dialog').getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(waiting(page)).toHaveCount(2);
  await expect(page.getByLabel(words.after)).toBeFocused();
  await page.reload();
  await visitor.isReady();
  await visitor.isTold(words.waiting);
  await expect(waiting(page)).toHaveCount(2);
  await loaded(page, '.crew-strip img');
  await hasNoBarrier(visitor);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/photos\?/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/photos\?/);
  await page.context().setOffline(false);
  await asked;
  // Nobody waits for a photograph.
  const reported = page.waitForResponse(/\/reports$/);
  await visitor.presses(words.arrived);
  expect((await reported).ok()).toBe(true);
  release();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.locator('.crew-strip li')).toHaveCount(2);

  const { rows } = await testApp.database.pool.query<{ id: string; width: number; height: number }>(
    'select id, width, height from visit_photos order by taken_at',
  );
  expect(rows.map(({ width, height }) => [width, height])).toEqual([
    [1600, 1200],
    [1200, 1600],
  ]);
  for (const { id } of rows) {
    const kept = await testApp.deps.photos.get(`${id}.jpg`);
    expect((await sharp(kept ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
    expect(Buffer.from(kept ?? []).toString('latin1')).not.toContain(told.maker);
  }
}

/** Nothing of a visit stays on a phone that was left. */
async function leaves({ page }: Visitor, words: Words): Promise<void> {
  const signedOff = page.waitForResponse(/sign-out$/);
  await page.locator('.crew-menu-sign').click();
  await page.getByRole('button', { name: words.signOut }).click();
  await expect(page.getByLabel(words.email)).toBeVisible();
  await signedOff;
  await expect(page.locator('.crew-strip')).toHaveCount(0);
}

async function looksAsCustomer(visitor: Visitor, link: string, words: Words): Promise<void> {
  const { page } = visitor;
  await page.goto(link);
  await visitor.isReady();
  const photos = page.locator('.photos');
  const box = photos.getByRole('checkbox', { name: words.box });
  await expect(photos.getByText(words.hidden)).toBeVisible();
  await expect(box).not.toBeChecked();
  await expect(photos.getByRole('img')).toHaveCount(0);
  await box.check();
  await expect(photos.getByRole('img', { name: words.shown })).toHaveCount(2);
  await photos.getByRole('img').last().scrollIntoViewIfNeeded();
  await loaded(page, '.photos img');
  await hasNoBarrier(visitor);
  const address = await photos.getByRole('img').first().getAttribute('src');
  expect(address).not.toContain('key');
  await box.uncheck();
  await expect(photos.getByText(words.withdrawn)).toBeVisible();
  await expect(photos.getByRole('img')).toHaveCount(0);
}

async function looksAsOffice(testApp: TestApp, visitor: Visitor, orderNo: string, words: Words): Promise<void> {
  const { page } = visitor;
  await anOperator(testApp, { name: 'office', role: 'staff' });
  await visitor.opens(`/admin?booking=${orderNo}`);
  await signsIn(visitor, 'office@example.com');
  await expect(page.getByRole('heading', { name: words.office, exact: true })).toBeVisible();
  await expect(page.locator('[href^="/api/admin/photos"] img')).toHaveCount(2);
  await page.locator('[href^="/api/admin/photos"] img').last().scrollIntoViewIfNeeded();
  await loaded(page, '[href^="/api/admin/photos"] img');
  await hasNoBarrier(visitor);
  await page.getByRole('button', { name: words.remove }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(page.locator('.toast')).toContainText(words.removed);
  await expect(page.locator('[href^="/api/admin/photos"] img')).toHaveCount(1);
}

type Journey = { crew: Visitor; customer: Visitor; office: Visitor };

async function seesBeforeAndAfter(
  testApp: TestApp,
  language: 'en' | 'fr',
  { crew, customer, office }: Journey,
): Promise<void> {
  const words = wordsOf[language];
  const orderNo = await bookedAlready(testApp, language, { day: '2025-10-09' });
  const link = linkIn((await mailAbout(testApp, words.confirmed)).text, /confirmation\?order=/);
  await comesToTheVisit(testApp, crew, words);
  await photographs(testApp, crew, words);
  await leaves(crew, words);
  await looksAsCustomer(customer, link, words);
  await looksAsOffice(testApp, office, orderNo, words);
}

test.describe('photographs of a visit', () => {
  test.beforeEach(({ knownFaults }) => {
    knownFaults.push(signedOut, 'ERR_INTERNET_DISCONNECTED');
  });

  test('are taken without network, and shown to the office and to the customer who agrees', async ({
    testApp,
    visitor,
    newVisitor,
  }) => {
    const office = await newVisitor();
    await seesBeforeAndAfter(testApp, 'en', { crew: visitor, customer: office, office });
  });

  test('are taken and shown on a phone in French', async ({ testApp, visiteur }) => {
    await seesBeforeAndAfter(testApp, 'fr', { crew: visiteur, customer: visiteur, office: visiteur });
  });
});
