/**
 * Staff may not change settings that concern money, give refunds or manage administrators. A crew sees today's and tomorrow's
 * visits and nothing else.
 */
export const operatorRoles = ['owner', 'staff', 'crew'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** What others may change of somebody's way in. */
export const accessChanges = ['second-step', 'link', 'role'] as const;
export type AccessChange = (typeof accessChanges)[number];
