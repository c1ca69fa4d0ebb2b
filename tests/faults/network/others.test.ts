import { afterEach, describe, expect, it, vi } from 'vitest';
import { syncBookings } from '#server/modules/accounting/sync.ts';
import { sendMails, sendTexts } from '#server/modules/messages/send.ts';
import { judgeVisits } from '#server/modules/weather/judge.ts';
import { type Harness, openHarness } from './harness.ts';
import type { Trouble } from './proxy.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // a busy machine takes its time

let harness: Harness;
afterEach(() => harness.close());

/** Everything that waits for the outside besides the card gateway. */
const others = ['mail', 'texts', 'weather', 'accounting'] as const;

/** The work at each, its rows of the outbox, and what the provider got more than once. */
const work = {
  mail: {
    run: () => sendMails(harness.deps()),
    topic: 'mail.%',
    twice: 'select 1 from sandbox_mails group by sender, recipient, raw having count(*) > 1',
  },
  texts: {
    run: () => sendTexts(harness.deps()),
    topic: 'sms.%',
    twice: 'select 1 from sandbox_texts group by recipient, body having count(*) > 1',
  },
  accounting: {
    run: () => syncBookings(harness.deps()),
    topic: 'accounting.%',
    twice: `select 1 from sandbox_accounting where kind <> 'token' group by kind having count(*) > 1`,
  },
} as const;

const troubles: [string, Trouble][] = [
  ['too slow', { slowMs: 3_000 }],
  ['half open', 'silent'],
  ['cut in the middle of the answer', 'cut'],
];

describe('a booking', () => {
  it('waits for nobody but the card gateway and the database: nobody else is even asked', async () => {
    harness = await openHarness();
    for (const other of others) harness.proxies[other].meets('silent');
    await harness.booked('2025-10-14');
    expect(others.map((other) => harness.proxies[other].connections())).toEqual([0, 0, 0, 0]);
    expect(harness.proxies.cards.connections()).toBeGreaterThan(0);
  });
});

describe.each(troubles)('a provider whose network is %s', (_what, trouble) => {
  it.each(['mail', 'texts', 'accounting'] as const)(
    'ends the work in time, and is caught up with once: %s',
    async (other) => {
      harness = await openHarness();
      const { proxies, meets, recovers, time, booked, waitsUntilDue, count } = harness;
      const { run, topic, twice } = work[other];
      const rows = `outbox where topic like '${topic}'`;
      await booked('2025-10-09');
      await waitsUntilDue(topic);
      meets(other, trouble);
      expect(await run(), 'taken').toBe(0);
      expect(proxies[other].connections()).toBeGreaterThan(0);

      recovers(other);
      for (let tries = 0; tries < 18; tries++) {
        time.minutes += 20;
        await run();
      }
      const due = `${rows} and (state <> 'queued' or attempts > 0)`;
      expect(await count(due)).toBeGreaterThan(0);
      expect(await count(`${due} and state not in ('done', 'delivered')`)).toBe(0);
      expect(await count(`(${twice}) as twice`)).toBe(0);
    },
  );

  it('ends the weather of the evening in time, and the next try judges the visits', async () => {
    harness = await openHarness();
    const { meets, recovers, booked, deps } = harness;
    await booked('2025-10-09');
    meets('weather', trouble);
    expect(await judgeVisits(deps())).toMatchObject({ source: null });
    recovers('weather');
    expect((await judgeVisits(deps())).source).not.toBeNull();
  });
});
