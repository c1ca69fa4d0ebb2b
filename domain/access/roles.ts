import { hourMs, minuteMs } from '#domain/durations.ts';

/**
 * Staff may not change settings that involve money, give refunds or manage administrators. A crew sees today's and tomorrow's
 * visits and nothing else.
 */
export const operatorRoles = ['owner', 'staff', 'crew'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
type OfEachRole<Fact> = Readonly<Record<OperatorRole, Fact>>;

/** Idle time before a session ends: a crew can go hours between presses. */
export const idleMs: OfEachRole<number> = { owner: 30 * minuteMs, staff: 30 * minuteMs, crew: 4 * hourMs };

/** A crew's view shows no amounts and only two days: a second step is optional. */
export const needsSecondStep: OfEachRole<boolean> = { owner: true, staff: true, crew: false };

/** Roles that work in a crew, and so have its number. */
export const worksInCrew: OfEachRole<boolean> = { owner: false, staff: false, crew: true };

/** What others can do to someone's sign-in: an owner changes it, and guessing the password locks it. */
export const accessChanges = ['second-step', 'link', 'role', 'locked'] as const;
export type AccessChange = (typeof accessChanges)[number];
