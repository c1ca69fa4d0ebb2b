import { booked, type Cell, cut, exception, kill, loseDay, reach, type StruckCell } from '../cell.ts';
import { expectHeld } from '../expect.ts';
import { inAProcess } from '../processes.ts';
import { anotherDay } from '../shopper.ts';
import type { Stage } from '../stage.ts';

const struck = (cell: Pick<StruckCell, 'id' | 'says'> & Partial<StruckCell>): Cell => ({
  given: 'approved, twenty seconds ago',
  doing: 'recover',
  afterwards: 'gone',
  leaves: booked,
  ...cell,
});

/** Group G: recovery itself dies, twice, at any moment. */
export const recoveryCells: readonly Cell[] = [
  struck({
    id: 'G1-K1',
    says: 'recovery is killed with a checkout in hand; the next look finds it',
    strike: kill('after', 'update booking_contexts'),
  }),
  struck({
    id: 'G1-K2',
    says: 'recovery is killed with the receipt read; the next look books',
    strike: kill('after', 'gateway receipt'),
  }),
  struck({
    id: 'G1-K3',
    says: 'recovery is killed before the booking commits; the next look books',
    strike: kill('before', 'commit of write-booking'),
  }),
  struck({
    id: 'G1-K4',
    says: 'recovery is killed after the booking commits; there is one',
    strike: kill('after', 'commit of write-booking'),
  }),
  struck({
    id: 'G1-X',
    says: 'one checkout makes recovery fail; its turn comes again',
    strike: exception('after', 'insert bookings'),
  }),
  struck({
    id: 'G1-D1',
    says: 'recovery’s COMMIT never arrives; the next look books',
    strike: cut('before', 'commit of write-booking'),
  }),
  struck({
    id: 'G1-D2',
    says: 'recovery’s COMMIT arrives and its answer does not; there is one booking',
    strike: cut('after', 'commit of write-booking'),
  }),
  struck({
    id: 'G1-T',
    says: 'the receipt that recovery asked for is lost; the next look books',
    gateway: { step: 'gateway receipt', fault: 'lost' },
  }),
  {
    id: 'G1-2',
    says: 'two copies are killed again and again, each further on than before, until everything is settled',
    leaves: { approved: 4, refunded: 2, bookings: 2, cancelled: 1 },
    within: { booking: 3600, refund: 3600 },
    play: killCopies,
  },
];

const stepsBetweenKills = 7;
const mostRounds = 12;

/** A cancelled booking, a lost day, its buyer, an unpaid and a paid checkout are all under way together. */
async function killCopies(stage: Stage): Promise<void> {
  await reach(stage, 'cancelled');
  const late = stage.shopper({ name: 'late' });
  await late.preload();
  await late.giveName();
  await loseDay(stage, late);
  await late.submit();
  const unpaid = stage.shopper({ name: 'unpaid', date: '2025-10-20' });
  await unpaid.preload();
  const gone = stage.shopper({ name: 'gone', date: anotherDay });
  await gone.preload();
  await gone.giveName();
  await gone.pay();

  let killed = 0;
  for (let round = 1; round <= mostRounds; round++) {
    stage.later(61);
    stage.struckAt = stage.time.now;
    const strike = { fault: 'kill', when: 'after', nth: round * stepsBetweenKills } as const;
    const actions = [{ do: 'recover' }, { do: 'refund' }] as const;
    const task = { where: stage.program.where, now: stage.time.now.toISOString(), actions: [...actions], strike };
    const signals = await Promise.all([inAProcess(task), inAProcess(task)]);
    killed += signals.filter((signal) => signal === 'SIGKILL').length;
    if (signals.every((signal) => signal === null)) break;
  }
  expectHeld(killed >= 4);
}
