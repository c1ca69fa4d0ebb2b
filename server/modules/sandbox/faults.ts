import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '#server/database/database.ts';
import { clearFault, faultModes, faultyProviders, orderFault } from './stores/faults.ts';

const most = 1_000_000;

const Provider = z.object({ provider: z.enum(faultyProviders, 'invalid') });
const Order = z.discriminatedUnion(
  'mode',
  [
    z.object({
      mode: z.enum(faultModes, 'invalid'),
      times: z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(most, 'invalid')),
    }),
    z.object({ mode: z.literal('ok', 'invalid') }),
  ],
  'invalid',
);

/** Orders a stand-in to misbehave at its next calls, or to behave. */
export function faultRoutes(app: FastifyInstance, db: Db): void {
  app.put('/faults/:provider', { schema: { params: Provider, body: Order } }, async ({ params, body }) => {
    const { provider } = Provider.parse(params);
    const order = Order.parse(body);
    if (order.mode === 'ok') {
      await clearFault(db, provider);
      return { provider, mode: order.mode, times: 0 };
    }
    const { mode, times } = order;
    await orderFault(db, { provider, mode, remaining: times });
    return { provider, mode, times };
  });
}
