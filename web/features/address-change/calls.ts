import type * as changes from '#contract/visit/self-service.ts';
import type { Address } from '#web/client/calls.ts';

// Beside their page, and not with the calls that come with every page.
export const readAddressChange: Address<typeof changes.readAddressChange> = {
  method: 'GET',
  path: '/api/address-changes/:token',
};
export const undoAddressChange: Address<typeof changes.undoAddressChange> = {
  method: 'POST',
  path: '/api/address-changes/undo',
};
