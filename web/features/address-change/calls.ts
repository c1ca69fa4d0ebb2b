import type * as changes from '#contract/visit/self-service.ts';
import type { Address } from '#web/client/calls.ts';

// Kept with their page, not with the calls every page loads.
export const readAddressChange: Address<typeof changes.readAddressChange> = {
  method: 'GET',
  path: '/api/address-changes/:token',
};
export const undoAddressChange: Address<typeof changes.undoAddressChange> = {
  method: 'POST',
  path: '/api/address-changes/undo',
};
