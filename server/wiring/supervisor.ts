import { minuteMs, secondMs } from '#domain/durations.ts';

export type Role = 'web' | 'worker';

export type Child = {
  /** Resolves when it reports that it is open; null if it exits first. */
  open: Promise<{ port: number } | null>;
  /** Resolves with its exit code when it has ended; null after a signal. */
  ended: Promise<number | null>;
  stop(): void;
};

type Means = {
  start(role: Role, port: number | null): Child;
  pause(milliseconds: number, stopping: AbortSignal): Promise<void>;
  log(line: string): void;
  now?: () => number;
};

const firstPauseMs = 250;
const longestPauseMs = 30 * secondMs;
/** A process that ran this long was healthy, and is restarted without delay. */
const soundAfterMs = minuteMs;

/**
 * Keeps a web process and a worker alive: each is restarted when it exits, after pauses that grow while it keeps
 * exiting. The worker starts once the site is open, so that it does not slow the site's start. `run` resolves to an exit code
 * when the site cannot be opened at all, or when both have exited after `stop`.
 */
export function supervisor({ start, pause, log, now = performance.now.bind(performance) }: Means) {
  const stopping = new AbortController();
  const running = new Set<Child>();

  function begin(role: Role, port: number | null): Child {
    const child = start(role, port);
    running.add(child);
    void child.ended.then(() => running.delete(child));
    return child;
  }

  async function keep(role: Role, port: number, first?: Child): Promise<void> {
    let child = first;
    for (let pauseMs = firstPauseMs; !stopping.signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const started = now();
      child ??= begin(role, port);
      const code = await child.ended;
      child = undefined;
      if (stopping.signal.aborted) return;
      if (now() - started > soundAfterMs) pauseMs = firstPauseMs;
      log(`The ${role} process ended (${code ?? 'killed'}); it is started again`);
      await pause(pauseMs, stopping.signal);
    }
  }

  return {
    async run(): Promise<number> {
      const web = begin('web', null);
      const opened = await web.open;
      if (!opened) return (await web.ended) ?? 1;
      await Promise.all([keep('web', opened.port, web), keep('worker', opened.port)]);
      await Promise.all([...running].map(({ ended }) => ended));
      return 0;
    },
    /** Both finish their current work. */
    stop(): void {
      stopping.abort();
      for (const child of running) child.stop();
    },
  };
}
