import type { VisitChanges } from '#contract/self-service.ts';
import { booked, calendarOf, orderNo } from '#tests/screens/facts.ts';
import { stand } from './answering.ts';
import { hasNoBarrier } from './barriers.ts';
import { expect, test } from './house.ts';
import type { Visitor } from './visitor.ts';

/** What the holder of the secret link reads and presses. */
const visitWords = {
  en: {
    title: 'Your visit',
    when: /^Thursday, October 9, 2025/,
    until: /until Tuesday, October 7, 2025 at\s9:00\sAM/,
    over: /could be moved until Tuesday, October 7, 2025 at\s9:00\sAM, 48\shours before/,
    move: 'Move the visit',
    cancel: 'Cancel this booking',
    calendar: 'Add to calendar',
    invoice: 'Invoice (PDF)',
    day: 'Available, Tuesday, October 14, 2025',
    own: 'Available, Thursday, October 9, 2025',
    chooseFirst: 'Choose a day first.',
    same: 'Your visit is at that time already.',
    taken: 'Tuesday, October 14, 2025 is no longer free',
    notMoved: 'The visit was not moved',
    unsure: 'No answer arrived',
    moved: 'Visit Moved',
    now: /^Tuesday, October 14, 2025/,
    unread: /could not be read just now/,
    again: 'Try again',
    failed: 'Cancellation Failed',
    weather: 'The forecast does not suit this day',
    held: /Tuesday, October 14, 2025 at\s9:00\sAM is held for you/,
    accept: 'Accept Reschedule',
    keep: 'Keep Original Time',
    language: 'en',
  },
  fr: {
    title: 'Votre visite',
    when: /^jeudi 9 octobre 2025/,
    until: /jusqu’au mardi 7 octobre 2025 à\s9\sh/,
    over: /pouvait être déplacée jusqu’au mardi 7 octobre 2025 à\s9\sh, soit 48\sheures avant/,
    move: 'Déplacer la visite',
    cancel: 'Annuler cette réservation',
    calendar: 'Ajouter au calendrier',
    invoice: 'Facture (PDF)',
    day: 'Libre, mardi 14 octobre 2025',
    own: 'Libre, jeudi 9 octobre 2025',
    chooseFirst: 'Choisissez d’abord une journée.',
    same: 'Votre visite a déjà lieu à ce moment.',
    taken: 'Le mardi 14 octobre 2025 n’est plus libre',
    notMoved: 'La visite n’a pas été déplacée',
    unsure: 'Aucune réponse n’est arrivée',
    moved: 'Visite déplacée',
    now: /^mardi 14 octobre 2025/,
    unread: /n’ont pas pu être lus/,
    again: 'Réessayer',
    failed: 'Échec de l’annulation',
    weather: 'La météo ne convient pas ce jour-là',
    held: /mardi 14 octobre 2025 à\s9\sh vous est réservée/,
    accept: 'Accepter le report',
    keep: 'Garder l’heure d’origine',
    language: 'fr',
  },
} as const;
const wordsOf = ({ words }: Visitor) => visitWords[words.prefix === '' ? 'en' : 'fr'];

const link = `/confirmation?order=${orderNo}&key=a-key`;
const details = /\/api\/booking-details\/[^/]+(\?.*)?$/;
const changes = '**/api/booking-details/*/changes*';
const moving = '**/api/booking-details/*/move';
const cancelling = '**/api/booking-details/*/cancel-link';
const days = '**/api/booked-dates';

const free: VisitChanges = {
  canMove: true,
  canCancel: true,
  moveUntil: '2025-10-07T13:00:00.000Z',
  noticeHours: 48,
  weatherPath: null,
};
const moved = { appointmentDate: '2025-10-14', appointmentTime: '9:00 AM', moveUntil: '2025-10-12T13:00:00.000Z' };
const refused = (status: number, code: string) => ({ status, json: { error: `Refused: ${code}.`, code } });

