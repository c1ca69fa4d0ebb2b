import { Piscina } from 'piscina';
import { minuteMs } from '#domain/durations.ts';
import { ownProgram } from '#server/common/build-files.ts';
import type { Deps } from '#server/deps.ts';

/** A thread that begins with the first task and ends when none was asked for a while. */
const threadOf = (program: string, source: string) =>
  new Piscina({ filename: ownProgram(program, source), minThreads: 0, maxThreads: 1, idleTimeout: minuteMs });

/** Reads imported files on a thread of its own: one of megabytes would keep every page waiting for seconds. */
export function importThread(): { tasks: NonNullable<Deps['importTasks']>; close(): Promise<void> } {
  const threads = threadOf('import-thread', 'server/modules/transfer/thread.ts');
  return {
    tasks: {
      read: (csv) => threads.run(csv, { name: 'read' }),
      rest: (asked) => threads.run(asked, { name: 'rest' }),
    },
    close: () => threads.close({ force: true }),
  };
}

/** Draws papers on a thread of their own, so that no page waits for one. */
export function paperThread(): { draw: NonNullable<Deps['drawPaper']>; close(): Promise<void> } {
  const threads = threadOf('paper-thread', 'server/modules/documents/thread.ts');
  return {
    draw: async (printed) => Buffer.from(await threads.run(printed)),
    close: () => threads.close({ force: true }),
  };
}
