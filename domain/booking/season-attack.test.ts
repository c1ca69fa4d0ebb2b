import { describe, expect, it } from 'vitest';
import { checkoutLimits, holdMinutes } from '#business/policies.ts';
import { type Attack, type Outcome, playAttack, type Shape, shapes } from '#tests/builders/rules/season-attack.ts';

/** A chance that is the same in each run (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const played = (attack: Attack, runs: number): Outcome => {
  const chance = chanceFrom(attack.networks);
  const sum = { tries: 0, booked: 0, held: 0, checkouts: 0, proofs: 0 };
  for (let run = 0; run < runs; run++) {
    const { held, ...counts } = playAttack(attack, checkoutLimits, holdMinutes, chance);
    sum.held = Math.max(sum.held, held);
    for (const name of ['tries', 'booked', 'checkouts', 'proofs'] as const) sum[name] += counts[name];
  }
  return sum;
};

const manners = [false, true].flatMap((lively) => [false, true].map((careful) => ({ lively, careful })));

describe.each(Object.keys(shapes) as Shape[])('an attacker who has %s', (shape) => {
  it.each([1, 10, 100, 10_000])(
    '%i of them, leaves one of the next five open days to 99 of 100 visitors',
    (networks) => {
      const outcomes = manners.map((manner) => played({ shape, networks, ...manner }, 3));
      const sum = (name: 'tries' | 'booked') => outcomes.reduce((total, outcome) => total + outcome[name], 0);
      expect(sum('booked') / sum('tries')).toBeGreaterThanOrEqual(0.99);
    },
  );
});

it('visitors alone are hardly ever in each other’s way', () => {
  const { tries, booked } = played({ shape: 'random IPv4 addresses', networks: 0, lively: false, careful: false }, 50);
  expect(booked / tries).toBeGreaterThanOrEqual(0.99);
});

describe('the days that are ever held from', () => {
  it.each([
    ['the /64s of a /56', 3],
    ['the /56s of a /48', 6],
    ['the addresses of an IPv4 /24', 6],
    ['the /48s of a /32', 9],
    ['the /24s of an IPv4 /16', 9],
  ] as const)('%s are %i at most', (shape, most) => {
    const outcome = played({ shape, networks: 200, lively: true, careful: false }, 3);
    expect(outcome.held).toBe(most);
  });
});