async function holds(visitor: Visitor, allowed: VisitChanges = free): Promise<void> {
  const { page } = visitor;
  await stand(page, details, { json: booked });
  await stand(page, changes, { json: allowed });
  await stand(page, days, { json: calendarOf(['2025-10-09', '2025-10-20']) });
}

async function seesEachState(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = wordsOf(visitor);
  const dialog = page.getByRole('dialog');
  const visit = page.locator('.visit');
  const confirm = dialog.getByRole('button', { name: words.move });
  const opens = () => visit.getByRole('button', { name: words.move }).click();

  await holds(visitor);
  await stand(page, changes, 'cut');
  await visitor.opens(link);
  await expect(visit.getByRole('alert')).toContainText(words.unread);
  await expect(visit.getByRole('link', { name: words.calendar })).toBeVisible();
  await hasNoBarrier(visitor);
  await stand(page, changes, { json: free });
  await visitor.presses(words.again);
  await visitor.isTold(words.until);
  await expect(visit.getByRole('heading', { name: words.title })).toBeVisible();
  await expect(visit.getByText(words.when)).toBeVisible();
  await hasNoBarrier(visitor);

  const invoice = await visit.getByRole('link', { name: words.invoice }).getAttribute('href');
  expect(invoice).toBe(`/api/booking-details/${orderNo}/invoice.pdf?key=a-key&language=${words.language}`);
  const calendar = await visit.getByRole('link', { name: words.calendar }).getAttribute('href');
  expect(calendar).toBe(`/api/booking-details/${orderNo}/visit.ics?key=a-key`);

  await opens();
  await expect(confirm).toHaveAccessibleDescription(words.chooseFirst);
  await hasNoBarrier(visitor);
  await dialog.getByRole('button', { name: words.own }).click();
  await expect(confirm).toHaveAccessibleDescription(words.same);

  await stand(page, moving, refused(409, 'DATE_TAKEN'));
  await stand(page, days, { json: calendarOf(['2025-10-09', '2025-10-14', '2025-10-20']) });
  await dialog.getByRole('button', { name: words.day }).click();
  await confirm.click();
  await expect(dialog.getByRole('heading', { name: words.taken })).toBeInViewport();
  await expect(confirm).toHaveAccessibleDescription(words.chooseFirst);
  await expect(dialog.locator('[data-day="2025-10-14"]')).toHaveAttribute('data-state', 'booked');
  await page.mouse.move(0, 0); // Over a button, Escape takes its tip away first.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(visit.getByRole('button', { name: words.move })).toBeFocused();

  await stand(page, days, { json: calendarOf(['2025-10-09', '2025-10-20']) });
  await stand(page, moving, refused(422, 'MOVE_TOO_LATE'));
  await opens();
  await dialog.getByRole('button', { name: words.day }).click();
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(words.notMoved);
  await expect(dialog.getByRole('alert')).toContainText('Refused: MOVE_TOO_LATE.');
  await expect(dialog.getByRole('alert').getByRole('link')).toBeInViewport();
  await hasNoBarrier(visitor);

  await stand(page, moving, 'cut');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(words.unsure);
  const { asked } = await stand(page, moving, { json: moved });
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.toast')).toContainText(words.moved);
  await expect(visit.getByText(words.now)).toBeVisible();
  await expect(page.locator('.record').getByText(words.now)).toBeVisible();
  expect(asked).toEqual(['POST {"key":"a-key","date":"2025-10-14","time":"9:00 AM"}']);

  await stand(page, changes, { json: { ...free, canMove: false } });
  await visitor.opens(link);
  await visitor.isTold(words.over);
  await expect(visit.getByRole('button', { name: words.move })).toHaveCount(0);
  await stand(page, cancelling, refused(429, 'TOO_MANY_REQUESTS'));
  await visitor.presses(words.cancel);
  await expect(page.locator('.toast')).toContainText(words.failed);
  await stand(page, cancelling, { status: 201, json: { path: '/cancel-booking/a-fresh-link' } });
  await visitor.presses(words.cancel);
  await visitor.isAt('/cancel-booking/a-fresh-link');
}

