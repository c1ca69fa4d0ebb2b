import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import type { Business } from './business.ts';
import type { Day } from './calendar.ts';
import type { officeOf } from './office.ts';
import type { peopleOf } from './people.ts';

type Act = () => Promise<unknown> | unknown;
export type Story = Readonly<Record<Day, Readonly<Record<string, Act>>>>;
type Told = { business: Business; people: ReturnType<typeof peopleOf>; office: ReturnType<typeof officeOf> };

/** A season from May to November as it was worked once, with what went wrong then, day by day. */
export function storyOf({ business, people, office }: Told): Story {
  const { books, answers, writes, cancels, moves, waits, takes } = people;
  const { db, journal, forecast, rains, forget } = business;
  const silence = (way: 'ask' | 'keep' | 'move') => async () => {
    await writeSetting(db, 'weatherSilence', way);
    forget();
  };
  const says = (state: 'well' | 'unavailable') => () => {
    forecast.told.state = state;
  };
  let move = { id: 0 };
  return {
    '2026-05-04': {
      '09:00': async () => {
        for (const name of ['Ada', 'Bela', 'Cora', 'Dora'])
          await books(name, '2026-05-07', { inDoubt: name === 'Bela' ? 'keep' : 'move' });
        await books('Edna', '2026-05-14');
        await books('Fay', '2026-05-14', { way: 'transfer' });
        await books('Gia', '2026-05-14', { way: 'cash' });
        await books('Hal', '2026-05-14', { way: 'link' });
        await books('Ivy', '2026-05-19', { atTheDoor: 'phone dead' });
        await books('Jan', '2026-05-19', { atTheDoor: 'phone dead', time: '8:00 AM' });
        await books('Kim', '2026-05-19', { atTheDoor: 'nobody' });
        await books('Lou', '2026-05-26', { way: 'import' });
      },
      '18:50': () => rains('2026-05-07'),
    },
    '2026-05-05': {
      '09:00': () => answers('Ada', 'accept'),
      '09:30': () => answers('Bela', 'decline'),
      '09:40': () => answers('Dora', 'accept'),
      '10:00': () => writes('Cora', 'Could you come later that day?'),
      // Dora changes her mind.
      '10:30': () => answers('Dora', 'decline'),
    },
    '2026-05-13': { '20:00': () => office.hasCrews('2026-05-14', 3), '20:20': office.decides },
    '2026-05-15': {
      '11:00': async () => {
        await books('Mo', '2026-05-21');
        await books('Lea', '2026-05-28');
        await books('Mia', '2026-05-28', { time: '8:00 AM' });
        await books('Nan', '2026-06-01', { inDoubt: 'keep' });
        await books('Ola', '2026-06-02');
        await books('Pia', '2026-06-02');
        for (const name of ['Quin', 'Ria', 'Sam', 'Tia']) await books(name, '2026-06-04');
      },
      '11:30': () => writes('Mo', 'ARRET'),
    },
    '2026-05-25': {
      '11:00': async () => {
        await waits('Uma', '2026-06-04', '2026-06-04');
        await waits('Vic', '2026-06-04', '2026-06-04');
        await waits('Quin', '2026-06-04', '2026-06-04');
      },
    },
    '2026-05-26': { '11:00': () => office.closes('2026-05-28'), '11:30': () => office.closes('2026-06-01') },
    '2026-05-29': { '11:00': () => cancels('Ola') },
    '2026-06-01': {
      '09:00': () => cancels('Ria'),
      // Uma was told at nine, and says nothing for four hours.
      '13:01': nothing,
      '14:00': () => takes('Vic', '2026-06-04'),
      '20:30': () => cancels('Pia'),
    },
    '2026-06-05': {
      '11:00': async () => {
        await books('Xan', '2026-06-09', { atTheDoor: 'done twice' });
        await books('Yan', '2026-06-11');
        await books('Zoe', '2026-06-11', { time: '8:00 AM' });
        await books('Abe', '2026-06-16', { inDoubt: 'keep' });
        await books('Bob', '2026-06-16');
        await books('Cid', '2026-06-22');
      },
    },
    '2026-06-08': {
      '11:00': async () => {
        move = await office.leaves(['2026-06-11'], 'move');
      },
      '11:05': () => office.takesBack(move),
    },
    // The hour of the reminder lies between a move and its undoing.
    '2026-06-10': {
      '16:58': async () => {
        move = await office.leaves(['2026-06-11'], 'move');
      },
      '17:04': () => office.takesBack(move),
    },
    '2026-06-12': {
      '11:00': async () => {
        move = await office.leaves(['2026-06-16'], 'ask');
      },
      '11:04': () => office.takesBack(move),
      '12:00': () => writes('Abe', 'yes'),
      '13:00': () => office.leaves(['2026-06-16'], 'ask'),
      '13:11': nothing,
      '14:00': () => answers('Bob', 'accept'),
    },
    '2026-06-15': { '11:00': () => moves('Cid', '2026-06-25') },
    '2026-07-02': {
      '11:00': async () => {
        await books('Dan', '2026-07-07', { time: '8:00 AM' });
        await books('Eve', '2026-07-07', { time: '10:00 AM' });
      },
    },
    // The crew has set out to the first when its van breaks down.
    '2026-07-07': {
      '08:20': () => office.leaves(['2026-07-07'], 'move'),
      '09:00': () => office.tellsInVain('Eve', 'on-my-way', '2026-07-07'),
      '12:00': () => office.tellsInVain('Dan', 'done', '2026-07-07'),
    },
    '2026-07-31': {
      '11:00': async () => {
        await books('Fin', '2026-08-06');
        await books('Ned', '2026-08-06', { refreshes: 'Xan', time: '8:00 AM' });
      },
      '11:30': silence('keep'),
    },
    '2026-08-03': { '18:50': () => rains('2026-08-06') },
    '2026-08-05': { '18:00': () => people.isSilent('Fin', 'keep') },
    '2026-09-01': { '11:00': () => books('Gus', '2026-09-10'), '11:30': silence('move') },
    '2026-09-07': { '18:50': () => rains('2026-09-10') },
    '2026-09-09': { '18:00': () => people.isSilent('Gus', 'move') },
    '2026-10-01': { '11:00': () => books('Hedy', '2026-10-08'), '11:30': silence('ask') },
    '2026-10-05': { '18:50': says('unavailable') },
    '2026-10-08': { '06:00': says('well') },
    '2026-10-09': {
      '11:00': async () => {
        await books('Ike', '2026-10-19');
        await books('Joy', '2026-10-20');
        await books('Kay', '2026-10-22');
      },
    },
    '2026-10-16': {
      '11:00': async () => {
        rains('2026-10-19', '2026-10-20', '2026-10-22');
        await office.leaves(['2026-10-19', '2026-10-20', '2026-10-22'], 'move');
      },
    },
    // No day is left within the season.
    '2026-10-30': { '11:00': () => books('Oz', '2026-11-03', { inDoubt: 'keep' }) },
    '2026-11-01': { '18:50': () => rains('2026-11-03', '2026-11-04', '2026-11-05') },
    '2026-11-20': { '12:00': () => expectAllOver(journal.standing(business.time.now).map(({ name }) => name)) },
  };
}

/** Only the worker works. */
const nothing = () => {};

function expectAllOver(names: readonly string[]): void {
  if (names.length > 0) throw new Error(`not over: ${names.join(', ')}`);
}
