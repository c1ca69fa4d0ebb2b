import { hourMs, minuteMs } from '#domain/durations.ts';

/**
 * Staff may not change settings that concern money, give refunds or manage administrators. A crew sees today's and tomorrow's
 * visits and nothing else.
 */
export const operatorRoles = ['owner', 'staff', 'crew'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
type OfEachRole<Fact> = Readonly<Record<OperatorRole, Fact>>;

/** How long nothing is done before a session ends: hours lie between two presses of a crew. */
export const idleMs: OfEachRole<number> = { owner: 30 * minuteMs, staff: 30 * minuteMs, crew: 4 * hourMs };

/** What a crew sees opens no money, and no day but two: it may have a second step, and need not. */
export const needsSecondStep: OfEachRole<boolean> = { owner: true, staff: true, crew: false };

/** Who works in one of the crews, and so has its number. */
export const worksInCrew: OfEachRole<boolean> = { owner: false, staff: false, crew: true };

/** What others may do to somebody's way in: an owner changes it, and somebody who guesses at the password locks it. */
export const accessChanges = ['second-step', 'link', 'role', 'locked'] as const;
export type AccessChange = (typeof accessChanges)[number];
