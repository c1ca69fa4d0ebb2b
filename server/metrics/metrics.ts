import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** `silent`: no usable answer. `skipped`: not called, because it was silent before. */
export type CallOutcome = 'answered' | 'silent' | 'skipped' | 'failed';
export type Observe = (provider: string, outcome: CallOutcome, seconds: number) => void;
export type Metrics = ReturnType<typeof openMetrics>;

export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const calls = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Calls to the card gateway, mail, texts, forecasts and accounting by outcome, and how long they took',
    labelNames: ['provider', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40],
    registers,
  });
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Runs of jobs that failed',
    labelNames: ['job'],
    registers,
  });
  let collectsOwn = false;
  return {
    registry,
    request: (method: string, route: string, status: number, seconds: number) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    call: ((provider, outcome, seconds) => calls.observe({ provider, outcome }, seconds)) satisfies Observe,
    jobFailed: (job: string) => failures.inc({ job }),
    /** Everything as text. Process metrics (memory, event loop) start with the first scrape. */
    async read(): Promise<string> {
      if (!collectsOwn) collectDefaultMetrics({ register: registry });
      collectsOwn = true;
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
