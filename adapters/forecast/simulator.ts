import type { FastifyInstance } from 'fastify';
import { type FaultOptions, faultyGet } from './simulator/faults.ts';
import { mscAnswer } from './simulator/msc.ts';
import { openMeteoAnswer } from './simulator/open-meteo.ts';
import type { ForecastStore } from './simulator/store.ts';

export { clearDay, type ForecastStore, type SetFigures } from './simulator/store.ts';

export type ForecastSimulatorOptions = FaultOptions & { store: ForecastStore; now(): Date; timeZone: string };

/** Paths below the plugin's prefix that take the place of the services' hosts. */
export const simulatorPaths = { openMeteo: '/open-meteo', msc: '/msc' } as const;

const overloaded = '<html><head><title>503 Service Unavailable</title></head><body><h1>Overloaded</h1></body></html>';

/**
 * Stand-ins for both forecast services, each in its own protocol, over the days that somebody set. They share the faults:
 * one is shown by the call that takes it.
 */
export async function forecastSimulator(app: FastifyInstance, options: ForecastSimulatorOptions): Promise<void> {
  const { store, now, timeZone } = options;
  const get = faultyGet(app, options);

  get(`${simulatorPaths.openMeteo}/v1/forecast`, {
    trouble: (reply) => reply.code(503).send({ error: true, reason: 'The service is overloaded' }),
    async work(request, reply) {
      const { status, body } = await openMeteoAnswer(store, now(), request.query);
      reply.code(status);
      return body;
    },
  });

  get(`${simulatorPaths.msc}/collections/citypageweather-realtime/items/:id`, {
    trouble: (reply) => reply.code(503).type('text/html').send(overloaded),
    async work(request) {
      const { id } = Object(request.params);
      return mscAnswer(store, now(), timeZone, String(id));
    },
  });
}
