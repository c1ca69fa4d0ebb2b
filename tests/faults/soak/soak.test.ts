import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roomyFolder } from '#tests/database.ts';
import { soak } from './soak.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-soak-`));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** A busy machine takes its time; a payment whose tab was closed waits for recovery's next look. */
const patienceMs = 300_000;

/** What may not be missing from a soak. */
const happened = [
  ...['declined', 'refunds_cancelled', 'refunds_in_parts', 'settled', 'corrected_down', 'corrected_up'],
  ...['cancelled_by_operator', 'refunded_after_all', 'free_refreshes', 'cancelled_with_platinum', 'paid_in_cash'],
  ...['links_paid', 'links_withdrawn', 'moved_by_customer', 'moved_by_operator', 'moved_by_weather'],
];

it(
  'keeps every payment a booking or a refund, and no day oversold, while it is killed four times',
  async () => {
    const { figures, broken, ledger, accounting } = await soak({
      folder,
      bookings: 60,
      kill: { times: 4 },
      seed: 4242,
    });
    expect(broken).toEqual([]);
    expect(figures.kills).toBe(4);
    expect(figures.bookings).toBeGreaterThanOrEqual(60);
    for (const what of happened) expect([what, figures[what]]).not.toEqual([what, 0]);
    expect(ledger.map(({ code }) => code)).toEqual([0, 0]);
    expect(ledger[0]?.output).toMatch(/^\d+ orders, no difference$/);
    expect(ledger[1]?.output).toMatch(/^\d+ orders, no difference$/);
    expect(accounting).toEqual({ code: 0, output: expect.stringMatching(/^\d+ bookings, no difference$/) });
  },
  patienceMs,
);
