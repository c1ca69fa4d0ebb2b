import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { OperatorAlert } from '#adapters/alerts/port.ts';
import type { Mail } from '#adapters/mail/port.ts';
import type { TextMessage } from '#adapters/sms/port.ts';
import { freePort } from '#tests/builders/ports.ts';

export type PostStep = 'mail send' | 'text send' | 'text look-up' | 'alert send' | 'webhook send';

/**
 * `lost`: taken, and the answer never arrives. `down`: the connection is cut and nothing is taken. `silent`: never
 * answered and nothing is taken. `busy`: refused for now. `no`: refused for good. `spam`: a filter dislikes it.
 * `settings`: our settings are refused. `gone`: it wants nothing any more. `row`: of this message alone.
 */
export type PostFault = {
  step: PostStep;
  fault: 'lost' | 'down' | 'silent' | 'busy' | 'no' | 'spam' | 'settings' | 'gone';
  times?: number;
  row?: number;
};

/** What went out: by which row's name, to whom, about what. */
export type Posted = {
  by: 'mail' | 'sms' | 'alert' | 'webhook';
  name: string;
  row: number;
  to: string;
  text: string;
  at: Date;
};

export type PostOffice = {
  url: string;
  /** Every message that went out; nothing here keeps one from going out twice. */
  posted: Posted[];
  calls: PostStep[];
  fired: number;
  order(fault: PostFault): void;
  close(): Promise<void>;
};

const steps: Readonly<Record<string, PostStep>> = {
  '/mail': 'mail send',
  '/text': 'text send',
  '/find': 'text look-up',
  '/alert': 'alert send',
  '/hook': 'webhook send',
};

/** The mail server and the text provider, outside every process that is killed, with faults to order. */
export async function openPostOffice(now: () => Date): Promise<PostOffice> {
  const app = Fastify({ forceCloseConnections: true });
  const orders: (PostFault & { left: number })[] = [];
  const lost = new WeakSet<FastifyRequest>();
  const office: PostOffice = {
    url: '',
    posted: [],
    calls: [],
    fired: 0,
    order: (fault) => void orders.push({ ...fault, left: fault.times ?? 1 }),
    close: () => app.close(),
  };

  app.addHook('preHandler', async (request, reply) => {
    const step = steps[request.url] ?? 'mail send';
    office.calls.push(step);
    const { messageId } = Object(request.body);
    const isMeant = ({ row }: PostFault) => row === undefined || row === rowOf(String(messageId));
    const order = orders.find((one) => one.step === step && one.left > 0 && isMeant(one));
    if (!order) return;
    order.left -= 1;
    office.fired += 1;
    switch (order.fault) {
      case 'lost':
        return void lost.add(request);
      case 'down':
        return cut(request, reply);
      case 'silent':
        return reply.hijack();
      case 'busy':
        return reply.code(503).send({ detail: 'busy' });
      case 'no':
        return reply.code(422).send({ detail: 'no such recipient' });
      case 'spam':
        return reply.code(451).send({ detail: 'looks like spam' });
      case 'gone':
        return reply.code(410).send({ detail: 'gone' });
      case 'settings':
        return reply.code(401).send({ detail: 'wrong password' });
    }
  });
  app.addHook('onSend', async (request, _reply, answer) => {
    if (lost.has(request)) request.raw.socket.destroy();
    return answer;
  });

  const take = (message: Omit<Posted, 'at' | 'row'>) => ({
    id: `${message.by}-${office.posted.push({ ...message, row: rowOf(message.name), at: now() })}`,
  });
  app.post<{ Body: Mail }>('/mail', async ({ body: { messageId, to, text } }) =>
    take({ by: 'mail', name: messageId, to: to.address, text }),
  );
  app.post<{ Body: TextMessage }>('/text', async ({ body: { reference, to, body } }) =>
    take({ by: 'sms', name: reference, to, text: body }),
  );
  app.post<{ Body: OperatorAlert }>('/alert', async ({ body: { id, text } }) =>
    take({ by: 'alert', name: id, to: '', text }),
  );
  app.post<{ Body: { id: string; body: string } }>('/hook', async ({ body: { id, body } }) =>
    take({ by: 'webhook', name: id, to: '', text: body }),
  );
  app.post<{ Body: TextMessage & { since: string } }>('/find', async ({ body: { to, body, since } }) => {
    const isIt = (one: Posted) => one.by === 'sms' && one.to === to && one.text === body && one.at >= new Date(since);
    const index = office.posted.findIndex(isIt);
    return { id: index === -1 ? null : `sms-${index + 1}` };
  });
  office.url = await app.listen({ port: await freePort(), host: '127.0.0.1' });
  return office;
}

const rowOf = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? Number.NaN);

function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
