import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { boundedText, type Failure, isGarbled, reasonOf } from './answer.ts';

export type Timeouts = { connectMs: number; totalMs: number };

/** An answer, or why there is none; `sent` is false only when not a byte of the request left us. */
export type Reply =
  | { arrived: true; status: number; text: string; retryAfterMs: number | null }
  | ({ arrived: false; sent: boolean } & Failure);

export type Request = {
  /** The URL; an invalid one is rejected before anything is sent. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Defaults to GET without a body and POST with one. */
  method?: 'GET' | 'POST' | 'PUT';
  body: string | null;
  timeouts: Timeouts;
  /** In bytes. */
  largestAnswer: number;
  /** On a kept connection: faster, but less is known about a request that fails. */
  keepAlive?: boolean;
  /** Called right before the first byte: a process that was frozen for long may have lost its lease. */
  mayLeave?: () => boolean;
  /** Resolves the name instead of the system. */
  lookup?: LookupFunction;
};

const kept = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

/**
 * One request, on a connection of its own unless `keepAlive` is set. It is written only once the connection is up, its certificate checked, so
 * that a failure before is known to have sent nothing. Never throws because of the server; sends nothing twice and
 * follows no redirect.
 */
export async function httpRequest(asked: Request): Promise<Reply> {
  try {
    return await speak(new URL(asked.url), asked);
  } catch (failure) {
    return { arrived: false, sent: false, detail: reasonOf(failure) };
  }
}

function speak(
  url: URL,
  { method, headers, body, timeouts, largestAnswer, keepAlive = false, mayLeave = () => true, lookup }: Request,
): Promise<Reply> {
  return new Promise((resolve) => {
    const secure = url.protocol === 'https:';
    let sent = false;
    let isAnswered = false;
    const request = (secure ? overHttps : overHttp)(url, {
      method: method ?? (body === null ? 'GET' : 'POST'),
      agent: keepAlive && (secure ? kept.https : kept.http),
      ...(lookup && { lookup }),
      headers: { ...headers, ...(body !== null && { 'content-length': Buffer.byteLength(body) }) },
    });
    const end = (reply: Reply) => {
      clearTimeout(connecting);
      clearTimeout(waiting);
      resolve(reply);
      if (!keepAlive || !reply.arrived) request.destroy();
    };
    const fail = (detail: string, silent = !isAnswered) => end({ arrived: false, sent, silent, detail });
    const connecting = setTimeout(() => fail('no connection in time'), timeouts.connectMs);
    const waiting = setTimeout(() => fail('no answer in time'), timeouts.totalMs);

    request.on('error', (failure) => fail(reasonOf(failure), !isAnswered && !isGarbled(failure)));
    const write = () => {
      clearTimeout(connecting);
      if (!mayLeave()) return fail('too late to be sent', false);
      sent = true;
      request.end(body ?? undefined);
    };
    request.once('socket', (socket) => {
      if (request.reusedSocket) write();
      else socket.once(secure ? 'secureConnect' : 'connect', write);
    });
    request.once('response', (response) => {
      isAnswered = true;
      boundedText(response, largestAnswer).then(
        (text) => end({ arrived: true, status: response.statusCode ?? 0, text, retryAfterMs: waitAsked(response) }),
        (failure: unknown) => fail(reasonOf(failure)),
      );
    });
  });
}

function waitAsked({ headers }: IncomingMessage): number | null {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}
