import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/failure.ts';
import { quoteToWire } from '#contract/quote.ts';
import type { Language } from '#domain/language.ts';
import type { FailureCode, Refusal } from '#domain/refusal.ts';
import { allFieldMessages, isAnyFieldMessage } from '#domain/settings/messages.ts';
import { languageOf } from './accept-language.ts';
import { addressPrefix } from './client-address.ts';
import { statusOf, textOf } from './refusals.ts';
import { withReference } from './request-id.ts';

/**
 * Connection lost or refused, no resources (a full disk, too many connections), starting or stopping, system trouble, a
 * statement that waited too long, as behind a migration, and a server that is, or has become, a replica.
 */
const outageStates =
  /^(08...|25006|53...|55P03|57014|57P0.|58...|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE|ETIMEDOUT)$/;
const outageWords =
  /^(Client .* is not queryable|Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error says that the database is out of reach, so that the same request may succeed a little later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return outageStates.test(code) || outageWords.test(error.message) || isOutage(error.cause);
}

type More = Omit<Failure, 'error' | 'code' | 'blocked'>;

/** Worth logging: a request that the site itself never makes. */
const suspicious: ReadonlySet<FailureCode> = new Set([
  'ORIGIN_FOREIGN',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_CHECKOUTS',
  'SIGN_IN_WRONG',
  'SIGN_IN_LOCKED',
  'PASSWORD_WRONG',
  'CODE_WRONG',
  'NEW_CODE_WRONG',
  'PASSKEY_WRONG',
  'OWNER_NEEDED',
  'SIGNATURE_INVALID',
]);

/** Seconds until trying again may help, unless a limit says otherwise: the first is how long a ticket can be paid. */
const [halfAnHour, aMinute] = [1800, 60];

/** Answers with a failure, in the language of the request; `account` is a hash, only for the log. */
export const sendFailure = (reply: FastifyReply, code: FailureCode, more?: More, account?: string): FastifyReply =>
  reply.send(failureIn(reply, code, more, account));

/** The same, for a response already under way. */
export function failureIn(reply: FastifyReply, code: FailureCode, more: More = {}, account?: string): Failure {
  const { request } = reply;
  const language = languageOf(request);
  if (suspicious.has(code)) {
    const network = addressPrefix(request.ip);
    request.log.warn({ code, route: request.routeOptions.url, network, ...(account && { account }) }, 'refused');
  }
  const text = textOf(code, language);
  const isOurs = statusOf(code) >= 500;
  const body: Failure = { error: isOurs ? withReference(text, request.id, language) : text, code, ...more };
  if (code === 'AREA_NOT_SERVED') body.blocked = true;
  if (statusOf(code) === 429 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(code === 'TOO_MANY_CHECKOUTS' ? halfAnHour : aMinute));
  if (code === 'UNAVAILABLE') reply.header('retry-after', '5');
  reply
    .code(statusOf(code))
    .headers({ 'content-language': language, vary: 'accept-language', 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8');
  return body;
}

/** Answers with a refusal and any details besides its code. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if ('retryAfter' in refusal) reply.header('retry-after', String(refusal.retryAfter));
  const account = 'account' in refusal ? refusal.account : undefined;
  return sendFailure(reply, refusal.refused, detailsOf(refusal, languageOf(reply.request)), account);
}

function detailsOf(refusal: Refusal, language: Language): More {
  switch (refusal.refused) {
    case 'PRICE_DIFFERS': {
      const quote = refusal.quote && quoteToWire(refusal.quote);
      return quote ? { amount: quote.total, quote } : {};
    }
    case 'REFUND_TOO_MUCH':
    case 'PROOF_NEEDED':
    case 'NOT_PAID': {
      const { refused: _, ...details } = refusal;
      return details;
    }
    case 'PASSWORD_COMMON':
    case 'PASSWORD_UNCHANGED':
      return { fields: { password: textOf(refusal.refused, language) } };
    default:
      return {};
  }
}

const clientFaults = new Map<string, FailureCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'BODY_TOO_LARGE'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'MEDIA_TYPE_UNSUPPORTED'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'INVALID_INPUT'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'INVALID_INPUT'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'INVALID_INPUT'],
  ['FST_ERR_BAD_URL', 'INVALID_INPUT'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'NOT_FOUND'],
]);

/** Handles everything thrown. Our own errors are logged in full and answered with one plain sentence. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation) {
    return sendFailure(reply, 'INVALID_INPUT', {
      fields: refusedFields(error.validation, languageOf(request)),
    });
  }
  const fault = clientFaults.get(error.code);
  if (fault) return sendFailure(reply, fault);
  if (request.raw.errored && !request.raw.complete) {
    request.log.info({ route: request.routeOptions.url }, 'a request was cut short');
    return sendFailure(reply, 'INVALID_INPUT');
  }
  // Including paths rejected by the static file server.
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) {
    return sendFailure(reply, ['GET', 'HEAD'].includes(request.method) ? 'NOT_FOUND' : 'INVALID_INPUT');
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  return sendFailure(reply, isOutage(error) ? 'UNAVAILABLE' : 'UNEXPECTED');
}

/** The error of each invalid field, by the last part of its path; a field's first error counts. */
function refusedFields(issues: readonly { instancePath: string; message?: string }[], language: Language) {
  const fields = new Map<string, string>();
  for (const { instancePath, message = '' } of issues) {
    const name = instancePath.slice(instancePath.lastIndexOf('/') + 1);
    if (name === '' || fields.has(name)) continue;
    fields.set(name, allFieldMessages[isAnyFieldMessage(message) ? message : 'invalid'][language]);
  }
  return Object.fromEntries(fields);
}
