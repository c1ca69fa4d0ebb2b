import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type FaultOptions, showFaults, unavailable } from '#sandbox/faults.ts';
import { frameAssets, ownFrame } from './assets.ts';
import { framePage } from './frame/page.ts';
import { mpgRequest } from './mpg-request.ts';
import { payByForm, payBySavedCard } from './pay.ts';
import { type PreloadDeps, preload } from './preload.ts';
import { receipt } from './receipt.ts';
import { vaulted } from './vault.ts';

export { chargeTransactionNo, followOnTransactionNo } from './numbers.ts';
export { payByForm, payBySavedCard, payByScript } from './pay.ts';
export { paymentsBook } from './records.ts';
export { judgeRefund } from './refund-rules.ts';
export type {
  RefundAsked,
  Settlement,
  SimulatorStore,
  StoredTicket,
} from './store.ts';

export type CardSimulatorOptions = PreloadDeps &
  FaultOptions & {
    /** The folder of the form's scripts and styles, if it is not next to the source. */
    frame?: string;
  };

/** Paths below the plugin's prefix that the gateway's settings name. */
export const simulatorPaths = {
  request: '/chktv2/request/request.php',
  script: '/chktv2/js/chkt_v2.01.js',
  gateway: '/gateway2/servlet/MpgRequest',
} as const;

const fields = z.record(z.string(), z.unknown());
const pressed = z.object({ ticket: z.string(), savedCard: z.literal(true), securityCode: z.string() });
const typed = z.object({ ticket: z.string(), cardNumber: z.string(), expiry: z.string(), securityCode: z.string() });

// Only the site itself may embed the form; everything on it is in separate files.
const frameSecurity = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * A simulator for Moneris Checkout and its XML gateway that speaks their protocols over HTTP: register it under a prefix
 * and give the real client its addresses. It keeps its records in the store, judges cards by number, takes no money,
 * and shows servers the faults it is told to.
 */
export async function cardSimulator(app: FastifyInstance, options: CardSimulatorOptions): Promise<void> {
  const { store, now } = options;

  // Server-to-server calls; the form in the visitor's browser is not one.
  await app.register(async (servers) => {
    showFaults(servers, options, { late: 'work', trouble: unavailable });
    servers.addContentTypeParser(
      ['text/xml', 'application/xml'],
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    servers.post(simulatorPaths.gateway, async ({ body }, reply) => {
      reply.type('text/xml; charset=utf-8');
      return mpgRequest(options, body);
    });
    servers.post(simulatorPaths.request, async ({ body }) => {
      const sent = fields.safeParse(body);
      const action = sent.success ? sent.data.action : undefined;
      if (sent.success && action === 'preload') return preload(options, sent.data);
      if (sent.success && action === 'receipt') return receipt(store, sent.data);
      return { response: { success: 'false', error: { action: { data: 'action must be preload or receipt' } } } };
    });
  });

  app.get<{ Querystring: { tck?: unknown } }>('/chktv2/display/index.php', async (request, reply) => {
    const { tck } = request.query;
    const ticket = typeof tck === 'string' ? await store.findTicket(tck) : null;
    const kept = ticket?.savedCard ? await vaulted(store, ticket.savedCard) : null;
    const page = framePage(ticket, now(), kept?.settlement ?? null);
    return embeddable(reply).code(page.status).type('text/html; charset=utf-8').send(page.html);
  });

  app.post('/chktv2/display/pay', async (request, reply) => {
    const press = pressed.safeParse(request.body);
    const sent = typed.safeParse(request.body);
    if (!press.success && !sent.success)
      return reply.code(400).send({ error: 'Card fields are missing', code: 'BAD_REQUEST' });
    const answer = press.success
      ? await payBySavedCard(options, press.data)
      : await payByForm(options, typed.parse(request.body));
    return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
  });

  for (const { path, type, caching, body } of await frameAssets(options.frame ?? ownFrame)) {
    app.get(path, async (_request, reply) => reply.type(type).header('cache-control', caching).send(body));
  }
}

/** The site forbids being framed; this one page lives in a frame. */
function embeddable(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-security-policy', frameSecurity)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer');
}
