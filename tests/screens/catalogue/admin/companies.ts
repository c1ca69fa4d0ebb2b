import { expect } from '@playwright/test';
import { companies } from '#business/companies.ts';
import type { CompaniesVersion } from '#contract/admin/business/companies.ts';
import type { Company } from '#domain/settings/company-words.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import { answer } from '../../answers.ts';
import type { Screen } from '../../screen.ts';
import { signedIn } from '../admin.ts';

const read = '/api/admin/companies';
const standing: Company[] = companies.map(({ website, ...company }) => ({ ...company, ...(website && { website }) }));

const versions: CompaniesVersion[] = [
  {
    id: 1,
    state: 'current',
    startsAt: '2025-09-30T15:04:00.000Z',
    companies: standing,
    note: 'All three have agreed',
    createdAt: '2025-09-30T15:04:00.000Z',
    by: 'owner@example.com',
  },
  { id: 0, state: 'past', startsAt: null, companies: standing, note: null, createdAt: null, by: null },
];

const field = ({ page }: Visitor, nth: number, name: RegExp) =>
  page.locator('main fieldset').nth(nth).getByRole('textbox', { name });
const check = ({ page }: Visitor) => page.locator('main form [type=submit]').click();

const screen = (name: string, shows: string, state: Partial<Screen> = {}): Screen => ({
  name: `admin-companies${name}`,
  shows: `the administration, the recommended companies, ${shows}`,
  path: '/admin/companies',
  answers: [...signedIn, answer(read, { versions })],
  until: (visitor) => expect(visitor.page.locator('[aria-labelledby=versions] li')).toHaveCount(2),
  ...state,
});

export const adminCompaniesScreens: readonly Screen[] = [
  screen('', 'as they stand'),
  screen('-wrong', 'with a website that is none', {
    until: async (visitor) => {
      await field(visitor, 0, /^(Website|Site Web)/).fill('soon');
      await check(visitor);
      await expect(visitor.page.locator('.field[data-state=error]')).toHaveCount(1);
      await expect(field(visitor, 0, /^(Website|Site Web)/)).toBeFocused();
    },
    window: true,
  }),
  screen('-set', 'about to be set', {
    until: async (visitor) => {
      await field(visitor, 1, /^(Phone|Téléphone)/).fill('514 555-0190');
      await field(visitor, 2, /^(Website|Site Web)/).fill('www.example.net');
      await check(visitor);
      await expect(visitor.page.getByRole('dialog').locator('li')).toHaveCount(2);
    },
    window: true,
  }),
];
