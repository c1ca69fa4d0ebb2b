import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { sendFailure } from '#server/http/failures.ts';
import { runnableJobs } from '#server/jobs.ts';
import { renderForm, type Section } from './page.ts';

const Job = z.object({ job: z.string() });

/** Runs a scheduled job now and returns what it did. */
export function jobRoutes(app: FastifyInstance, deps: Deps): void {
  const jobs = runnableJobs(deps);
  app.post('/run/:job', { schema: { params: Job } }, async ({ params }, reply) => {
    const run = jobs.get(Job.parse(params).job);
    return run ? { done: true, ...(await run()) } : sendFailure(reply, 'NOT_FOUND');
  });
}

export const jobSection = (deps: Deps): Section => ({
  id: 'jobs',
  columns: ['job', 'try'],
  rows: async ({ say }) =>
    [...runnableJobs(deps).keys()].map((job) => [
      job,
      renderForm({ call: `POST /sandbox/run/${job}`, fields: [], buttons: [{ label: say('run') }] }),
    ]),
});
