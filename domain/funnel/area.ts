/** Why a postal code leads elsewhere. */
export type AreaRefusal = 'too-short' | 'blocked' | 'not-served';
export type AreaCheck = { served: true; area: string } | { served: false; reason: AreaRefusal };

/** Uppercase, no white space; what a postal code is compared by. */
export const normalizePostalCode = (typed: string): string => typed.toUpperCase().replace(/\s+/g, '');

/** The forward sortation area: the first three characters. */
export const forwardSortationArea = (typed: string): string => normalizePostalCode(typed).slice(0, 3);

/** Whether this is how a forward sortation area is written: `H2X`. */
export const isForwardSortationArea = (code: string): boolean => /^[A-Z]\d[A-Z]$/.test(code);

/** Whether an address can be served (specification, section 5). Blocked areas win over the served list. */
export function checkArea(
  typed: string,
  area: { served: ReadonlySet<string>; blocked: ReadonlySet<string> },
): AreaCheck {
  const code = forwardSortationArea(typed);
  if (code.length < 3) return { served: false, reason: 'too-short' };
  if (area.blocked.has(code)) return { served: false, reason: 'blocked' };
  return area.served.has(code) ? { served: true, area: code } : { served: false, reason: 'not-served' };
}
