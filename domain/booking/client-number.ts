import type { CoatingType } from '#domain/pricing/service.ts';

export type ClientKind = 'HC' | 'VIP';

/** Platinum clients get VIP numbers, everyone else HC numbers (decisions, section 4). */
export const clientKindFor = (service: CoatingType): ClientKind => (service === 'platinum' ? 'VIP' : 'HC');

/** `HC0001`, `VIP01`. */
export const formatClientId = (kind: ClientKind, number: number): string =>
  `${kind}${String(number).padStart(kind === 'VIP' ? 2 : 4, '0')}`;

export const isVip = (clientId: string): boolean => /^VIP\d{2}$/.test(clientId);

/** As typed into the refresh field: uppercase, no white space, at most 20 characters. */
export const normalizeClientNumber = (typed: string): string => typed.toUpperCase().replace(/\s+/g, '').slice(0, 20);