test.describe('the customer’s own page', () => {
  test('is clear in each of its states, in English', async ({ visitor, knownFaults }) => {
    test.slow();
    knownFaults.push('ERR_FAILED', 'status of 429');
    await seesEachState(visitor);
  });

  test('est claire dans chacun de ses états, en français', async ({ visiteur, knownFaults }) => {
    test.slow();
    knownFaults.push('ERR_FAILED', 'status of 429');
    await seesEachState(visiteur);
  });

  test('offers nothing to who has no key, nor for a booking that was cancelled', async ({ visitor }) => {
    const { page } = visitor;
    await holds(visitor);
    await visitor.opens(`/confirmation?order=${orderNo}`);
    await visitor.reads(visitor.words.success);
    await expect(page.locator('.visit')).toHaveCount(0);
    await stand(page, details, { json: { ...booked, booking: { ...booked.booking, status: 'cancelled' } } });
    await visitor.opens(link);
    await visitor.reads('Booking Cancelled');
    await expect(page.locator('.visit')).toHaveCount(0);
  });

  test('tells of a day held because of the weather, in words and with both answers', async ({ visitor, visiteur }) => {
    const proposal = {
      coatingType: 'complete',
      reasons: ['cold'],
      original: { date: '2025-10-09', time: '9:00 AM' },
      proposed: { date: '2025-10-14', time: '9:00 AM' },
      current: { date: '2025-10-09', time: '9:00 AM' },
      answer: null,
      answerBy: '2025-10-08T22:00:00.000Z',
      closed: false,
      canKeepOriginal: false,
      otherDays: [],
    };
    for (const one of [visitor, visiteur]) {
      const words = wordsOf(one);
      await holds(one, { ...free, weatherPath: '/weather-response?token=a-token' });
      await stand(one.page, '**/api/weather-proposal/*', { json: proposal });
      await one.opens(link);
      await one.isTold(words.held);
      await expect(one.page.getByRole('heading', { name: words.weather })).toBeVisible();
      const address = `${one.words.prefix}/weather-response?token=a-token&action=`;
      await expect(one.page.getByRole('link', { name: words.accept })).toHaveAttribute('href', `${address}accept`);
      await expect(one.page.getByRole('link', { name: words.keep })).toHaveAttribute('href', `${address}decline`);
      await hasNoBarrier(one);
    }
  });

  test('moves the visit with the keyboard alone', async ({ visitor }) => {
    const { page } = visitor;
    await holds(visitor);
    const { asked } = await stand(page, moving, { json: { ...moved, appointmentTime: '10:00 AM' } });
    await visitor.opens(link);
    await page.locator('.visit').getByRole('button', { name: 'Move the visit' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator('[data-day][tabindex="0"]').focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageUp');
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(dialog.locator('[data-day="2025-10-14"]')).toHaveAttribute('data-state', 'selected');
    await dialog.getByRole('radio', { name: '9:00 AM' }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Move the visit' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.toast')).toContainText('Visit Moved');
    expect(asked).toEqual(['POST {"key":"a-key","date":"2025-10-14","time":"10:00 AM"}']);
    await expect(page.locator('.visit')).toContainText('10:00 AM');
  });

  for (const width of [320, 390, 768, 1280, 2560]) {
    test(`fits a window of ${width} pixels in French, dialog and all`, async ({ page, house }) => {
      await page.setViewportSize({ width, height: 844 });
      await stand(page, details, { json: booked });
      await stand(page, changes, { json: free });
      await stand(page, days, { json: calendarOf(['2025-10-09']) });
      await page.goto(`${house.url}/fr${link}`);
      await page.locator('.visit').getByRole('button', { name: 'Déplacer la visite' }).click();
      await page.locator('[data-day="2025-10-14"]').click();
      await expect(page.getByRole('dialog').getByRole('radio', { checked: true })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const dialog = page.getByRole('dialog');
      expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    });
  }
});
