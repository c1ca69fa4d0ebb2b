import { schedule } from '#business/schedule.ts';
import { previewDays, usualHours, workingHours } from '#business/weather.ts';
import { addDays, daysBetween } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { effectOfLimits, type LimitsEffect } from '#domain/weather/account.ts';
import type { Thresholds } from '#domain/weather/judge.ts';
import type { Deps } from '#server/deps.ts';
import { eveningsOf } from './queries/judgements.ts';

/** How other limits would have changed the last month's judgements, so that an owner sees it before saving. */
export async function limitsEffect(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  limits: Thresholds,
): Promise<LimitsEffect> {
  const day = today(clock.now(), schedule.timeZone);
  const rules = { ...limits, usualHours, workingHours };
  const effect = { visits: 0, more: 0, fewer: 0 };
  for (const date of daysBetween(addDays(day, -previewDays), day)) {
    const { visits, more, fewer } = effectOfLimits(await eveningsOf(db, date), rules);
    effect.visits += visits;
    effect.more += more;
    effect.fewer += fewer;
  }
  return effect;
}
