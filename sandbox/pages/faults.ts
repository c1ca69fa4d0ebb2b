import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { clearFault, faultModes, faultyProviders, orderedFaults, orderFault } from '#sandbox/stores/faults.ts';
import type { Db } from '#server/database/database.ts';
import { html } from '#server/modules/messages/mail/html.ts';
import { renderForm, type Section } from './page.ts';

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

/** Makes a simulator misbehave on its next calls, or behave again. */
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

const modes = ['ok', ...faultModes] as const;

/** What each simulator will do next, and a form to order something else. */
export const faultSection = (db: Db): Section => ({
  id: 'faults',
  note: 'faultNote',
  columns: ['service', 'next', 'orderFault'],
  async rows({ say }) {
    const ordered = await orderedFaults(db);
    return faultyProviders.map((provider) => {
      const fault = ordered.find((one) => one.provider === provider);
      const service = say(`provider-${provider}`);
      const mode = fault?.mode ?? 'ok';
      return [
        service,
        html`<span data-state="${fault ? 'declined' : 'approved'}">${say(`mode-${mode}`)}${fault ? ` × ${fault.remaining}` : ''}</span>`,
        renderForm({
          call: `PUT /sandbox/faults/${provider}`,
          about: service,
          fields: [
            {
              name: 'mode',
              label: say('behaviour'),
              value: mode,
              options: modes.map((one) => [one, say(`mode-${one}`)]),
            },
            { name: 'times', label: say('times'), type: 'number', min: 1, max: most, value: fault?.remaining ?? 1 },
          ],
          buttons: [{ label: say('apply') }],
        }),
      ];
    });
  },
});
