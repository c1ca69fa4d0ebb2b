import Fastify from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { WebhookSender } from '#adapters/webhooks/port.ts';

/** Takes every event and keeps none. */
export const quietWebhooks: WebhookSender = {
  allows: () => true,
  send: async () => ({ state: 'answered', status: 204 }),
};

type Received = { id: string; type: string; data: Record<string, unknown>; signatures: number };

/** A program that takes events and checks who signed them; `answers` is the status of the next answers. */
export async function openReceiver() {
  const app = Fastify({ forceCloseConnections: true });
  const received: Received[] = [];
  const receiver = {
    secret: '',
    answers: 204,
    received,
    url: '',
    close: () => app.close(),
    [Symbol.asyncDispose]: () => app.close(),
  };
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/hook', async ({ body, headers }, reply) => {
    const signed = headers as Record<string, string>;
    const [id = '', at] = [signed['webhook-id'], new Date(Number(signed['webhook-timestamp']) * 1000)];
    const signatures = (signed['webhook-signature'] ?? '').split(' ');
    // `verify` would compare the time with the machine's, not with that of the test.
    if (!signatures.includes(new Webhook(receiver.secret).sign(id, at, String(body)))) return reply.code(401).send();
    received.push({ ...JSON.parse(String(body)), id, signatures: signatures.length });
    return reply.code(receiver.answers).header('location', '/elsewhere').send();
  });
  receiver.url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/hook`;
  return receiver;
}
