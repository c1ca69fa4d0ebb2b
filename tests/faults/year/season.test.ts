import { afterAll, expect, it } from 'vitest';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { actorOf } from '#tests/builders/admin-bookings.ts';
import { openBusiness } from './business.ts';
import { after, at, type Day, daysFrom } from './calendar.ts';
import { officeOf } from './office.ts';
import { peopleOf } from './people.ts';
import { sortOf } from './post.ts';
import { storyOf } from './story.ts';
import { falseOffers, untruths } from './truth.ts';

const business = await openBusiness();
afterAll(() => business.close());
const { deps, time, journal, post, work } = business;
const [first, last] = ['2026-05-04', '2026-11-20'];
time.now = at(first, '09:00');
const [owner, crew] = [await actorOf(business, 'owner'), await actorOf(business, 'crew', 'crew')];
const people = peopleOf(business);
const office = officeOf(business, { owner, crew });
const story = storyOf({ business, people, office });

/** What the list shows, as the journal would put it. */
const listed = async () =>
  (await office.listed())
    .map(({ orderNo, kinds }) => `${journal.ofOrder(orderNo).name}: ${kinds.join(', ')}`)
    .toSorted();
const alerts = (day: Day) =>
  post.filter((piece) => sortOf(piece) === 'undecided' && piece.at >= at(day, '17:59') && piece.at < at(day, '18:30'));

/** Somebody has had to decide this evening, and what follows from it is still to come. */
let isBusy = false;

/** At six the list is what a person would say; it is mailed once if anything is in it. */
async function evening(day: Day): Promise<void> {
  const expected = journal.undecided(time.now);
  isBusy = expected.length > 0;
  expect(await listed(), `the list of ${day}`).toEqual(expected);
  expect(alerts(day).length, `mails about the list of ${day}`).toBe(expected.length > 0 ? 1 : 0);
}
async function judged(day: Day): Promise<void> {
  if (business.forecast.told.state === 'well') journal.judges(daysFrom(after(day, 1), after(day, 7)), business.isWet);
  isBusy = (await listed()).length > 0;
  await office.decides();
  await work();
  expect(await listed(), `nothing is left of ${day}`).toEqual([]);
}

type Step = { onlyIf?: () => boolean; before?: () => Promise<unknown>; after?: () => Promise<unknown> };
/** What the office does on each day, before or after the program has worked, and the crew where there are visits. */
const routine = (day: Day): Readonly<Record<string, Step>> => ({
  ...(journal.clients.some((one) => one.day === day) && {
    '07:40': { before: office.setsOut },
    '11:00': { before: office.finishesTooSoon },
    '11:06': { before: office.takesDoneBack },
    '11:17': {},
    '15:00': { before: office.finishes },
    '15:10': {},
  }),
  '10:00': {},
  '17:00': {},
  '18:00': { after: () => evening(day) },
  '18:25': { onlyIf: () => isBusy, before: office.decides },
  '18:36': { onlyIf: () => isBusy },
  '19:00': { after: () => judged(day) },
  '20:40': { onlyIf: () => isBusy },
});

const isQuiet = (day: Day) =>
  !story[day] && !journal.clients.some((one) => one.day >= after(day, -2) && one.day <= after(day, 8));

it('a season ends with no visit undecided, and nothing was sent that did not happen', async () => {
  await writeSetting(deps.db, 'crewsPerDay', 4);
  business.forget();
  for (const day of daysFrom(first, last)) {
    if (isQuiet(day)) continue;
    const usual = routine(day);
    const told = story[day] ?? {};
    for (const hour of [...new Set([...Object.keys(usual), ...Object.keys(told)])].toSorted()) {
      if (!told[hour] && usual[hour]?.onlyIf?.() === false) continue;
      time.now = at(day, hour);
      await told[hour]?.();
      await usual[hour]?.before?.();
      await work();
      await usual[hour]?.after?.();
    }
  }
  expect(await listed()).toEqual([]);
  expect(untruths(journal, post)).toEqual([]);
  expect(falseOffers(journal)).toEqual([]);
}, 300_000);
