import type { FastifyInstance } from 'fastify';
import { type FaultOptions, showFaults } from '#sandbox/faults.ts';
import { mscAnswer } from './msc.ts';
import { openMeteoAnswer } from './open-meteo.ts';
import type { ForecastStore } from './store.ts';

export { clearDay, type ForecastStore, type SetDay, type SetFigures, wetHours } from './store.ts';

export type ForecastSimulatorOptions = FaultOptions & {
  store: ForecastStore;
  now(): Date;
  timeZone: string;
  city: string;
};

/** Paths below the plugin's prefix that take the place of the services' hosts. */
export const simulatorPaths = { openMeteo: '/open-meteo', msc: '/msc' } as const;

const overloaded = '<html><head><title>503 Service Unavailable</title></head><body><h1>Overloaded</h1></body></html>';

/**
 * Simulators for both forecast services, each in its own protocol, over the same days set by hand. They share the faults:
 * one is shown by the call that takes it.
 */
export async function forecastSimulator(app: FastifyInstance, options: ForecastSimulatorOptions): Promise<void> {
  const { store, now, timeZone, city } = options;
  const msc = `${simulatorPaths.msc}/collections/citypageweather-realtime/items/:id`;
  showFaults(app, options, {
    late: 'work',
    trouble: (reply, { routeOptions }) =>
      routeOptions.url?.endsWith(msc)
        ? reply.code(503).type('text/html').send(overloaded)
        : reply.code(503).send({ error: true, reason: 'The service is overloaded' }),
  });

  app.get(`${simulatorPaths.openMeteo}/v1/forecast`, { exposeHeadRoute: false }, async (request, reply) => {
    const { status, body } = await openMeteoAnswer(store, now(), request.query);
    reply.code(status);
    return body;
  });

  app.get<{ Params: { id: string } }>(msc, { exposeHeadRoute: false }, async ({ params }) =>
    mscAnswer(store, now(), timeZone, { id: params.id, city }),
  );
}
