import { expect } from '@playwright/test';
import type { Screen } from '../screen.ts';

export const aboutScreens: readonly Screen[] = [
  { name: 'what-is-this', shows: 'the letter', path: '/what-is-this' },
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
  {
    name: 'not-found',
    shows: 'the page that does not exist',
    path: '/no-such-page',
    until: (visitor) => visitor.isReady(),
  },
  {
    name: 'offline',
    shows: 'the line that says that the network is gone',
    path: '/postal-code',
    window: true,
    until: async (visitor) => {
      await visitor.isReady();
      await visitor.page.context().setOffline(true);
      await expect(visitor.page.locator('.connection-line')).toBeVisible();
    },
  },
];
