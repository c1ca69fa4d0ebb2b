import { expect } from '@playwright/test';
import { drafts } from '#tests/e2e/support/drafts.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import type { Screen } from '../screen.ts';

const seesLight = (light: string) => async (visitor: Visitor) => {
  await visitor.isReady();
  await expect(visitor.page.locator('html')).toHaveAttribute('data-light', light);
};

const wipes = async (visitor: Visitor) => {
  await visitor.isReady();
  const blade = visitor.page.getByRole('slider');
  await blade.focus();
  for (const key of ['Home', 'End', 'PageDown', 'PageDown', 'PageDown', 'PageDown', 'ArrowLeft'])
    await blade.press(key);
  // What was wiped stays clear behind the blade.
  await expect(blade).toHaveAttribute('aria-valuetext', /^100/);
  await expect(blade).not.toHaveValue('100');
  await blade.blur();
};

export const aboutScreens: readonly Screen[] = [
  { name: 'what-is-this', shows: 'the letter', path: '/what-is-this' },
  {
    name: 'what-is-this-wiped',
    shows: 'the letter, its pane wiped',
    path: '/what-is-this',
    draft: drafts.facade,
    until: wipes,
  },
  { name: 'contact', shows: 'how to reach the business', path: '/contact' },
  { name: 'faq', shows: 'the questions', path: '/faq' },
  {
    name: 'faq-open',
    shows: 'the questions, one answered',
    path: '/faq',
    until: async (visitor) => {
      await visitor.isReady();
      await visitor.page.locator('summary').first().click();
      await expect(visitor.page.locator('details[open]')).toHaveCount(1);
    },
  },
  { name: 'privacy', shows: 'the privacy notice', path: '/privacy' },
  { name: 'terms', shows: 'the terms on a page of their own', path: '/terms' },
  {
    name: 'not-found',
    shows: 'the page that does not exist',
    path: '/no-such-page',
    until: (visitor) => visitor.isReady(),
  },
  {
    name: 'not-found-wiped',
    shows: 'the page that does not exist, its pane half wiped',
    path: '/no-such-page',
    until: async (visitor) => {
      await visitor.isReady();
      const blade = visitor.page.getByRole('slider');
      for (let pages = 0; pages < 5; pages++) await blade.press('PageUp');
      await expect(blade).toHaveAttribute('aria-valuetext', /^50/);
      await blade.blur();
    },
  },
  {
    name: 'faq-evening',
    shows: 'the questions in the light of the evening',
    path: '/faq',
    at: '2025-10-06T21:30:00Z',
    only: 1280,
    until: seesLight('low'),
  },
  {
    name: 'faq-night',
    shows: 'the questions by lamplight',
    path: '/faq',
    at: '2025-10-07T01:00:00Z',
    only: 1280,
    until: seesLight('lamp'),
  },
  {
    name: 'offline',
    shows: 'the line that says that the network is gone',
    path: '/postal-code',
    window: true,
    until: async (visitor) => {
      await visitor.isReady();
      await expect(visitor.page.locator('html[data-light]')).toBeAttached(); // Nothing else is on its way.
      await visitor.page.context().setOffline(true);
      await expect(visitor.page.locator('.connection-line')).toBeVisible();
    },
  },
];
