import { expect } from 'vitest';
import { sweepPhotos } from '#server/modules/photos/sweep.ts';
import { aPhoto } from '#tests/builders/photos/pictures.ts';
import { booked, type Cell, kill, type PlayedCell, reach } from '../cell.ts';
import type { Strike } from '../interposer.ts';
import type { Action } from '../program-under-test.ts';
import { theDay } from '../shopper.ts';
import type { Stage } from '../stage.ts';

const id = '5b0f6a3e-7c1d-4e2f-9a8b-0c1d2e3f4a5b';

/** The day of the visit has come, and a crew has a photograph of it on its phone. */
async function atTheVisit(stage: Stage): Promise<Action> {
  const { orderNo } = await reach(stage, 'booked');
  stage.time.now = new Date(`${theDay}T14:00:00Z`);
  return { do: 'keep photo', id, orderNo, date: theDay, picture: (await aPhoto()).toString('base64') };
}

/** The rows and the files of photographs. */
async function kept({ sql, program }: Stage) {
  const { rows } = await sql.query<{ id: string }>('select id from visit_photos');
  const files: string[] = [];
  for await (const page of program.deps.photos.list()) files.push(...page.map(({ key }) => key));
  return [rows.map((row) => row.id), files];
}
const once = [[id], [`${id}.jpg`]];
const nothing = [[], []];

type Struck = Pick<PlayedCell, 'id' | 'says'> & { strike: Strike; afterwards: 'sent again' | 'never again' };

/** The program dies while a photograph is kept. */
const keeping = ({ strike, afterwards, ...cell }: Struck): Cell => ({
  ...cell,
  leaves: booked,
  async play(stage) {
    const action = await atTheVisit(stage);
    await stage.strike(strike, action);
    if (afterwards === 'sent again') {
      expect(await stage.program.perform(action)).toMatchObject({ state: expect.any(String) });
      expect(await kept(stage)).toEqual(once);
      return;
    }
    // What a store has by itself is a day old by the day after tomorrow.
    await sweepPhotos(stage.program.deps, { now: new Date(Date.now() + 2 * 24 * 3_600_000) });
    expect(await kept(stage)).toEqual(nothing);
  },
});

/** Group J: a photograph that a crew's phone sends, from the store to the booking. */
export const photoCells: readonly Cell[] = [
  keeping({
    id: 'J1-K1',
    says: 'killed before the photograph is stored, the phone sends it again and it is kept once',
    strike: kill('before', 'photo put'),
    afterwards: 'sent again',
  }),
  keeping({
    id: 'J1-K2',
    says: 'killed with the file stored and its row not committed, sent again it is kept once',
    strike: kill('before', 'commit of keep-photo'),
    afterwards: 'sent again',
  }),
  keeping({
    id: 'J1-K3',
    says: 'killed with the file stored and never sent again, the file is swept up',
    strike: kill('after', 'photo put'),
    afterwards: 'never again',
  }),
  keeping({
    id: 'J1-K4',
    says: 'killed after the row commits and the phone not told, sent again it is kept once',
    strike: kill('after', 'commit of keep-photo'),
    afterwards: 'sent again',
  }),
  {
    id: 'J1-2',
    says: 'two tabs of one phone send it at once: it is kept once, and both are told so',
    leaves: booked,
    async play(stage) {
      const action = await atTheVisit(stage);
      stage.program.interposer.meet({ when: 'after', step: 'photo put', parties: 2 });
      const told = await Promise.all([stage.program.perform(action), stage.program.perform(action)]);
      expect(told).toEqual(expect.arrayContaining([{ state: 'recorded' }, { state: 'repeated' }]));
      expect(await kept(stage)).toEqual(once);
    },
  },
];
