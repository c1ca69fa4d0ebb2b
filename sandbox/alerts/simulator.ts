import type { FastifyInstance } from 'fastify';
import { type FaultOptions, showFaults, unavailable } from '#sandbox/faults.ts';
import type { AlertRecords } from './store.ts';

export type { AlertRecords } from './store.ts';

export type AlertSimulatorOptions = FaultOptions & { records: AlertRecords; now(): Date };

/** A simulator of an alert webhook: it records what is posted, and misbehaves on demand. */
export async function alertSimulator(app: FastifyInstance, options: AlertSimulatorOptions): Promise<void> {
  const { records, now } = options;
  showFaults(app, options, { late: 'answer', trouble: unavailable });
  app.post<{ Body: Record<string, unknown> }>('/', async ({ body }, reply) => {
    await records.add({ body, createdAt: now() });
    return reply.type('text/plain').send('ok');
  });
}
