import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { Log } from '#server/common/log.ts';
import type { CallOutcome, Observe } from '#server/metrics/metrics.ts';

/** A circuit breaker: avoids waiting for a provider that does not answer. */
export type Circuit = {
  provider: string;
  /** Since when the provider has not been called; null while it answers. */
  openSince(): Date | null;
  /** Aborts work at the provider as soon as it stops answering; later work probes it again. */
  signal(stopping: AbortSignal): AbortSignal;
  /** The call, or its immediate answer while the circuit is open. */
  guard<Given extends unknown[], Answer extends object>(
    call: (...given: Given) => Promise<Answer>,
    whileOpen: (detail: string) => NoInfer<Answer>,
  ): (...given: Given) => Promise<Answer>;
};

/** Consecutive timeouts after which a provider is not called for a while. */
const tolerated = 5;
const pauseMs = 5_000;

class Silence extends Error {}

/** Any answer shows that the provider is up: temporary refusals and unreadable replies keep nobody waiting. */
const isSilence = (answer: object): boolean => 'silent' in answer && answer.silent === true;

export function circuit(provider: string, log: Pick<Log, 'info' | 'warn'>, observe: Observe = () => {}): Circuit {
  const policy = circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(tolerated) });
  let since: Date | null = null;
  let probeAt = 0;
  let open = new AbortController();
  policy.onBreak(() => {
    if (since === null) log.warn({ provider }, 'circuit.opened');
    since ??= new Date();
    probeAt = Date.now() + pauseMs;
    open.abort();
  });
  policy.onReset(() => {
    log.info({ provider, since }, 'circuit.closed');
    since = null;
  });
  return {
    provider,
    openSince: () => since,
    signal(stopping) {
      if (open.signal.aborted && (since === null || Date.now() >= probeAt)) open = new AbortController();
      return AbortSignal.any([stopping, open.signal]);
    },
    guard(call, whileOpen) {
      return async (...given) => {
        const started = performance.now();
        const observed = (outcome: CallOutcome) => observe(provider, outcome, (performance.now() - started) / 1000);
        let answer: Awaited<ReturnType<typeof call>> | undefined;
        try {
          const answered = await policy.execute(async () => {
            answer = await call(...given);
            if (isSilence(answer)) throw new Silence();
            return answer;
          });
          observed('answered');
          return answered;
        } catch (failure) {
          if (failure instanceof Silence && answer !== undefined) {
            observed('silent');
            return answer;
          }
          if (failure instanceof BrokenCircuitError) {
            observed('skipped');
            return whileOpen(`${provider} is not asked for a moment: it did not answer`);
          }
          observed('failed');
          throw failure;
        }
      };
    },
  };
}
