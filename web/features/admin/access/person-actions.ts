import type { Person } from '#contract/admin/people/people.ts';

export type Role = Person['role'];
export type Action = Role | 'close' | 'open' | 'link' | 'reset';

/** The roles that someone may be given from their own. */
const nextRoles: Readonly<Record<Role, readonly Role[]>> = {
  owner: ['staff'],
  staff: ['owner', 'crew'],
  crew: ['staff'],
};
export const isRole = (action: Action): action is Role => Object.hasOwn(nextRoles, action);

/** What may be done to a person: nothing to oneself, otherwise what their state allows. */
export function actionsFor({
  you,
  role,
  state,
  authenticator,
  passkeys,
}: Omit<Person, 'id' | 'email' | 'crew'>): Action[] {
  if (you) return [];
  if (state === 'closed') return ['open'];
  const reset: Action[] = authenticator || passkeys > 0 ? ['reset'] : [];
  return state === 'invited' ? ['link', ...nextRoles[role]] : [...nextRoles[role], 'link', ...reset, 'close'];
}

/** What someone is after an action: a closed account keeps its role, and a new role opens nothing that it does not have. */
export const changedBy = (action: Exclude<Action, 'link' | 'reset'>, { role }: Pick<Person, 'role'>) => ({
  role: isRole(action) ? action : role,
  open: action !== 'close',
});
