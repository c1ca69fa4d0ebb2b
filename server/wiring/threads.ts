import { Piscina } from 'piscina';
import { minuteMs } from '#domain/durations.ts';
import { ownProgram } from '#server/common/build-files.ts';
import type { Deps } from '#server/deps.ts';

/** A thread that starts with the first task and ends after a while without any. */
const threadOf = (program: string, source: string) =>
  new Piscina({ filename: ownProgram(program, source), minThreads: 0, maxThreads: 1, idleTimeout: minuteMs });

/** Reads imported files on a thread of its own: a large one would block every page for seconds. */
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

/** Renders documents on a separate thread, so that no page waits for one. */
export function paperThread(): { draw: NonNullable<Deps['drawPaper']>; close(): Promise<void> } {
  const threads = threadOf('paper-thread', 'server/modules/documents/thread.ts');
  return {
    draw: async (printed) => Buffer.from(await threads.run(printed)),
    close: () => threads.close({ force: true }),
  };
}
