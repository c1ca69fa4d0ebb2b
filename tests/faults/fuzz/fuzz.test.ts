import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { fuzzRuns, layer } from '#tests/layers.ts';
import { figuresOf } from './figures.ts';
import { requestsByCall, type Sent } from './requests.ts';
import { type Answer, openStage, type Stage } from './stage.ts';

/** `FUZZ_RUNS`, `FUZZ_SEED` and `FUZZ_PATH` say how many requests are sent, and which. */
const runs = Number(process.env.FUZZ_RUNS ?? fuzzRuns[layer]);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const path = process.env.FUZZ_PATH;

/** More of the processor's time than any answer may need. By the clock a busy machine takes longer, and is not at fault. */
const pathologicalMs = 5_000;

/** What a refusal may write: tries are counted, sign-ins are on record, and a session was used just now. */
const mayBeWritten = ['sign_in_failures', 'audit_log', 'administrator_sessions', 'administrator_verifications'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.watch();
}, 120_000);
afterAll(() => stage.close());

/**
 * Answering is a GET, so that a link can do it: whoever only looks ahead is told to come again, and that is no fault,
 * whichever call of that address the request was made from.
 */
const isLookAhead = ({ call, method }: Sent): boolean =>
  method === 'HEAD' && call.endsWith(' /api/weather-response/{token}');

function judge(sent: Sent, { status, text, headers, cpuMs, writes }: Answer): void {
  if (isLookAhead(sent)) expect(status).toBeGreaterThanOrEqual(400);
  if (!isLookAhead(sent) || status !== 503) expect(status, text).toBeLessThan(500);
  expect(cpuMs, 'milliseconds of work').toBeLessThan(pathologicalMs);
  if (status < 400) return;
  // The owner of an account that a try has locked is told by mail.
  const isTry = writes.some(({ relation }) => relation === 'sign_in_failures');
  const forbidden = writes.filter(
    ({ relation }) => !mayBeWritten.includes(relation) && !(isTry && relation === 'outbox'),
  );
  expect(forbidden, `written although it was refused: ${text}`).toEqual([]);
  if (sent.method === 'HEAD') return;
  expect(headers['content-type'], text).toContain('application/json');
  expect(Failure.safeParse(JSON.parse(text)).error?.issues ?? [], text).toEqual([]);
}

describe('any request to any call, from anybody', () => {
  it(
    'is answered, never with a fault of ours, and writes nothing where it is refused',
    async () => {
      const figures = figuresOf();
      const byCall = requestsByCall(stage.description, stage.known);
      const send = async (requests: fc.Arbitrary<Sent>, how: fc.Parameters<[Sent]>) => {
        const property = fc.asyncProperty(requests, async (sent) => {
          stage.errors.length = 0;
          const answer = await stage.send(sent);
          figures.count(sent, answer);
          try {
            judge(sent, answer);
          } catch (error) {
            throw new Error([String(error), ...stage.errors].join('\n'), { cause: error });
          }
        });
        const details = await fc.check(property, { seed, ...how });
        if (!details.failed) return;
        const again = `FUZZ_SEED=${seed} FUZZ_PATH='${details.counterexamplePath}' vitest run tests/faults/fuzz`;
        const request = JSON.stringify(details.counterexample, null, 2);
        throw new Error(`${details.errorInstance}\n\n${request}\n\nSend it again: ${again}`);
      };
      await send(fc.oneof(...byCall.values()), { numRuns: runs, ...(path && { path, endOnFailure: true }) });
      // Chance leaves some calls out.
      for (const [call, requests] of byCall)
        if (!path && !figures.isReached(call)) await send(requests, { numRuns: 1 });
      console.log(figures.lines(seed).join('\n'));
      if (path || runs < fuzzRuns.fast) return;
      expect(figures.accepted(), 'requests that were good enough to be done').toBeGreaterThan(runs / 20);
    },
    120_000 + runs * 300,
  );
});
