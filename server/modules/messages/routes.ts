import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SmsService } from '#adapters/sms/port.ts';
import type { Deps } from '#server/deps.ts';
import { sendFailure } from '#server/http/failures.ts';
import { recordTextReport } from './delivery-report.ts';
import { recordTextAnswer } from './replies.ts';

const emptyAnswer = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

type Form = Readonly<Record<string, string>>;
type Hook = FastifyRequest<{ Body: Form | null; Querystring: { m?: string | string[] } }>;

/**
 * What the provider of text messages calls: reports on ours, and what people answer to them. No browser calls these, so
 * nothing but the provider's signature is asked for; without it nothing is changed and nothing is told.
 */
export function textHookRoutes(api: FastifyInstance, deps: Deps): void {
  api.register(async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );

    app.post('/hooks/twilio/status', (request: Hook, reply) =>
      genuine(deps, request, reply, async (sms, params) => {
        const report = sms.readReport(params);
        const { m } = request.query;
        if (report) await recordTextReport(deps, { ...report, reference: typeof m === 'string' ? m : null });
        return reply.code(204).send();
      }),
    );

    app.post('/hooks/twilio/inbound', (request: Hook, reply) =>
      genuine(deps, request, reply, async (_sms, { From: from = '', Body: body = '' }) => {
        await recordTextAnswer(deps, { from, body });
        return reply.type('text/xml; charset=utf-8').send(emptyAnswer);
      }),
    );
  });
}

/** Does the work of a call that the provider signed for the address under which the site is known. */
async function genuine(
  { sms, publicUrl }: Deps,
  request: Hook,
  reply: FastifyReply,
  work: (sms: SmsService, params: Form) => Promise<FastifyReply>,
): Promise<unknown> {
  if (!sms) return reply.callNotFound();
  const signature = request.headers['x-twilio-signature'];
  const signed = { url: `${publicUrl}${request.url}`, params: request.body ?? {} };
  const isGenuine = sms.isGenuine({ ...signed, signature: typeof signature === 'string' ? signature : undefined });
  return isGenuine ? work(sms, signed.params) : sendFailure(reply, 'SIGNATURE_INVALID');
}
