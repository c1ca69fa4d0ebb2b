/**
 * How far apart customers are: those on one line (an IPv4 address, the /64 and the /56 of IPv6) are one household or
 * office, a neighbourhood (/24, /48) and a provider (/16, /32) are strangers to each other.
 */
export type NetworkLevel = 'line' | 'neighbourhood' | 'provider';

/** Unpaid days held by a network's other visitors. */
export type NetworkHolds = { level: NetworkLevel; held: number };

type Rules = {
  holdsPerNetwork: Readonly<Record<NetworkLevel, number>>;
  /** Of the open days. */
  shareOfDays: number;
};

/** How many days a network may hold; at least one. */
export const mostHolds = (level: NetworkLevel, openDays: number, rules: Rules): number =>
  Math.min(rules.holdsPerNetwork[level], Math.max(1, Math.floor(openDays * rules.shareOfDays)));

/**
 * Whether one more day may be held from networks already holding this many. A visitor who shares a line with too many is
 * refused; one who only shares a provider must not suffer for strangers: that checkout goes on, `without-day`.
 */
export function holdFor(
  networks: readonly NetworkHolds[],
  openDays: number,
  rules: Rules,
): 'held' | 'without-day' | 'refused' {
  const full = networks.filter(({ level, held }) => held >= mostHolds(level, openDays, rules));
  if (full.some(({ level }) => level === 'line')) return 'refused';
  return full.length > 0 ? 'without-day' : 'held';
}
