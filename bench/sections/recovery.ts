import { recoverCheckouts } from '#server/modules/checkout/recover.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { startHere } from '../machine.ts';
import { temporaryFolder } from '../program.ts';
import { figure, inParallel } from '../report/print.ts';
import { type Checkout, checkOut, openDays, orderNumber, pay } from '../visitor.ts';

const width = 16;
const crews = 60;
const began = '2026-04-06T09:00:00-04:00';
/** Every ticket's half hour, and the minutes after it, have passed. */
const afterwards = '2026-04-06T12:00:00-04:00';

/** Checkouts whose customers all left at the card form, every second of them after paying. */
async function leaveOpen(url: string, count: number): Promise<void> {
  const days = await openDays(url);
  const open: Checkout[] = [];
  await inParallel(count, width, async (index) => {
    const day = days[Math.floor(index / crews)] ?? '';
    open[index] = await checkOut({ url, cards: `${url}/sandbox/moneris` }, orderNumber(0, index), day);
  });
  const paid = open.filter((_, index) => index % 2 === 0);
  await inParallel(paid.length, width, async (index) => {
    const checkout = paid[index];
    if (checkout) await pay(checkout);
  });
}

/** The job that recovers, over a heap of tickets whose time passed while nobody looked. */
export async function measureRecovery(count = 1000): Promise<void> {
  const { folder, remove } = temporaryFolder();
  try {
    const before = await startHere(folder, began);
    await writeSetting(before.deps.db, 'crewsPerDay', crews);
    before.deps.calendar.rules.forget();
    await leaveOpen(before.url, count).finally(before.close);

    const after = await startHere(folder, afterwards);
    try {
      const started = performance.now();
      const { booked, over, ...others } = await recoverCheckouts(after.deps);
      const seconds = (performance.now() - started) / 1000;
      if (booked !== count / 2 || over !== count / 2) {
        throw new Error(
          `recovery: ${JSON.stringify({ booked, over, ...others })} of ${count} tickets, half of them paid`,
        );
      }
      figure(`recovery-of-${count}-tickets`, seconds, 'seconds');
      figure('recovery-rate', count / seconds, 'tickets-per-second');
    } finally {
      await after.close();
    }
  } finally {
    remove();
  }
}
