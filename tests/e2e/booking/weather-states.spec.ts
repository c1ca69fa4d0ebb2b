import { hasNoBarrier } from '../support/accessibility.ts';
import { stand } from '../support/answering.ts';
import { expect, test } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';
import {
  answered,
  kept,
  link,
  other,
  proposal,
  reading,
  refused,
  responding,
  unanswered,
  weatherWordsOf,
} from '../support/weather-links.ts';

async function seesEachState(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const words = weatherWordsOf(visitor);
  const heading = page.getByRole('heading', { level: 1 });
  const toast = page.locator('.toast');

  for (const address of ['/weather-response', '/weather-response?token=a-link', link('maybe')]) {
    await visitor.opens(address);
    await visitor.reads(words.invalid);
    await visitor.isTold(words.malformed);
  }
  await visitor.opens('/weather-response?action=accept');
  await visitor.reads(words.invalid);
  await visitor.isTold(words.useLink);
  await hasNoBarrier(visitor);

  await stand(page, responding, 'never');
  await page.goto(`${visitor.words.prefix}${link('accept')}`);
  await expect(page.getByRole('status').filter({ hasText: words.sending })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready', /.*/);
  await hasNoBarrier(visitor);

  await stand(page, responding, refused(409, 'WEATHER_PRESS_NEEDED'));
  await stand(page, reading, { json: unanswered });
  await visitor.opens(link('accept'));
  await visitor.reads(words.asked);
  await expect(toast).toHaveCount(0);
  await expect(page.locator('strong')).toHaveText(words.proposed);
  await visitor.isTold(words.answerUntil);
  await expect(page.getByRole('button', { name: words.keep })).toBeVisible();
  await hasNoBarrier(visitor);
  await stand(page, responding, answered(proposal));
  await visitor.presses(words.accept);
  await visitor.reads(words.accepted);

  await stand(page, responding, 'cut');
  await stand(page, reading, 'cut');
  await visitor.opens(link('accept'));
  await visitor.reads(words.failed);
  await expect(toast).toContainText(words.unanswered);
  await expect(page.getByRole('button', { name: words.keep })).toBeVisible();
  await hasNoBarrier(visitor);

  await stand(page, responding, answered(proposal));
  await visitor.presses(words.accept);
  await visitor.reads(words.accepted);
  await expect(heading).toBeFocused();
  await expect(toast).toContainText(words.recorded);
  await expect(toast).toContainText('Recorded by the house.');
  await visitor.isTold(words.acceptedText);
  await expect(page.locator('del')).toHaveText(words.original);
  await expect(page.locator('strong')).toHaveText(words.proposed);
  await visitor.isTold(words.until);
  await hasNoBarrier(visitor);

  const { asked } = await stand(page, responding, answered(kept));
  await visitor.presses(words.keep);
  await visitor.reads(words.kept);
  await expect(heading).toBeFocused();
  expect(asked).toEqual(['GET ?action=decline&change=true']);
  await visitor.isTold(words.keptText);
  await expect(page).toHaveURL(/action=decline$/);
  await hasNoBarrier(visitor);

  await stand(page, responding, refused(410, 'WEATHER_LINK_EXPIRED'));
  await stand(page, reading, { json: { ...unanswered, closed: true, otherDays: [] } });
  await visitor.opens(link('accept'));
  await visitor.reads(words.expired);
  await expect(toast).toContainText('Refused: WEATHER_LINK_EXPIRED.');
  await expect(page.locator('strong')).toHaveText(words.original);
  await hasNoBarrier(visitor);

  await stand(page, responding, refused(409, 'DATE_TAKEN'));
  await stand(page, reading, { json: unanswered });
  await visitor.opens(link('accept'));
  await visitor.reads(words.lost);
  await hasNoBarrier(visitor);
  await stand(page, responding, answered({ ...proposal, current: other, otherDays: [] }));
  await visitor.chooses(words.other);
  await visitor.presses(words.move);
  await visitor.reads(words.accepted);
  await expect(page.locator('strong')).toHaveText(words.other);

  await stand(page, responding, refused(409, 'ALREADY_CANCELLED'));
  await visitor.opens(link('decline'));
  await visitor.reads(words.cancelled);

  await page.unroute(responding);
  await visitor.opens(link('accept'));
  await visitor.reads(words.invalid);
  await expect(toast).toContainText(words.failed);
  await hasNoBarrier(visitor);
}

test.describe('a weather link', () => {
  test('is clear in each of its states, in English', async ({ visitor, knownFaults }) => {
    knownFaults.push('ERR_FAILED');
    await seesEachState(visitor);
  });

  test('est clair dans chacun de ses états, en français', async ({ visiteur, knownFaults }) => {
    knownFaults.push('ERR_FAILED');
    await seesEachState(visiteur);
  });

  test('is sent once, and only when somebody looks at the page', async ({ visitor }) => {
    const { page } = visitor;
    const { asked } = await stand(page, responding, answered(proposal));
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    });
    await page.goto(link('accept'));
    await visitor.reads('Weather Response');
    await expect(page.locator('[role=status]').filter({ hasText: 'Sending your answer...' })).toBeVisible();
    expect(asked).toEqual([]);
    const look = () => document.dispatchEvent(new Event('visibilitychange'));
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'visible' }));
    await page.evaluate(look);
    await visitor.reads('Reschedule Accepted');
    await page.evaluate(look);
    await visitor.isReady();
    expect(asked).toEqual(['GET ?action=accept&opened=true']);
  });

  test('sends the answer that counts when it is loaded again or come back to', async ({ visitor }) => {
    const { page } = visitor;
    await stand(page, responding, answered(proposal));
    await visitor.opens(link('accept'));
    const { asked } = await stand(page, responding, answered(kept));
    await visitor.presses('Keep Original Time');
    await visitor.reads('Original Appointment Maintained');
    await page.reload();
    await visitor.reads('Original Appointment Maintained');
    await page.getByRole('banner').getByRole('link').first().click();
    await visitor.isAt('/');
    await page.goBack();
    await visitor.reads('Original Appointment Maintained');
    expect([...new Set(asked)]).toEqual(['GET ?action=decline&change=true', 'GET ?action=decline&opened=true']);
  });

  test('that comes after another answer shows the first one and says so', async ({ visitor }) => {
    await stand(visitor.page, responding, answered(proposal));
    await visitor.opens(link('decline'));
    await visitor.reads('Reschedule Accepted');
    await expect(visitor.page.getByRole('heading', { name: 'You answered before' })).toBeVisible();
  });

  test('lets another day be chosen with the keyboard alone', async ({ visitor }) => {
    const { page } = visitor;
    const days = [other, { date: '2025-10-20', time: '9:00 AM' as const }];
    await stand(page, responding, answered({ ...proposal, otherDays: days }));
    await visitor.opens(link('accept'));
    await expect(page.getByRole('button', { name: 'Move to Thursday, October 16, 2025' })).toBeVisible();
    await page.getByRole('radio', { name: /October 16/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /October 20/ })).toBeChecked();
    const { asked } = await stand(
      page,
      responding,
      answered({ ...proposal, current: days[1] ?? other, otherDays: [] }),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('strong')).toHaveText(/October 20/);
    expect(asked).toEqual(['POST {"date":"2025-10-20"}']);
  });

  test('keeps what is shown when a change fails, and offers it again', async ({ visitor, knownFaults }) => {
    knownFaults.push('ERR_FAILED');
    const { page } = visitor;
    await stand(page, responding, answered(proposal));
    await visitor.opens(link('accept'));
    await stand(page, responding, 'cut');
    await stand(page, reading, { json: proposal });
    await visitor.presses('Keep Original Time');
    await expect(page.locator('.toast')).toContainText('Response Failed');
    await visitor.reads('Reschedule Accepted');
    await stand(page, responding, answered(kept));
    await visitor.presses('Keep Original Time');
    await visitor.reads('Original Appointment Maintained');
  });

  test('opens a page that is kept nowhere, found by nobody and names itself to no other site', async ({
    page,
    testApp,
  }) => {
    for (const prefix of ['', '/fr']) {
      const answer = await page.request.get(`${testApp.url}${prefix}${link('accept')}`, { headers: { accept: '*/*' } });
      expect(answer.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    }
  });
});
