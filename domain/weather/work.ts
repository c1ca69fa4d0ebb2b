import { facades } from '../facade/layouts.ts';
import type { Layout } from '../funnel/layout.ts';
import type { StorefrontSize } from '../funnel/size.ts';
import { tierOf } from '../funnel/tier.ts';

/** Glass above this is cleaned from a ladder or with a pole in the wind, in metres. */
const highGlassM = 4;

/** Whether some of the glass is high: as its layout is drawn, or else as storefronts of its size are. */
export function isHigh({ size, layout }: { size: StorefrontSize; layout: Layout | null }): boolean {
  if (layout === null) return tierOf(size) === 'grande';
  const { bays, upper } = facades[layout];
  return [...bays, ...upper].some(({ head }) => head > highGlassM);
}
