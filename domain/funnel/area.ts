import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import { type Version, versionAt } from '../versions.ts';

export type AreaRefusal = 'too-short' | 'blocked' | 'not-served';
export type AreaCheck = { served: true; area: string } | { served: false; reason: AreaRefusal };

/** What decides an area: the owner's lists, each from its day on, and what is blocked besides. */
export type AreaRules = { areaLists: readonly Version<readonly string[]>[]; blockedAreas: ReadonlySet<string> };

export type ServedAreas = { served: ReadonlySet<string>; blocked: ReadonlySet<string> };

/** The areas at an instant. A booking is judged by the day it is made, whenever the visit is. */
export const areasAt = ({ areaLists, blockedAreas: blocked }: AreaRules, now: Date): ServedAreas => ({
  served: new Set(versionAt(areaLists, now)?.value),
  blocked,
});

/** Whether an address can be served (specification, section 5). Blocked areas win over the served list. */
export function checkArea(typed: string, area: ServedAreas): AreaCheck {
  const code = forwardSortationArea(typed);
  if (code.length < 3) return { served: false, reason: 'too-short' };
  if (area.blocked.has(code)) return { served: false, reason: 'blocked' };
  return area.served.has(code) ? { served: true, area: code } : { served: false, reason: 'not-served' };
}
