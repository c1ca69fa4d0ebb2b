import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { Failure } from '#contract/failure.ts';
import { text } from '#contract/fields.ts';
import { bookingFiles } from '#contract/self-service.ts';
import { languages } from '#domain/language.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { sendFailure } from '#server/http/failures.ts';
import type { Api } from '#server/http/route.ts';
import { type BookingFile, readInvoice, readVisitFile } from './files.ts';

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
      url: bookingFiles.invoice,
      type: 'application/pdf',
      summary: 'The invoice of a booking, for whoever sees it whole',
      read: (visitor, asked) => readInvoice(deps, visitor, asked),
    },
    {
      url: bookingFiles.calendar,
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
