import type { AccountingService } from '#adapters/accounting/port.ts';
import { zohoAccounting } from '#adapters/accounting/zoho/accounting.ts';
import { schedule } from '#business/schedule.ts';
import { taxes, taxRates } from '#business/taxes.ts';
import { lineOf } from '#domain/ledger/difference.ts';
import { accountsPath, simulatorAccount, simulatorTaxGroups } from '#sandbox/accounting/simulator.ts';
import { clearFault } from '#sandbox/stores/faults.ts';
import type { Deps } from '#server/deps.ts';
import { syncBookings } from '#server/modules/accounting/sync.ts';
import { checkAccounting } from '#server/modules/reconciliation/accounting.ts';
import { databaseTokens } from '#server/wiring/zoho-tokens.ts';
import { openSandboxApp } from './sandbox-app.ts';

/** What a program that was killed leaves behind: nothing is caught, nothing is written any more. */
export class Killed extends Error {}

/** A running sandbox with simulated accounts, whose clock is moved on by hand. */
export async function openAccounts() {
  const testApp = await openSandboxApp();
  const time = { minutes: 0 };
  const clock = { now: () => new Date(testApp.deps.clock.now().getTime() + time.minutes * 60_000) };
  const address = `${testApp.deps.publicUrl}/sandbox/zoho`;

  /** The real client to the simulator; something may happen right before each of its calls, which are counted from 1. */
  const service = ({
    beforeCall = async (_call: number) => {},
    timeoutMs = 15_000,
    organizationId = simulatorAccount.organizationId,
  } = {}): AccountingService => {
    const tokens = databaseTokens(testApp.deps.db);
    let calls = 0;
    const counted = {
      ...tokens,
      async read() {
        calls += 1;
        await beforeCall(calls);
        return tokens.read();
      },
    };
    // The simulator counts a token's hour by its own clock, which is not moved.
    const now = () => testApp.deps.clock.now();
    const taxGroups = simulatorTaxGroups(Object.values(taxRates));
    const common = {
      ...simulatorAccount,
      organizationId,
      taxes,
      taxGroups,
      timeZone: schedule.timeZone,
      now,
      timeoutMs,
    };
    return zohoAccounting({ ...common, apiUrl: () => address, accountsUrl: () => address + accountsPath }, counted);
  };
  const deps = (accounting = service()): Deps => ({ ...testApp.deps, clock, accounting });

  /** The service is well, and half a day of tries goes by: longer than any pause between two of them. */
  async function settle(accounting = service()): Promise<void> {
    await clearFault(testApp.deps.db, 'accounting');
    for (let passes = 0; passes < 36; passes++) {
      await syncBookings(deps(accounting));
      time.minutes += 20;
    }
  }

  async function check() {
    const lines: string[] = [];
    const report = (difference: Parameters<typeof lineOf>[0]) => void lines.push(lineOf(difference));
    const result = await checkAccounting({ ...deps(), accounting: service() }, { since: null, pageSize: 3, report });
    return { ...result, lines };
  }

  /** How many records of each kind the simulator has. */
  async function counts(): Promise<Record<string, number>> {
    const { rows } = await testApp.pool.query<{ kind: string; count: number }>(
      `select kind, count(*)::int as count from sandbox_accounting where kind <> 'token' group by kind`,
    );
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  }

  return { ...testApp, time, deps, service, settle, check, counts };
}
export type Accounts = Awaited<ReturnType<typeof openAccounts>>;
