import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FaultOptions, showFaults, unavailable } from '#sandbox/faults.ts';
import type { SimulatorAccount } from './account.ts';
import { messagePageOf } from './list.ts';
import { type Complaint, complaints } from './numbers.ts';
import { messageResource } from './resource.ts';
import { isSignedIn, readSending } from './send.ts';
import type { StoredText, TextBooks } from './store.ts';

export { type SimulatorAccount, simulatorAccount } from './account.ts';
export { deliver, type SignedForm, signedForm } from './reports.ts';
export type { StoredText, TextBooks } from './store.ts';

export type SmsSimulatorOptions = FaultOptions & {
  books: TextBooks;
  account: SimulatorAccount;
  now(): Date;
  /** A unique string each time; message sids are built from it. */
  newId(): string;
  /** A message was accepted; listeners decide what happens next, and nobody waits for them. */
  onTaken(text: StoredText): void;
};

type Called = { Params: { account: string }; Querystring: Record<string, string>; Body: Record<string, string> };

/**
 * A simulator for Twilio's messages that speaks its protocol over HTTP: register it under a prefix and give the real
 * client that address. It keeps records, treats numbers like the provider's test numbers, sends nothing, and
 * misbehaves on demand.
 */
export async function smsSimulator(app: FastifyInstance, options: SmsSimulatorOptions): Promise<void> {
  const { books, account, now, newId, onTaken } = options;
  showFaults(app, options, { late: 'answer', trouble: unavailable });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.addHook('preHandler', async (request: FastifyRequest<Called>, reply) => {
    const own =
      request.params.account.replace(/\.json$/, '') === account.accountSid &&
      isSignedIn(request.headers.authorization, account);
    return own ? undefined : refuse(reply, complaints.authenticate);
  });

  app.post<Called>('/2010-04-01/Accounts/:account/Messages.json', async ({ body }, reply) => {
    const sending = readSending(body ?? {}, { id: newId(), at: now() });
    if ('complaint' in sending) return refuse(reply, sending.complaint);
    const taken = await books.add(sending.text);
    onTaken(taken);
    return reply.code(201).send(messageResource(account.accountSid, taken));
  });

  app.get<Called>('/2010-04-01/Accounts/:account', async ({ params }, reply) => {
    const own = params.account === `${account.accountSid}.json`;
    return own ? { sid: account.accountSid, status: 'active' } : refuse(reply, complaints.authenticate);
  });

  app.get<Called>('/2010-04-01/Accounts/:account/Messages.json', ({ query }) =>
    messagePageOf(books, account.accountSid, query),
  );
}

function refuse(reply: FastifyReply, { status, code, message }: Complaint): FastifyReply {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return reply.code(status).send({ code, message, more_info, status });
}
