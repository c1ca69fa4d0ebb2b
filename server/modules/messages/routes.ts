import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SmsService } from '#adapters/sms/port.ts';
import { Failure } from '#contract/failure.ts';
import { text } from '#contract/fields.ts';
import * as contract from '#contract/self-service.ts';
import { languages } from '#domain/language.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { sendFailure } from '#server/http/failures.ts';
import type { Api } from '#server/http/route.ts';
import { recordTextReport } from './delivery-report.ts';
import { type BookingFile, readInvoice, readVisitFile } from './files.ts';
import { recordTextAnswer } from './replies.ts';

const params = z.object({ order: text(40) });
const querystring = z.object({ key: z.optional(text(100)), language: z.optional(z.enum(languages, 'invalid')) });
type Asked = { Params: z.infer<typeof params>; Querystring: z.infer<typeof querystring> };

type Visitor = { hash: string };
type File = {
  url: string;
  type: string;
  summary: string;
  read(visitor: Visitor, asked: { orderNo: string } & z.infer<typeof querystring>): Promise<BookingFile | Refusal>;
};

/** The files of a booking, to be saved. An unknown browser stays unknown. */
export function bookingFileRoutes({ app, cookies, limiter, taken }: Api, deps: Deps): void {
  const files: File[] = [
    {
      url: contract.bookingFiles.invoice,
      type: 'application/pdf',
      summary: 'The invoice of a booking, for whoever sees it whole',
      read: (visitor, asked) => readInvoice(deps, visitor, asked),
    },
    {
      url: contract.bookingFiles.calendar,
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      summary: 'The visit as a calendar file, for whoever sees the booking whole',
      read: (visitor, asked) => readVisitFile(deps, visitor, asked),
    },
  ];
  for (const { url, type, summary, read } of files) {
    taken.set(url, new Set(['GET']));
    const response = { 200: z.string(), 404: Failure, 429: Failure, default: Failure };
    app.get<Asked>(url, {
      schema: {
        summary,
        tags: ['booking-details'],
        params,
        querystring,
        response,
        produces: [type.split(';')[0] ?? type],
      },
      onRequest: limiter([{ max: 30, minutes: 1 }]),
      handler: async (request, reply) => {
        const { order: orderNo } = request.params;
        const found = await read({ hash: cookies.knownVisitor(request) ?? '' }, { orderNo, ...request.query });
        return isRefusal(found) ? sendFailure(reply, found.refused) : sendFile(reply, type, found);
      },
    });
  }
}

const sendFile = (reply: FastifyReply, type: string, { name, body }: BookingFile): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(Buffer.from(body));

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
      genuine(deps, request, reply, async (_sms, { MessageSid: providerId = '', From: from = '', Body: body = '' }) => {
        await recordTextAnswer(deps, { providerId, from, body });
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
