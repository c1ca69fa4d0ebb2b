import type { CancellationPreview } from '#contract/cancellation.ts';
import { normalizePostalCode } from '#domain/typed/postal-code.ts';

/** Where the visit is: the address, and the area of the postal code unless the address says it already. */
export function placeOf({ address = '', postalCode }: Pick<CancellationPreview, 'address' | 'postalCode'>): string {
  const said = normalizePostalCode(address).includes(normalizePostalCode(postalCode));
  return (said ? [address] : [address, postalCode]).filter(Boolean).join(', ');
}
