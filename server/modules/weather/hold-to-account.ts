import { schedule } from '#business/schedule.ts';
import { accountDays, pastDaysAsked, silentDays } from '#business/weather.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Account, accountOf, added, asObserved, nothingYet, otherChances } from '#domain/weather/account.ts';
import type { WeatherRules } from '#domain/weather/judge.ts';
import { columnsOf, skyOf } from '#domain/weather/sky.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { eveningsOf } from './queries/judgements.ts';
import { insertPastDays, lastKnownDay, pastSky, unknownDays, writeAccount } from './queries/past.ts';

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'settings' | 'forecasts'>;

/** A coating dries for two days at most. */
const dryingDays = 2;

/**
 * The morning job: fetches the actual weather since the last known day, and counts how often the forecast was right. A
 * service that was silent is asked for all missing days; the operator is alerted once per long silence.
 */
export async function holdToAccount(deps: AccountDeps): Promise<{ known: number; missing: number }> {
  const day = today(deps.clock.now(), schedule.timeZone);
  const yesterday = addDays(day, -1);
  const unknown = await unknownDays(deps.db, { from: addDays(day, -pastDaysAsked), to: yesterday });
  const known = await readPast(deps, unknown, yesterday);
  const missing = unknown.filter((date) => !known.includes(date));
  if (missing[0] !== undefined && missing[0] <= addDays(day, -silentDays)) await tellOfSilence(deps, missing);
  const { weather: rules } = await deps.settings.read();
  await writeAccount(deps.db, await countUp(deps.db, { from: addDays(day, -accountDays), to: yesterday }, rules));
  return { known: known.length, missing: missing.length };
}

async function readPast(deps: AccountDeps, unknown: readonly IsoDate[], until: IsoDate): Promise<IsoDate[]> {
  const [from] = unknown;
  if (from === undefined) return [];
  // One day more, because the last hour of a day is reported by the next.
  const wanted = { from, days: daysBetween(from, until).length + 2 };
  for (const service of deps.forecasts) {
    const reading = await service.read(wanted);
    if (reading.state === 'unavailable') {
      deps.log.warn({ source: reading.source, detail: reading.detail }, 'the past weather could not be read');
      continue;
    }
    const hours = reading.hours.map(asObserved);
    const told = unknown.filter((date) => isWhole(hours.filter(({ hour }) => hour.startsWith(date))));
    const sky = skyOf(hours);
    const readAt = deps.clock.now();
    const days = told.map((date) => ({ date, source: reading.source, hours: columnsOf(sky, date, wholeDay), readAt }));
    await insertPastDays(deps.db, days);
    if (told.length > 0) return told;
  }
  return [];
}

const wholeDay = { from: 0, until: 24 };

/** A day of a clock change has an hour less. */
const isWhole = (hours: readonly { precipitationMm: number | null; temperatureC: number | null }[]): boolean =>
  hours.filter(({ precipitationMm: mm, temperatureC: degrees }) => mm !== null && degrees !== null).length >= 23;

async function tellOfSilence({ db, clock }: AccountDeps, missing: readonly IsoDate[]): Promise<void> {
  const now = clock.now();
  const facts = { date: [missing[0], missing.at(-1)] };
  // Once per silence: it began after the last known day.
  const dedupeKey = (await lastKnownDay(db)) ?? 'never';
  await tellOperator(db, { reason: 'past-weather-unknown', facts }, { subject: 'past-weather', dedupeKey, now });
}

/** The account of some days (inclusive), one by one: many visits mean many judgements. */
async function countUp(db: Db, { from, to }: { from: IsoDate; to: IsoDate }, rules: WeatherRules) {
  const others = otherChances(rules);
  let account: Account = nothingYet;
  let whatIf: Account[] = others.map(() => nothingYet);
  for (const date of daysBetween(from, addDays(to, 1))) {
    const evenings = await eveningsOf(db, date);
    if (evenings.length === 0) continue;
    const sky = await pastSky(db, { from: date, to: addDays(date, dryingDays + 1) });
    account = added(account, accountOf(evenings, { sky, rules }));
    whatIf = whatIf.map((sum, index) => {
      const other = { ...rules, precipitationChance: others[index] ?? rules.precipitationChance };
      return added(sum, accountOf(evenings, { sky, rules, whatIf: other }));
    });
  }
  return {
    ...account,
    chance: rules.precipitationChance,
    whatIf: whatIf.map((sum, index) => ({ ...sum, chance: others[index] ?? 0 })),
  };
}
