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

export type Cookies = Awaited<ReturnType<typeof siteCookies>>;

/** The site's cookies, all HttpOnly. `secure` except on the developer's machine. */
export async function siteCookies(
  app: FastifyInstance,
  deps: Pick<Deps, 'appSecret' | 'previousAppSecret' | 'ids'>,
  { secure }: { secure: boolean },
) {
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
    /** The hash of a known browser; null for an unknown one, which gets no cookie. */
    knownVisitor,
    /** The visitor. A new browser gets its cookie with the response. */
    visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
      const { ip, headers } = request;
      return {
        hash: knownVisitor(request) ?? newVisitor(reply),
        ip,
        userAgent: (headers['user-agent'] ?? '').slice(0, longestUserAgent),
        language: languageOf({ headers }),
        // Lazy: few calls need it.
        get addressHash() {
          return addressHash(deps.appSecret, ip);
        },
        get networks() {
          return networkHashes(deps.appSecret, ip);
        },
      };
    },
    chosenLanguage({ cookies }: FastifyRequest): Language | null {
      const chosen = cookies[names.language];
      return chosen === 'en' || chosen === 'fr' ? chosen : null;
    },
    chooseLanguage(reply: FastifyReply, language: Language): void {
      reply.setCookie(names.language, language, options);
    },
    /** The device cookie from the last sign-in to the administration; null if there is none. */
    device(request: FastifyRequest): string | null {
      const { valid, value } = request.unsignCookie(request.cookies[names.device] ?? '');
      return valid ? value : null;
    },
    rememberDevice(reply: FastifyReply, value: string): void {
      reply.setCookie(names.device, value, { ...options, sameSite: 'strict', signed: true });
    },
    /** The key that this browser presented for a booking. */
    keptKey: ({ cookies }: FastifyRequest, orderNo: string): string | undefined => cookies[keyName(orderNo)],
    /** Lets this browser take a booking's files until it is closed, by addresses without the key. */
    keepKey(reply: FastifyReply, { orderNo, key }: { orderNo: string; key: string }): void {
      reply.setCookie(keyName(orderNo), key, base);
    },
  };
}
