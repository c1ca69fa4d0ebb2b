import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SmsService } from '#adapters/sms/port.ts';
import { adminBookingFiles } from '#contract/admin/files/booking-files.ts';
import { bookingFiles, paperFile, sharedPicture } from '#contract/booking-links.ts';
import { Failure } from '#contract/failure.ts';
import { text } from '#contract/fields.ts';
import { proofKinds } from '#domain/documents/proofs.ts';
import { type Language, languages } from '#domain/language.ts';
import type { TextKeyword } from '#domain/outbox/opt-out.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { readShareToken } from '#server/common/share-link.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { sendFailure } from '#server/http/failures.ts';
import type { Api } from '#server/http/route.ts';
import {
  type Asker,
  type BookingFile,
  bookingSeenWhole,
  readBookingProof,
  readCertificateFile,
  readPaper,
} from '#server/modules/documents/read.ts';
import { recordTextReport } from './delivery-report.ts';
import { receiveText } from './replies/receive.ts';
import { readVisitFile } from './visit-file.ts';

const params = z.object({ order: text(40) });
const named = {
  paper: z.extend(params, { file: z.string().check(z.regex(paperFile, 'invalid')) }),
  proof: z.extend(params, {
    file: z.enum(
      proofKinds.map((kind) => `${kind}.pdf` as const),
      'invalid',
    ),
  }),
};
const querystring = z.object({ key: z.optional(text(100)), language: z.optional(z.enum(languages, 'invalid')) });
type Asked = { Params: z.infer<typeof params> & { file?: string }; Querystring: z.infer<typeof querystring> };

type FileKind = {
  type: string;
  summary: string;
  read(
    deps: Deps,
    asker: Asker,
    asked: { orderNo: string; file?: string | undefined } & Asked['Querystring'],
  ): Promise<BookingFile | Refusal>;
};

const kinds: Readonly<Record<keyof typeof bookingFiles, FileKind>> = {
  invoice: { type: 'application/pdf', summary: 'The invoice of a booking', read: readPaper },
  calendar: {
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    summary: 'The visit as a calendar file',
    read: readVisitFile,
  },
  certificate: {
    type: 'application/pdf',
    summary: 'The certificate of a coated visit that was done',
    read: readCertificateFile,
  },
  paper: {
    type: 'application/pdf',
    summary: 'A credit note or a supplementary invoice of a booking',
    read: readPaper,
  },
  proof: {
    type: 'application/pdf',
    summary: 'A certificate of the business: insurance or workers’ compensation',
    read: readBookingProof,
  },
};
const names = Object.keys(kinds) as (keyof typeof bookingFiles)[];

const paramsOf = (name: keyof typeof bookingFiles) => (name === 'paper' || name === 'proof' ? named[name] : params);

/** The files of a booking, for download. No cookie is set in an unknown browser. */
export function bookingFileRoutes({ app, cookies, limiter, operatorViewer, taken }: Api, deps: Deps): void {
  for (const name of names) {
    const { type, summary, read } = kinds[name];
    const url = bookingFiles[name];
    taken.set(url, new Set(['GET']));
    const response = { 200: z.string(), 303: z.null(), 404: Failure, 429: Failure, default: Failure };
    app.get<Asked>(url, {
      schema: {
        summary: `${summary}, for whoever sees the booking whole`,
        tags: ['booking-details'],
        params: paramsOf(name),
        querystring,
        response,
        produces: [type.split(';')[0] ?? type],
      },
      ...limiter([{ max: 30, minutes: 1 }]),
      handler: async (request, reply) => {
        const { order: orderNo, file } = request.params;
        const { key, language } = request.query;
        const asker = { hash: cookies.knownVisitor(request) ?? '' };
        if (key !== undefined && request.headers['sec-fetch-mode'] === 'navigate') {
          const seen = await bookingSeenWhole(deps, asker, { orderNo, key });
          if (isRefusal(seen)) return sendFailure(reply, seen.refused);
          cookies.keepKey(reply, { orderNo, key });
          return reply.redirect(addressOf(url, { orderNo, file, language }), 303);
        }
        const asked = { orderNo, file, key: key ?? cookies.keptKey(request, orderNo), language };
        let found = await read(deps, asker, asked);
        const hash = isRefusal(found) ? await operatorViewer(request) : null;
        if (hash !== null) found = await read(deps, { hash }, asked);
        return isRefusal(found) ? sendFailure(reply, found.refused) : sendFile(reply, type, found);
      },
    });
  }
}

