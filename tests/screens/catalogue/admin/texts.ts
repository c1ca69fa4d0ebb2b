import { expect } from '@playwright/test';
import { textSets } from '#business/texts.ts';
import type { TextsVersion } from '#contract/admin/business/texts.ts';
import type { TextSetName } from '#domain/settings/text-words.ts';
import { answer } from '../../answers.ts';
import type { Screen } from '../../screen.ts';
import { signedIn } from '../admin.ts';

/** The program's own, and those of an owner, who words nothing anew. */
const versions = (set: TextSetName): TextsVersion[] => [
  {
    id: 1,
    state: 'current',
    startsAt: '2025-09-30T15:04:00.000Z',
    texts: textSets[set].standard,
    note: null,
    createdAt: '2025-09-30T15:04:00.000Z',
    by: 'owner@example.com',
  },
  {
    id: 0,
    state: 'past',
    startsAt: null,
    texts: textSets[set].standard,
    note: null,
    createdAt: null,
    by: null,
  },
];

const screen = (set: TextSetName, shows: string): Screen => ({
  name: `admin-${set}`,
  shows: `the administration, the ${set}, ${shows}`,
  path: `/admin/${set}`,
  answers: [...signedIn, answer(`/api/admin/texts/${set}`, { versions: versions(set) })],
  until: (visitor) => expect(visitor.page.locator('[aria-labelledby=versions] li')).toHaveCount(2),
  window: true,
});

/** What is wrong, and what is about to be set, is shown as with the companies. */
export const adminTextScreens: readonly Screen[] = [
  screen('letter', 'as it stands'),
  screen('questions', 'as they stand'),
  screen('terms', 'as they stand'),
  screen('mails', 'as they stand'),
];
