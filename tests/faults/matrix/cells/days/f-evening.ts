import {
  booked,
  type Cell,
  cut,
  exception,
  kill,
  type Leaves,
  propose,
  rainIsComing,
  reach,
  type StruckCell,
} from '../../cell.ts';
import { proposedDay, theDay } from '../../shopper.ts';
import type { Stage } from '../../stage.ts';

const kept: Leaves = { ...booked, weather: { proposed: 1, moved: 0, day: theDay } };
const three: Leaves = { approved: 3, refunded: 0, bookings: 3, weather: { proposed: 3, moved: 0 } };
const struck = (cell: Pick<StruckCell, 'id' | 'says'> & Partial<StruckCell>): Cell => ({
  given: 'booked, and rain is coming',
  doing: 'judge the weather',
  afterwards: 'retries',
  leaves: kept,
  post: true,
  ...cell,
});

/** Group F, second half: the evening's work, which judges and proposes. */
export const eveningCells: readonly Cell[] = [
  struck({
    id: 'F6-K1',
    says: 'the evening’s work is killed before a proposal commits; it is done again and proposes once',
    strike: kill('before', 'commit of judge-visit'),
  }),
  struck({
    id: 'F6-K2',
    says: 'the evening’s work is killed after a proposal commits; it is done again and proposes nothing twice',
    strike: kill('after', 'commit of judge-visit'),
  }),
  struck({
    id: 'F6-X',
    says: 'an exception with a proposal half written takes it back; the next run proposes it once',
    strike: exception('after', 'insert outbox'),
  }),
  struck({
    id: 'F6-D',
    says: 'a proposal’s COMMIT arrives and its answer does not; the next run proposes nothing twice',
    strike: cut('after', 'commit of judge-visit'),
  }),
  {
    id: 'F6-3',
    says: 'the evening’s work dies between judging three visits and asking their clients; the next run judges each of them once',
    leaves: three,
    post: true,
    async play(stage) {
      await threeVisits(stage);
      await stage.strike(kill('after', 'insert weather_judgements'), { do: 'judge the weather' });
      await propose(stage);
    },
  },
  {
    id: 'F6-2',
    says: 'two copies do the evening’s work at once: each visit has one proposal',
    leaves: three,
    post: true,
    async play(stage) {
      await threeVisits(stage);
      const copies = [stage.program, stage.copy()];
      await Promise.all(copies.map((copy) => copy.perform({ do: 'judge the weather' })));
    },
  },

  {
    id: 'F7-1',
    says: 'the forecast is not to be had: nothing is proposed, and the operator is told',
    leaves: { ...booked, alerts: ['weather'] },
    post: true,
    async play(stage) {
      await reach(stage, 'booked, and rain is coming');
      stage.sky.knows = 'nothing';
      await propose(stage);
      await propose(stage);
    },
  },
  {
    id: 'F7-2',
    says: 'the forecast changes its mind three evenings long: another day is proposed once',
    leaves: { ...kept, messages: {} },
    post: true,
    async play(stage) {
      await reach(stage, 'proposed');
      for (const rain of [[], [theDay], []]) {
        stage.later(24 * 3600);
        stage.sky.rain = [...rain];
        await stage.program.perform({ do: 'end proposals' });
        await propose(stage);
      }
    },
  },
  {
    id: 'F7-3',
    says: 'a forecast without a day changes nothing, and the operator is told',
    leaves: { ...booked, alerts: ['forecast-gap'] },
    post: true,
    async play(stage) {
      await reach(stage, 'booked, and rain is coming');
      stage.sky.knows = 'no day';
      await propose(stage);
    },
  },
];

/** Three visits of three customers on three days, and rain on all of them. */
async function threeVisits(stage: Stage): Promise<void> {
  const days = [proposedDay, '2025-10-13', theDay];
  for (const date of days) {
    const shopper = stage.shopper({ name: `customer of ${date}`, date });
    await shopper.preload();
    await shopper.giveName();
    await shopper.pay();
    await shopper.submit();
  }
  await stage.program.perform({ do: 'send mails' });
  rainIsComing(stage);
  stage.sky.rain = days;
}
