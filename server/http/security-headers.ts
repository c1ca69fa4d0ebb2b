import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import type { ContentSecurity } from '#adapters/cards/moneris/hosts.ts';

export type Headers = Readonly<Record<string, string>>;
export type SecurityHeaders = {
  /** Calls and files: no scripts. */
  call: Headers;
  page: Headers;
  /** The pages that show the card form: allows the gateway's script and frame, and our proof-of-work worker. */
  paymentPage: Headers;
  /** The administration shows sent mails in frames, which allow nothing external. */
  adminPage: Headers;
  /** The crew's page has a service worker and shows photographs that wait; no other page does. */
  crewPage: Headers;
};

const self = "'self'";
const none = "'none'";
const yearSeconds = 31_536_000;

const closed = { 'default-src': [none], 'base-uri': [none], 'form-action': [none], 'frame-ancestors': [none] };
const open = {
  ...closed,
  'script-src': [self],
  'style-src': [self],
  'img-src': [self, 'data:'],
  'font-src': [self],
  'media-src': [self],
  'connect-src': [self],
  'manifest-src': [self],
  'worker-src': [none],
  'object-src': [none],
  'form-action': [self],
};

/** The security headers of every answer. */
export async function securityHeaders(site: { https: boolean; cards: ContentSecurity }): Promise<SecurityHeaders> {
  const { script, frame, style } = site.cards;
  const payment = {
    ...open,
    'script-src': [self, ...script],
    'style-src': [self, ...style],
    'frame-src': frame.length > 0 ? frame : [self],
    'worker-src': [self],
  };
  const admin = { ...open, 'frame-src': [self] };
  // Photographs are shown before they are uploaded.
  const crew = { ...open, 'worker-src': [self], 'img-src': [...open['img-src'], 'blob:'] };
  return {
    call: { ...(await headersOf(closed, site)), 'x-robots-tag': 'noindex' },
    page: await headersOf(open, site),
    paymentPage: await headersOf(payment, site),
    adminPage: await headersOf(admin, site),
    crewPage: await headersOf(crew, site),
  };
}

/** Helmet builds the headers once. Per request, it would cost more than the rest of a call. */
async function headersOf(directives: Record<string, string[]>, { https }: { https: boolean }): Promise<Headers> {
  const options: FastifyHelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For browsers that no longer exist.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    hsts: https ? { maxAge: yearSeconds, includeSubDomains: true } : false,
  };
  const model = fastify();
  await model.register(helmet, options);
  model.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await model.inject('/');
  await model.close();
  const own = Object.entries(headers).filter(([name]) => !['date', 'connection', 'content-length'].includes(name));
  return {
    ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
  };
}
