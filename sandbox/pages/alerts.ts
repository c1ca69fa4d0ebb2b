import type { FastifyInstance } from 'fastify';
import { type AlertRecords, alertSimulator } from '#sandbox/alerts/simulator.ts';
import { takeFault } from '#sandbox/stores/faults.ts';
import type { Deps } from '#server/deps.ts';
import { formatInstant, type Section } from './page.ts';

const mostListed = 1000;
const rowsShown = 20;

/** The alert simulator, and what it received. */
export async function alertRoutes(app: FastifyInstance, deps: Deps, records: AlertRecords): Promise<void> {
  await app.register(alertSimulator, {
    prefix: '/alerts/hook',
    records,
    now: () => deps.clock.now(),
    nextFault: () => takeFault(deps.db, 'alerts'),
  });
  app.get('/alerts.json', async () => (await records.list(mostListed)).map(({ body }) => body));
}

/** The newest alerts. */
export const alertSection = (records: AlertRecords): Section => ({
  id: 'alerts',
  columns: ['words', 'received'],
  rows: async ({ language }) =>
    (await records.list(rowsShown)).map(({ body, createdAt }) => [
      String(body.text ?? ''),
      formatInstant(createdAt, language),
    ]),
  links: { 'alerts.json': 'json' },
});
