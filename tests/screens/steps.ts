import { expect } from '@playwright/test';
import type { Visitor } from '#tests/e2e/support/visitor.ts';

export const seesToast = ({ page }: Visitor): Promise<void> => expect(page.locator('.toast')).toBeVisible();
export const seesDialog = ({ page }: Visitor): Promise<void> => expect(page.getByRole('dialog')).toBeVisible();
export const seesNotice = ({ page }: Visitor): Promise<void> =>
  expect(page.getByRole('main').locator('.notice').first()).toBeVisible();
export const seesHeading = ({ page }: Visitor): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toBeVisible();
