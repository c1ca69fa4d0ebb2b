import { areasAt, checkArea } from '#domain/funnel/area.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';

/** Whether an address can be served; the browser uses the same function to route the visitor. */
export async function checkPostalCode(
  deps: Pick<Deps, 'calendar' | 'clock'>,
  input: { postalCode: string },
): Promise<{ area: string } | Refusal> {
  const check = checkArea(input.postalCode, areasAt(await deps.calendar.rules.read(), deps.clock.now()));
  if (check.served) return { area: check.area };
  return refuse(check.reason === 'too-short' ? 'POSTAL_CODE_TOO_SHORT' : 'AREA_NOT_SERVED');
}
