import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { cardSimulator, type SimulatorStore, simulatorPaths } from '#sandbox/cards/simulator.ts';
import { freePort } from '#tests/builders/ports.ts';

export type GatewayStep =
  | 'gateway preload'
  | 'gateway receipt'
  | 'gateway void'
  | 'gateway refund'
  | 'gateway look-up'
  | 'card form';

/**
 * `lost`: done, and the answer never arrives. `late`: no answer, and it is done when `arrive` is called. `down`, `error`,
 * `garbled`, `silent`: nothing is done. `no`: refused by the bank, nothing is done. `else`: the answer is altered.
 */
export type GatewayFault = {
  step: GatewayStep;
  fault: 'lost' | 'late' | 'down' | 'error' | 'garbled' | 'silent' | 'no' | 'else';
  times?: number;
  /** The ticket that is answered for instead, and what its answer becomes. */
  asked?: string;
  alter?: (answer: string) => string;
};

const refusal = `<?xml version="1.0"?><response><receipt><ReceiptId>ORDER</ReceiptId><ResponseCode>421</ResponseCode>
<Complete>true</Complete><Message>INVALID TRANSACTION</Message><TransAmount>null</TransAmount><TransID>null</TransID>
<TransType>null</TransType><TimedOut>false</TimedOut></receipt></response>`;

export type Gateway = {
  url: string;
  /** Every call that came in, in order. */
  calls: GatewayStep[];
  fired: number;
  order(fault: GatewayFault): void;
  /** What was sent and is on its way arrives. */
  arrive(): Promise<void>;
  close(): Promise<void>;
};

/** The card gateway's simulator on a server of its own, outside every process that is killed, with faults to order. */
export async function openGateway(store: SimulatorStore, now: () => Date): Promise<Gateway> {
  const app = Fastify({ forceCloseConnections: true });
  const orders: (GatewayFault & { left: number })[] = [];
  const onTheirWay: (() => Promise<unknown>)[] = [];
  const lost = new WeakSet<FastifyRequest>();
  const altered = new WeakMap<FastifyRequest, (answer: string) => string>();
  let ids = 0;

  const gateway: Gateway = {
    url: '',
    calls: [],
    fired: 0,
    order: (fault) => void orders.push({ ...fault, left: fault.times ?? 1 }),
    arrive: async () => {
      for (const deliver of onTheirWay.splice(0)) await deliver();
    },
    close: () => app.close(),
  };

  app.addHook('preHandler', async (request, reply) => {
    if (request.headers['x-late']) return;
    const step = stepOf(request);
    gateway.calls.push(step);
    const order = orders.find((one) => one.step === step && one.left > 0);
    if (!order) return;
    order.left -= 1;
    gateway.fired += 1;
    switch (order.fault) {
      case 'lost':
        lost.add(request);
        return;
      case 'else':
        request.body = { ...Object(request.body), ticket: order.asked };
        altered.set(request, order.alter ?? ((answer) => answer));
        return;
      case 'late':
        onTheirWay.push(() => again(app, request));
        return cut(request, reply);
      case 'down':
        return cut(request, reply);
      case 'silent':
        return reply.hijack();
      case 'error':
        return reply.code(503).send('temporarily unavailable');
      case 'garbled':
        return reply.type('text/html').send('<html><body>Bad gateway</body></html>');
      case 'no':
        return reply.type('text/xml').send(refusal.replace('ORDER', orderNoOf(request)));
    }
  });
  app.addHook('onSend', async (request, _reply, answer) => {
    if (lost.has(request)) request.raw.socket.destroy();
    return altered.get(request)?.(String(answer)) ?? answer;
  });
  await app.register(cardSimulator, {
    store,
    now,
    newId: () => `matrix-${++ids}`,
    mode: 'qa',
    nextFault: async () => null,
  });
  gateway.url = await app.listen({ port: await freePort(), host: '127.0.0.1' });
  return gateway;
}

function stepOf({ body }: FastifyRequest): GatewayStep {
  if (typeof body === 'string') {
    if (body.includes('<status_check>')) return 'gateway look-up';
    return body.includes('<refund>') ? 'gateway refund' : 'gateway void';
  }
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : '';
  if (action === 'preload') return 'gateway preload';
  return action === 'receipt' ? 'gateway receipt' : 'card form';
}

const orderNoOf = ({ body }: FastifyRequest): string => /<order_id>([^<]*)</.exec(String(body))?.[1] ?? '';

function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

const again = (app: FastifyInstance, { body }: FastifyRequest) =>
  app.inject({
    method: 'POST',
    url: simulatorPaths.gateway,
    headers: { 'content-type': 'text/xml', 'x-late': '1' },
    payload: String(body),
  });
