import { type JudgedVisit, type Judgement, judgeVisit, type WeatherRules } from './judge.ts';
import type { HourFigures, Sky } from './sky.ts';

/** An evening's view of a visit: the hours that were forecast, and what was decided. */
export type EveningJudgement = JudgedVisit & { bookingId: string; forecast: Sky; suitable: boolean };

/** Visits whose actual weather is known: how many the forecast called unsuitable, how often correctly, and which it missed. */
export type Account = { visits: number; moves: number; right: number; missed: number };
export const nothingYet: Account = { visits: 0, moves: 0, right: 0, missed: 0 };

export const added = (one: Account, other: Account): Account => ({
  visits: one.visits + other.visits,
  moves: one.moves + other.moves,
  right: one.right + other.right,
  missed: one.missed + other.missed,
});

/** A forecast's chance is that of more than this in an hour; for the past it is certain or zero. */
const tracesMm = 0.1;

/** An observed hour, in the form of a forecast. */
export const asObserved = (hour: HourFigures): HourFigures => ({
  ...hour,
  precipitationChance: hour.precipitationMm === null ? null : hour.precipitationMm > tracesMm ? 100 : 0,
});

const isUnsuitable = (judged: Judgement | 'unknown'): boolean => judged !== 'unknown' && !judged.suitable;

/** The evenings of each visit on each day that it was meant for. */
function visitsOf(evenings: readonly EveningJudgement[]): EveningJudgement[][] {
  return [...Map.groupBy(evenings, ({ bookingId, date }) => `${bookingId} ${date}`).values()];
}

/**
 * Compares decisions with the actual weather. A visit was called off if any evening found its weather unsuitable; the
 * newest evening gives its time and length. Visits whose hours are not all known are left out.
 */
export function accountOf(
  evenings: readonly EveningJudgement[],
  { sky, rules, whatIf }: { sky: Sky; rules: WeatherRules; whatIf?: WeatherRules },
): Account {
  let account = nothingYet;
  for (const ofVisit of visitsOf(evenings)) {
    const newest = ofVisit.at(-1);
    const was = newest ? judgeVisit(newest, sky, rules) : 'unknown';
    if (was === 'unknown') continue;
    const moved = ofVisit.some((evening) =>
      whatIf ? isUnsuitable(judgeVisit(evening, evening.forecast, whatIf)) : !evening.suitable,
    );
    account = added(account, {
      visits: 1,
      moves: moved ? 1 : 0,
      right: moved && !was.suitable ? 1 : 0,
      missed: !moved && !was.suitable ? 1 : 0,
    });
  }
  return account;
}

/** How many visits other limits would have moved that were not, and the other way round. */
export type LimitsEffect = { visits: number; more: number; fewer: number };

export function effectOfLimits(evenings: readonly EveningJudgement[], limits: WeatherRules): LimitsEffect {
  const effect = { visits: 0, more: 0, fewer: 0 };
  for (const ofVisit of visitsOf(evenings)) {
    const before = ofVisit.some(({ suitable }) => !suitable);
    const after = ofVisit.some((evening) => isUnsuitable(judgeVisit(evening, evening.forecast, limits)));
    effect.visits += 1;
    if (after && !before) effect.more += 1;
    if (before && !after) effect.fewer += 1;
  }
  return effect;
}

/** The chances shown beside the current limit: ten percentage points either side. */
export const otherChances = ({ precipitationChance: chance }: WeatherRules): number[] =>
  [chance - 10, chance + 10].filter((other) => other >= 1 && other <= 100);
