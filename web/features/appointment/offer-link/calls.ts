import type * as offers from '#contract/returning/offers.ts';
import type { Address } from '#web/client/calls.ts';

// Kept with their page, not with the calls every page loads.
export const readOffer: Address<typeof offers.readOffer> = { method: 'GET', path: '/api/offers/:token' };
