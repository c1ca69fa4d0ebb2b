import type { IsoDate } from '../calendar/day.ts';
import { type AppointmentTime, minutesOf } from '../calendar/schedule.ts';
import type { Layout } from '../funnel/layout.ts';
import type { StorefrontSize } from '../funnel/size.ts';
import { type Tier, tierOf } from '../funnel/tier.ts';
import type { Outlook } from './outlook.ts';
import { type HourFigures, type HourName, hourAfter, hoursOf, type Sky } from './sky.ts';
import { isHigh } from './work.ts';

/** Unsuitable weather: exceeding one threshold is enough. */
export type Thresholds = {
  /** At or above this, for a coating and its hours to dry. */
  readonly precipitationChance: number;
  /** At or above this, during a coating or its hours to dry. */
  readonly precipitationMm: number;
  /** A wash tolerates less than this, however likely it is. */
  readonly washMm: number;
  /** Hours after a coating in which it must stay dry. */
  readonly dryHours: number;
  /** Below this. */
  readonly temperatureC: number;
  /** Above this. */
  readonly gustKmh: number;
  /** Above this, where some of the glass is high. */
  readonly highGustKmh: number;
};

export type WeatherRules = Thresholds & {
  readonly usualHours: Readonly<Record<Tier, number>>;
  readonly workingHours: { readonly from: number; readonly until: number };
};

/** `drying`: the visit is dry, and the hours after it are not. */
export const weatherReasons = ['precipitation', 'drying', 'cold', 'wind'] as const;
export type WeatherReason = (typeof weatherReasons)[number];

/** `from` and `until` (exclusive): between which hours something is past its threshold. */
export type Judgement = {
  suitable: boolean;
  reasons: WeatherReason[];
  from: HourName | null;
  until: HourName | null;
};

export type JudgedVisit = {
  date: IsoDate;
  time: AppointmentTime;
  coats: boolean;
  size: StorefrontSize;
  layout: Layout | null;
};

const isKnown = (figure: number | null): figure is number => figure !== null && Number.isFinite(figure);
const isWetKnown = ({ precipitationChance, precipitationMm }: HourFigures): boolean =>
  isKnown(precipitationChance) || isKnown(precipitationMm);

/**
 * Judges the hours of a visit, and those in which a coating dries. One figure past its threshold makes it unsuitable. Without
 * precipitation or temperature, or where the forecast ends before the coating is dry, it is `unknown` and not suitable.
 */
export function judgeVisit(visit: JudgedVisit, sky: Sky, rules: WeatherRules): Judgement | 'unknown' {
  const { from, until } = hoursOfVisit(visit, rules);
  const { coats } = visit;
  return judgeHours({
    work: hoursOf(sky, visit.date, { from, until }),
    drying: coats ? hoursOf(sky, visit.date, { from: until, until: until + rules.dryHours }) : [],
    isWet: coats ? wetFor(rules) : tooWetToWash(rules),
    temperatureC: rules.temperatureC,
    gustKmh: isHigh(visit) ? rules.highGustKmh : rules.gustKmh,
  });
}

/** From the hour in which a visit begins to the one in which it usually has ended (exclusive). */
export function hoursOfVisit(
  { time, size }: Pick<JudgedVisit, 'time' | 'size'>,
  rules: Pick<WeatherRules, 'usualHours'>,
) {
  const begins = minutesOf(time) / 60;
  return { from: Math.floor(begins), until: Math.ceil(begins + rules.usualHours[tierOf(size)]) };
}

/** Judges the working hours of a day for a coating near the ground; its night is left out. */
export const judgeDay = (date: IsoDate, sky: Sky, rules: WeatherRules): Judgement | 'unknown' =>
  judgeHours({ ...rules, work: hoursOf(sky, date, rules.workingHours), drying: [], isWet: wetFor(rules) });

/** Days that are too cold or windy, or unknown, show nothing. */
export function outlookOf(date: IsoDate, sky: Sky, rules: WeatherRules): Outlook | null {
  const judged = judgeDay(date, sky, rules);
  if (judged === 'unknown') return null;
  if (judged.suitable) return 'clear';
  return judged.reasons.includes('precipitation') ? 'rain' : null;
}

type WetHours = (hours: readonly HourFigures[]) => HourFigures[];

/** The hours with precipitation, if it adds up to a given amount. */
const amounting =
  (most: number): WetHours =>
  (hours) => {
    const sum = hours.reduce((all, { precipitationMm: mm }) => all + (isKnown(mm) ? mm : 0), 0);
    return Math.round(sum * 10) / 10 >= most ? hours.filter(({ precipitationMm: mm }) => isKnown(mm) && mm > 0) : [];
  };

const likely =
  (least: number): WetHours =>
  (hours) =>
    hours.filter(({ precipitationChance: chance }) => isKnown(chance) && chance >= least);

const wetFor =
  ({ precipitationChance, precipitationMm }: Thresholds): WetHours =>
  (hours) => [...likely(precipitationChance)(hours), ...amounting(precipitationMm)(hours)];

/** A wash depends on the amount; the chance matters only if no amount is known. */
const tooWetToWash =
  ({ precipitationChance, washMm }: Thresholds): WetHours =>
  (hours) =>
    hours.some(({ precipitationMm: mm }) => isKnown(mm))
      ? amounting(washMm)(hours)
      : likely(precipitationChance)(hours);

type Hours = {
  work: readonly HourFigures[];
  drying: readonly HourFigures[];
  isWet: WetHours;
  temperatureC: number;
  gustKmh: number;
};

function judgeHours({ work, drying, isWet, temperatureC, gustKmh }: Hours): Judgement | 'unknown' {
  const found: Record<WeatherReason, readonly HourFigures[]> = {
    precipitation: isWet(work),
    drying: isWet(drying),
    cold: work.filter(({ temperatureC: degrees }) => isKnown(degrees) && degrees < temperatureC),
    wind: work.filter(({ gustKmh: gust }) => isKnown(gust) && gust > gustKmh),
  };
  const reasons = weatherReasons.filter(
    (reason) => found[reason].length > 0 && !(reason === 'drying' && found.precipitation.length > 0),
  );
  if (reasons.length > 0) return { suitable: false, reasons, ...spanOf(Object.values(found).flat()) };
  const isDryKnown = drying.length === 0 || drying.slice(-2).some(isWetKnown);
  const isWorkKnown = work.some(isWetKnown) && work.some(({ temperatureC: degrees }) => isKnown(degrees));
  return isWorkKnown && isDryKnown ? { suitable: true, reasons: [], from: null, until: null } : 'unknown';
}

function spanOf(hours: readonly HourFigures[]): Pick<Judgement, 'from' | 'until'> {
  const names = hours.map(({ hour }) => hour).toSorted();
  const last = names.at(-1);
  return { from: names[0] ?? null, until: last === undefined ? null : hourAfter(last) };
}
