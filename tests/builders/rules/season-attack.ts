import { holdFor, type NetworkLevel } from '#domain/booking/network-holds.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { type DemandRules, isInDemand, type OpenDay } from '#domain/calendar/demand.ts';

/** The networks that an address lies in, from its own line to its provider. */
type Address = readonly { level: NetworkLevel; name: string }[];

const ipv6 = (n64: number, n56: number, n48: number, n32: number): Address => [
  { level: 'line', name: `64 ${n32} ${n48} ${n56} ${n64}` },
  { level: 'line', name: `56 ${n32} ${n48} ${n56}` },
  { level: 'neighbourhood', name: `48 ${n32} ${n48}` },
  { level: 'provider', name: `32 ${n32}` },
];
const ipv4 = (host: number, n24: number, n16: number): Address => [
  { level: 'line', name: `4 ${n16} ${n24} ${host}` },
  { level: 'neighbourhood', name: `24 ${n16} ${n24}` },
  { level: 'provider', name: `16 ${n16}` },
];

type Chance = () => number;
const below = (chance: Chance, end: number): number => Math.floor(chance() * end);

/** What an attacker may control; `n` distinguishes addresses of one shape. */
export const shapes = {
  'the /64s of a /56': (n) => ipv6(n % 256, 0, 0, 0),
  'the /56s of a /48': (n) => ipv6(0, n % 256, n >> 8, 0),
  'the /48s of a /32': (n) => ipv6(0, 0, n, 0),
  'random /48s': (n, chance) => ipv6(n, 0, below(chance, 65_536), below(chance, 40_000)),
  'the addresses of an IPv4 /24': (n) => ipv4(n % 256, 0, 0),
  'the /24s of an IPv4 /16': (n) => ipv4(n >> 8, n % 256, 0),
  'random IPv4 addresses': (n, chance) => ipv4(n, below(chance, 256), below(chance, 40_000)),
} as const satisfies Record<string, (n: number, chance: Chance) => Address>;
export type Shape = keyof typeof shapes;

export type Attack = {
  shape: Shape;
  networks: number;
  /** Names each checkout, which holds its day longer. */
  lively: boolean;
  /** Stays below the demand threshold, so that its holds keep others out. */
  careful: boolean;
};

type Rules = Parameters<typeof holdFor>[2] & { demand: DemandRules; idleHoldMinutes: number };
type Hold = { address: Address; until: number };

/** Visits begin on three days of the week, for half a year. */
const season: IsoDate[] = Array.from({ length: 26 }, (_, week) => [0, 1, 3].map((day) => week * 7 + day))
  .flat()
  .map((day) => addDays('2026-05-04', day));

