import { Piscina } from 'piscina';
import { minuteMs } from '#domain/durations.ts';
import { ownProgram } from '#server/common/build-files.ts';
import type { Deps } from '#server/deps.ts';

/**
 * Draws invoices on a thread of their own, so that no page waits for one. The thread begins with the first invoice and
 * ends when none was asked for a while.
 */
export function invoiceThread(): { draw: NonNullable<Deps['drawInvoice']>; close(): Promise<void> } {
  const filename = ownProgram('invoice-thread', 'server/modules/messages/invoice/thread.ts');
  const threads = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: minuteMs });
  return {
    draw: async (facts) => Buffer.from(await threads.run(facts)),
    close: () => threads.close({ force: true }),
  };
}
