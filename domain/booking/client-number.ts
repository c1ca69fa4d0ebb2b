import { type CoatingType, type Services, serviceIn } from '#domain/pricing/service.ts';

/** As stored: `HC` is every non-VIP number, whatever prefix the brand uses. */
export type ClientKind = 'HC' | 'VIP';

/** Clients of a service with limited places get VIP numbers, everyone else numbers with the letters of the brand (decisions, section 4). */
export const clientKindFor = (service: CoatingType, services: Services): ClientKind =>
  serviceIn(services, service)?.places === undefined ? 'HC' : 'VIP';

/** `HC0001`, `VIP01`; `prefix` is that of the brand. */
export const formatClientId = (kind: ClientKind, number: number, prefix: string): string =>
  kind === 'VIP' ? `VIP${String(number).padStart(2, '0')}` : `${prefix}${String(number).padStart(4, '0')}`;

export const isVip = (clientId: string): boolean => /^VIP\d{2,}$/.test(clientId);