/** One season's checkouts in memory, under the product's rules; one crew. */
export function newSeason(rules: Rules, holdMinutes: number) {
  const sold = new Set<IsoDate>();
  const claims = new Map<IsoDate, Hold>();
  const live = new Set<Hold>();
  const perNetwork = new Map<string, number>();
  const count = ({ address }: Hold, by: number) => {
    for (const { name } of address) perNetwork.set(name, (perNetwork.get(name) ?? 0) + by);
  };
  // Read far more often than they change.
  let known: { open: readonly OpenDay[]; inDemand: boolean } | null = null;
  const days = () => {
    if (known) return known;
    const open = season.filter((date) => !sold.has(date)).map((date) => ({ date, isHeld: claims.has(date) }));
    known = { open, inDemand: isInDemand(open, rules.demand) };
    return known;
  };
  const claim = (date: IsoDate, hold: Hold | null) => {
    known = null;
    if (hold) claims.set(date, hold);
    else claims.delete(date);
  };
  return {
    days,
    /** Whether one more held day would put days in demand. */
    wouldBeInDemand: (date: IsoDate) =>
      isInDemand(
        days().open.map((day) => (day.date === date ? { date, isHeld: true } : day)),
        rules.demand,
      ),
    /** Whether a checkout may go to pay for a day; it then holds the day unless others do, or its network holds too many. */
    checkOut(date: IsoDate, address: Address, { now, lively }: { now: number; lively: boolean }): boolean {
      const held = address.map(({ level, name }) => ({ level, held: perNetwork.get(name) ?? 0 }));
      const allowed = holdFor(held, season.length - sold.size, rules);
      const isFree = !sold.has(date) && (!claims.has(date) || days().inDemand);
      if (allowed === 'refused' || !isFree) return false;
      const hold = { address, until: now + (lively ? holdMinutes : rules.idleHoldMinutes) };
      live.add(hold);
      count(hold, 1);
      if (allowed === 'held' && !claims.has(date)) claim(date, hold);
      return true;
    },
    /** The first to pay gets the day. */
    pay(date: IsoDate): boolean {
      if (sold.has(date)) return false;
      sold.add(date);
      claim(date, null);
      return true;
    },
    heldFrom: (addresses: readonly Address[]) => {
      const theirs = new Set(addresses);
      return [...claims.values()].filter(({ address }) => theirs.has(address)).length;
    },
    passTo(now: number) {
      for (const hold of [...live].filter(({ until }) => until <= now)) {
        live.delete(hold);
        count(hold, -1);
      }
      for (const [date, hold] of claims) if (!live.has(hold)) claim(date, null);
    },
  };
}

export type Outcome = { tries: number; booked: number; held: number; checkouts: number; proofs: number };

/**
 * An attacker who acts right before every honest visitor, against visitors who come at random, want one of the next five
 * open days, and pay some minutes later.
 */
export function playAttack(attack: Attack, rules: Rules, holdMinutes: number, chance: Chance): Outcome {
  const shop = newSeason(rules, holdMinutes);
  const addresses = Array.from({ length: attack.networks }, (_, n) => shapes[attack.shape](n, chance));
  const outcome = { tries: 0, booked: 0, held: 0, checkouts: 0, proofs: 0 };
  const paying: { at: number; date: IsoDate }[] = [];
  let next = 0;

  const strike = (now: number) => {
    for (const { date, isHeld } of shop.days().open) {
      if (isHeld || (attack.careful && shop.wouldBeInDemand(date))) continue;
      const { inDemand } = shop.days();
      // Each network in turn, until one may hold the day; a day that none may hold ends the round.
      let tried = 0;
      while (tried < addresses.length) {
        const address = addresses[next++ % addresses.length];
        tried += 1;
        outcome.checkouts += 1;
        outcome.proofs += inDemand ? 1 : 0;
        if (address && shop.checkOut(date, address, { now, lively: attack.lively })) break;
      }
      if (tried === addresses.length) break;
    }
    outcome.held = Math.max(outcome.held, shop.heldFrom(addresses));
  };
  const settle = (now: number) => {
    for (const { date } of paying.splice(0).filter((one) => one.at <= now || void paying.push(one)))
      outcome.booked += shop.pay(date) ? 1 : 0;
  };

  for (let now = 0, visitor = 0; visitor < visitors; visitor++) {
    now += -Math.log(1 - chance()) * minutesBetween;
    settle(now);
    shop.passTo(now);
    strike(now);
    outcome.tries += 1;
    const { open, inDemand } = shop.days();
    const near = open.slice(0, 5);
    const unmarked = near.filter(({ isHeld }) => !isHeld);
    // A visitor with a choice takes a day not marked as in demand.
    const free = unmarked.length > 0 || !inDemand ? unmarked : near;
    const day = free[below(chance, free.length)];
    const home = ipv4(visitor, 0, 50_000 + visitor);
    if (day && shop.checkOut(day.date, home, { now, lively: true }))
      paying.push({ at: now + 2 + chance() * 8, date: day.date });
  }
  settle(Number.POSITIVE_INFINITY);
  return outcome;
}

const visitors = 30;
/** Four who pay each day: four times what one crew can do. */
const minutesBetween = 360;
