import type { VisitChanges } from '#contract/visit/self-service.ts';
import { booked, calendarOf, orderNo } from '#tests/screens/facts.ts';
import { hasNoBarrier } from '../support/accessibility.ts';
import { stand } from '../support/answering.ts';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';
import {
  cancelling,
  changes,
  days,
  details,
  free,
  link,
  moved,
  moving,
  refused,
  visitWordsOf,
} from '../support/visits.ts';

async function holds(visitor: Visitor, allowed: VisitChanges = free): Promise<void> {
  const { page } = visitor;
  await stand(page, details, { json: booked });
  await stand(page, changes, { json: allowed });
  await stand(page, days, { json: calendarOf(['2025-10-09', '2025-10-20']) });
}

async function seesEachState(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = visitWordsOf(visitor);
  const dialog = page.getByRole('dialog');
  const visit = page.locator('.visit');
  const confirm = dialog.getByRole('button', { name: words.move });
  const opens = () => visit.getByRole('button', { name: words.move }).click();

  await holds(visitor);
  await stand(page, changes, 'cut');
  await visitor.opens(link);
  await expect(visit.getByRole('alert')).toContainText(words.unread);
  await expect(page.getByRole('link', { name: words.calendar })).toBeVisible();
  await hasNoBarrier(visitor);
  await stand(page, changes, { json: free });
  await visitor.presses(words.again);
  await visitor.isTold(words.until);
  await expect(visit.getByRole('heading', { name: words.title })).toBeVisible();
  await visitor.reads(visitor.words.success);
  await expect(page.getByRole('heading', { name: words.when })).toBeVisible();
  await expect(page.getByText(words.follows)).toHaveCount(0);
  await hasNoBarrier(visitor);

  const invoice = await page.getByRole('link', { name: words.invoice }).getAttribute('href');
  expect(invoice).toBe(`/api/booking-details/${orderNo}/invoice.pdf?language=${words.language}`);
  const calendar = await page.getByRole('link', { name: words.calendar }).getAttribute('href');
  expect(calendar).toBe(`/api/booking-details/${orderNo}/visit.ics`);

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
  await expect(confirm).toHaveAccessibleDescription('Refused: MOVE_TOO_LATE.');
  await hasNoBarrier(visitor);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');

  await stand(page, moving, 'cut');
  await opens();
  await dialog.getByRole('button', { name: words.day }).click();
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(words.unsure);
  const { asked } = await stand(page, moving, { json: moved });
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.toast')).toContainText(words.moved);
  await expect(page.getByRole('heading', { name: words.now })).toBeVisible();
  await visitor.opensAllDetails();
  await expect(page.locator('.record').getByText(words.day.replace(/^\w+, /, ''))).toBeVisible();
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
  await visitor.isAt('/cancel-booking');
}

test.describe('the customer’s own page', () => {
  test('is clear in each of its states, in English', async ({ visitor, knownFaults }) => {
    knownFaults.push('ERR_FAILED', 'status of 429');
    await seesEachState(visitor);
  });

  test('est claire dans chacun de ses états, en français', async ({ visiteur, knownFaults }) => {
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
      canAccept: true,
      canKeepOriginal: false,
      otherDays: [],
    };
    for (const one of [visitor, visiteur]) {
      const words = visitWordsOf(one);
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
    await expect(page.getByRole('heading', { name: /10:00 AM/ })).toBeVisible();
  });

  test('fits windows of every width in French, dialog and all', async ({ page, testApp }) => {
    await stand(page, details, { json: booked });
    await stand(page, changes, { json: free });
    await stand(page, days, { json: calendarOf(['2025-10-09']) });
    await page.goto(`${testApp.url}/fr${link}`);
    await page.locator('.visit').getByRole('button', { name: 'Déplacer le rendez-vous' }).click();
    await page.locator('[data-day="2025-10-14"]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { checked: true })).toBeVisible();
    for (const width of [320, 390, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect.poll(() => dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    }
  });
});
