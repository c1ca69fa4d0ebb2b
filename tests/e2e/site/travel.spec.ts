import { expect, test } from '../support/test-app.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the façade travels from its card to the shop window and on to the summary', async ({ visitor }) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...given) {
      const travels = JSON.parse(sessionStorage.getItem('travels') ?? '[]');
      sessionStorage.setItem('travels', JSON.stringify([...travels, location.pathname]));
      return start.apply(this, given);
    };
  });
  await visitor.qualifies(8);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const travels = await page.evaluate(() => JSON.parse(sessionStorage.getItem('travels') ?? '[]'));
  expect(travels).toEqual(expect.arrayContaining(['/sentiment', '/calendar-booking']));
});
