import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesWith, skyWith } from '#tests/builders/rules/sky.ts';
import { accountOf, asObserved, type EveningJudgement, effectOfLimits, otherChances } from './account.ts';
import { judgeVisit } from './judge.ts';
import { columnsOf, hoursIn, hoursOf, skyOf, type WeatherFigures } from './sky.ts';

const fine: WeatherFigures = { precipitationChance: 0, precipitationMm: 0, temperatureC: 15, gustKmh: 15 };
const date = '2025-10-09';
const rules = rulesWith();
const chanceOf = (precipitationChance: number) =>
  skyWith({ [date]: { ...fine, precipitationChance }, '2025-10-10': fine });
const did = (precipitationMm: number) =>
  new Map(
    [...skyWith({ [date]: { ...fine, precipitationMm }, '2025-10-10': fine })].map(([hour, figures]) => [
      hour,
      asObserved({ ...figures, hour }),
    ]),
  );
const [rained, dry] = [did(1), did(0)];

/** An evening at which so much was forecast. */
const evening = (bookingId: string, chance: number): EveningJudgement => {
  const visit = { date, time: '9:00 AM', coats: true, size: 'mid-storefront', layout: null } as const;
  const judged = judgeVisit(visit, chanceOf(chance), rules);
  return { ...visit, bookingId, forecast: chanceOf(chance), suitable: judged !== 'unknown' && judged.suitable };
};

describe('the account of a forecast', () => {
  it('counts the visits that were called off, rightly or not, and those that it missed', () => {
    const evenings = [evening('a', 90), evening('b', 55), evening('c', 10)];
    expect(accountOf(evenings, { sky: rained, rules })).toEqual({ visits: 3, moves: 1, right: 1, missed: 2 });
    expect(accountOf(evenings, { sky: dry, rules })).toEqual({ visits: 3, moves: 1, right: 0, missed: 0 });
  });

  it('counts a visit once, however many evenings judged it; one unsuitable evening is enough', () => {
    const evenings = [evening('a', 10), evening('a', 80), evening('a', 20)];
    expect(accountOf(evenings, { sky: rained, rules })).toEqual({ visits: 1, moves: 1, right: 1, missed: 0 });
  });

  it('says how it would have been at another chance', () => {
    const evenings = [evening('a', 90), evening('b', 55), evening('c', 10)];
    const whatIf = { ...rules, precipitationChance: 50 };
    expect(accountOf(evenings, { sky: rained, rules, whatIf })).toEqual({ visits: 3, moves: 2, right: 2, missed: 1 });
    expect([otherChances(rules), otherChances(rulesWith({ precipitationChance: 95 }))]).toEqual([[50, 70], [85]]);
  });

  it('leaves out whatever the sky is not known of, to the end of the hours in which it had to dry', () => {
    const sky = new Map([...rained].filter(([hour]) => hour < '2025-10-10T05'));
    const none = { visits: 0, moves: 0, right: 0, missed: 0 };
    expect(accountOf([evening('a', 90)], { sky: new Map(), rules })).toEqual(none);
    expect(accountOf([evening('a', 90)], { sky: new Map([...dry].filter(([hour]) => sky.has(hour))), rules })).toEqual(
      none,
    );
  });

  it('never counts more right or missed than there are, and a lower chance never moves fewer', () => {
    const visits = fc.array(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), chance: fc.integer({ min: 0, max: 100 }) }),
    );
    fc.assert(
      fc.property(visits, fc.boolean(), fc.integer({ min: 1, max: 60 }), (list, wet, chance) => {
        const evenings = list.map((one) => evening(one.id, one.chance));
        const sky = wet ? rained : dry;
        const account = accountOf(evenings, { sky, rules });
        expect(account.right + account.missed).toBe(wet ? account.visits : 0);
        expect(account.right).toBeLessThanOrEqual(account.moves);
        expect(accountOf(evenings, { sky, rules, whatIf: rules })).toEqual(account);
        const lower = accountOf(evenings, { sky, rules, whatIf: { ...rules, precipitationChance: chance } });
        expect(lower.moves).toBeGreaterThanOrEqual(account.moves);
      }),
    );
  });
});

describe('the effect of new limits', () => {
  it('is how many visits more would have been moved, and how many fewer', () => {
    const evenings = [evening('a', 90), evening('b', 55), evening('c', 62)];
    expect(effectOfLimits(evenings, rulesWith({ precipitationChance: 50 }))).toEqual({ visits: 3, more: 1, fewer: 0 });
    expect(effectOfLimits(evenings, rulesWith({ precipitationChance: 70 }))).toEqual({ visits: 3, more: 0, fewer: 1 });
    expect(effectOfLimits(evenings, rules)).toEqual({ visits: 3, more: 0, fewer: 0 });
  });
});

describe('hours that were stored', () => {
  it('come back as they were, over midnight too', () => {
    const sky = skyWith({ [date]: { ...fine, gustKmh: null }, '2025-10-10': fine });
    const stored = columnsOf(sky, date, { from: 20, until: 30 });
    expect(stored.from).toBe('2025-10-09T20');
    expect(hoursIn(stored)).toEqual(hoursOf(sky, date, { from: 20, until: 30 }));
    expect(skyOf(hoursIn(stored)).get('2025-10-10T05')).toMatchObject(fine);
  });
});