const sharedFile = z.object({ file: z.string().check(z.maxLength(500, 'invalid'), z.endsWith('.jpg', 'invalid')) });

/** The picture of a shared storefront. Its link never changes what it shows. */
export function shareRoutes({ app, limiter, taken }: Api, deps: Deps): void {
  taken.set(sharedPicture, new Set(['GET']));
  app.get<{ Params: z.infer<typeof sharedFile> }>(sharedPicture, {
    schema: {
      summary: 'A storefront by night with its name, for whoever holds the link',
      tags: ['storefronts'],
      params: sharedFile,
      response: { 200: z.string(), 404: Failure, 429: Failure, default: Failure },
      produces: ['image/jpeg'],
    },
    ...limiter([{ max: 30, minutes: 1 }]),
    handler: async ({ params: { file } }, reply) => {
      const shared = readShareToken(deps, file.slice(0, -'.jpg'.length));
      if (shared === null) return sendFailure(reply, 'NOT_FOUND');
      const { sharePicture } = await import('./mail/share-picture.ts');
      const picture = await sharePicture(shared);
      return reply.header('cache-control', 'public, max-age=86400, immutable').type('image/jpeg').send(picture);
    },
  });
}

type Addressed = { orderNo: string; file: string | undefined; language: Language | undefined };

/** Without the key, which would end up in download histories and proxy logs. Non-browsers get the file at once. */
const addressOf = (url: string, { orderNo, file = '', language }: Addressed): string =>
  url.replace(':order', encodeURIComponent(orderNo)).replace(':file', file) + (language ? `?language=${language}` : '');

/** The same files for operators, in the customer's language by default. */
export function bookingFileAdminRoutes({ api, officeOnly }: AdminApi, deps: Deps): void {
  for (const name of names) {
    const { type, read } = kinds[name];
    const url = adminBookingFiles[name];
    api.taken.set(url, new Set(['GET']));
    api.app.get<Asked>(url, {
      schema: { hide: true, params: paramsOf(name), querystring },
      ...officeOnly,
      handler: async (request, reply) => {
        const { order: orderNo, file } = request.params;
        const found = await read(deps, 'operator', { orderNo, file, language: request.query.language });
        return isRefusal(found) ? sendFailure(reply, found.refused) : sendFile(reply, type, found);
      },
    });
  }
}

const sendFile = (reply: FastifyReply, type: string, { name, body }: BookingFile): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(Buffer.from(body));

/** The provider's type of a keyword that it has handled and answered itself. */
const keywordTypes: ReadonlyMap<string, TextKeyword> = new Map([
  ['STOP', 'stop'],
  ['START', 'start'],
  ['HELP', 'help'],
]);

const emptyAnswer = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

type Form = Readonly<Record<string, string>>;
type Hook = FastifyRequest<{ Body: Form | null; Querystring: { m?: string | string[] } }>;

/** No browser calls these, so only the provider's signature is required; without it nothing is changed or revealed. */
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
      genuine(deps, request, reply, async (_sms, params) => {
        const { MessageSid: providerId = '', From: from = '', Body: body = '', OptOutType: type = '' } = params;
        await receiveText(deps, { providerId, from, body, obeyed: keywordTypes.get(type) ?? null });
        return reply.type('text/xml; charset=utf-8').send(emptyAnswer);
      }),
    );
  });
}

/** Handles a call if the provider signed it for the site's public URL. */
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
