import type * as offers from '#contract/returning/offers.ts';
import type { Address } from '#web/client/calls.ts';

// Beside their page, and not with the calls that come with every page.
export const readOffer: Address<typeof offers.readOffer> = { method: 'GET', path: '/api/offers/:token' };
