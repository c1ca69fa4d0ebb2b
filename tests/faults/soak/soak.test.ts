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
    expect(figures.refunds_cancelled).toBeGreaterThan(0);
    expect(figures.declined).toBeGreaterThan(0);
    expect(ledger.map(({ code }) => code)).toEqual([0, 0]);
    expect(ledger[0]?.output).toMatch(/^\d+ orders, no difference$/);
    expect(ledger[1]?.output).toMatch(/^\d+ orders, no difference$/);
    expect(accounting).toEqual({ code: 0, output: expect.stringMatching(/^\d+ bookings, no difference$/) });
  },
  patienceMs,
);
