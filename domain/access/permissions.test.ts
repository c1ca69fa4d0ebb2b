import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Action, access, may, ruleOf } from './permissions.ts';
import { operatorRoles } from './roles.ts';

const actions = Object.keys(access) as Action[];
const mark = (is: boolean | undefined): string => (is ? 'yes' : '');

it('lets an owner do everything', () => {
  expect(actions.filter((action) => !may({ role: 'owner' }, action))).toEqual([]);
});

it('opens to a crew its own way in and its visits, and asks whoever gives money back for the password', () => {
  expect(actions.filter((action) => may({ role: 'crew' }, action))).toEqual(['account', 'passkey', 'visits']);
  expect(may({ role: 'staff' }, 'refund')).toBe(false);
  expect(ruleOf('refund').recentSignIn).toBe(true);
});

it('is shown as it is in docs/security.md', () => {
  const head = `| action | ${operatorRoles.join(' | ')} | password again | before the second step |\n| --- | --- | --- | --- | --- | --- |`;
  const rows = actions.map((action) => {
    const { recentSignIn, beforeSecondStep } = ruleOf(action);
    const roles = operatorRoles.map((role) => mark(may({ role }, action)));
    return `| ${[action, ...roles, mark(recentSignIn), mark(beforeSecondStep)].join(' | ')} |`;
  });
  const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
  expect(page).toContain([head, ...rows].join('\n'));
});
