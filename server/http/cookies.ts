import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/language.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { languageOf } from './accept-language.ts';
import { addressHash, networkHashes } from './client-address.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const longestUserAgent = 400;
const mostChecked = 10_000;

export type Cookies = {
  /** The visitor. A new browser gets its cookie with the response. */
  visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor;
  /** The hash of a known browser; null for an unknown one, which gets no cookie. */
  knownVisitor(request: FastifyRequest): string | null;
  /** The language chosen in this browser, if any. */
  chosenLanguage(request: FastifyRequest): Language | null;
  chooseLanguage(reply: FastifyReply, language: Language): void;
  /** The device cookie from the last sign-in to the administration; null if there is none. */
  device(request: FastifyRequest): string | null;
  rememberDevice(reply: FastifyReply, value: string): void;
  /** The key that this browser presented for a booking. */
  keptKey(request: FastifyRequest, orderNo: string): string | undefined;
  /** Lets this browser take a booking's files until it is closed, by addresses without the key. */
  keepKey(reply: FastifyReply, booking: { orderNo: string; key: string }): void;
};

/** The site's cookies, all HttpOnly. `secure` except on the developer's machine. */
export async function siteCookies(
  app: FastifyInstance,
  deps: Pick<Deps, 'appSecret' | 'previousAppSecret' | 'ids'>,
  { secure }: { secure: boolean },
): Promise<Cookies> {
  // Signed with the first, accepted with either.
  const secret = [deps.appSecret, deps.previousAppSecret].filter((one) => one !== null);
  await app.register(cookie, { secret });
  // The prefix makes browsers reject a cookie planted by a sibling host; it needs Secure.
  const prefix = secure ? '__Host-' : '';
  const names = { visitor: `${prefix}visitor`, language: `${prefix}language`, device: `${prefix}device` };
  const keyName = (orderNo: string) => `${prefix}booking-key-${orderNo}`;
  const base = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const options = { ...base, maxAge: yearSeconds } as const;

  // Checking a signature costs as much as the rest of a small call, and a browser keeps sending the same one.
  const checked = new Map<string, string>();

  function knownVisitor(request: FastifyRequest): string | null {
    const cookie = request.cookies[names.visitor];
    if (cookie === undefined) return null;
    const result = checked.get(cookie);
    if (result !== undefined) return result;
    const { valid, value } = request.unsignCookie(cookie);
    if (!valid) return null;
    const hash = sha256(value);
    if (checked.size >= mostChecked) checked.clear();
    checked.set(cookie, hash);
    return hash;
  }

  function newVisitor(reply: FastifyReply): string {
    const value = deps.ids.secret();
    reply.setCookie(names.visitor, value, { ...options, signed: true });
    return sha256(value);
  }

  return {
    knownVisitor,
    visitorOf(request, reply) {
      const { ip, headers } = request;
      return {
        hash: knownVisitor(request) ?? newVisitor(reply),
        ip,
        userAgent: (headers['user-agent'] ?? '').slice(0, longestUserAgent),
        language: languageOf(headers['accept-language']),
        // Lazy: few calls need it.
        get addressHash() {
          return addressHash(deps.appSecret, ip);
        },
        get networks() {
          return networkHashes(deps.appSecret, ip);
        },
      };
    },
    chosenLanguage(request) {
      const chosen = request.cookies[names.language];
      return chosen === 'en' || chosen === 'fr' ? chosen : null;
    },
    chooseLanguage(reply, language) {
      reply.setCookie(names.language, language, options);
    },
    device(request) {
      const { valid, value } = request.unsignCookie(request.cookies[names.device] ?? '');
      return valid ? value : null;
    },
    rememberDevice(reply, value) {
      reply.setCookie(names.device, value, { ...options, sameSite: 'strict', signed: true });
    },
    keptKey: (request, orderNo) => request.cookies[keyName(orderNo)],
    keepKey(reply, { orderNo, key }) {
      reply.setCookie(keyName(orderNo), key, base);
    },
  };
}
