import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPersonal } from '#domain/personal-paths.ts';
import { carriesSecret, type PagePolicy, policyOf } from '#domain/site-documents.ts';
import { localizedPath, splitPath } from '#domain/site-path.ts';
import { applePayPath } from '#server/common/apple-pay-path.ts';
import type { SharedStorefront } from '#server/common/share-link.ts';
import { languageOf } from '../accept-language.ts';
import type { Cookies } from '../cookies.ts';
import { sendFailure } from '../failures.ts';
import type { Headers } from '../security-headers.ts';
import { type KeptFile, readPages, readTopFiles, variantOf } from './files.ts';
import { pageFiller } from './fill.ts';
import type { PageFacts } from './public-settings.ts';
import { robotsText, sitemapXml } from './robots-and-sitemap.ts';
import { securityText } from './security-text.ts';
import { sendFile } from './send-file.ts';
import { asShared } from './shared-head.ts';

export type PageOptions = {
  build: string;
  sandbox: boolean;
  /** The site's own origin; known once the server listens. */
  origin: () => string;
  facts: () => PageFacts | Promise<PageFacts>;
  now: () => Date;
  /** Null: Apple Pay is off. */
  applePayFile: Buffer | null;
  cookies: Cookies;
  /** What the token of a shared storefront shows; null for one that this site did not sign. */
  sharedBy: (token: string) => SharedStorefront | null;
  policies: Readonly<Record<PagePolicy, Headers>>;
};

type Filler = ReturnType<typeof pageFiller>;

/** Serves the prerendered pages, the built files and, for anything else, the 404 page. */
export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { build, sandbox, origin } = options;
  const filled = pageFiller(options);
  const pages = await readPages(join(build, 'pages', sandbox ? 'sandbox' : 'live'));
  const client = join(build, 'client');
  for (const [path, file] of await readTopFiles(client))
    app.get(path, async (_request, reply) => sendFile(reply, file));
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText({ origin: origin(), sandbox })),
  );
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email } = (await options.facts()).settings.contact;
    return reply.type('text/plain; charset=utf-8').send(securityText({ origin: origin(), email, now: options.now() }));
  });
  if (options.applePayFile) {
    const file = { type: 'text/plain; charset=utf-8', plain: variantOf(options.applePayFile), brotli: null };
    app.get(applePayPath, async (_request, reply) => sendFile(reply, file));
  }
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapXml(origin())),
  );
  const assets = join(client, 'assets');
  if (existsSync(assets)) {
    const forever = { immutable: true, maxAge: '365d' };
    await app.register(files, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      redirect: false,
      ...forever,
    });
  }

  for (const [path, file] of pages) {
    if (path.endsWith('/404')) continue;
    app.get(path, pageHandler(path, file, { ...options, filled }));
    if (!app.hasRoute({ method: 'POST', url: path }))
      app.route({ method: 'POST', url: path, onRequest: staysHere, handler: staysHere });
    if (path !== '/') {
      app.get(`${path}/`, async (request, reply) => {
        if (isSecret(request)) reply.headers(secret);
        return reply.redirect(askedAt(path, request), 308);
      });
    }
  }
  app.setNotFoundHandler(async (request, reply) =>
    nothingHere(request, reply, { pages, filled, cookies: options.cookies }),
  );
}

/** A form submitted before the page's script has loaded leaves the page and its input unchanged. */
const staysHere = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  request.headers.accept?.includes('text/html') ? reply.code(204).send() : sendFailure(reply, 'NOT_FOUND');

/** Never indexed, never cached: pages about one person's booking, and the 404 page. */
const unlisted = { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };
const secret = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
/** A URL without a language depends on the visitor. */
const byReader = { vary: 'accept-encoding, accept-language, cookie, sec-fetch-site' };

function pageHandler(path: string, file: KeptFile, options: PageOptions & { filled: Filler }) {
  const { cookies, policies, filled, sharedBy, origin } = options;
  const { language, path: plain } = splitPath(path);
  const isFrench = language === 'fr';
  const headers: Record<string, string> = {
    'content-language': isFrench ? 'fr-CA' : 'en-CA',
    ...policies[policyOf(plain)],
    ...(isPersonal(plain) && unlisted),
    ...(!isFrench && byReader),
  };
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
    reply.headers(headers);
    // The key opens a booking: it must not leak to another site.
    if (isSecret(request)) reply.headers(secret);
    if (!isFrench && wantsFrenchPage(request, cookies)) {
      const twin = localizedPath('fr', askedAt(path, request));
      reply.headers({ 'cache-control': 'no-store', 'content-language': 'fr-CA' }).redirect(twin, 302);
      return undefined;
    }
    const token = plain === '/cancel-booking' && new URLSearchParams(queryOf(request.url)).get('token');
    if (!isFrench && pressedEn(request, cookies)) cookies.chooseLanguage(reply, 'en');
    // One URL per link: with the token in the path, and its own document.
    if (token) {
      reply.redirect(`${path}/${encodeURIComponent(token)}`, 302);
      return undefined;
    }
    const page = filled(file);
    const share = plain === '/' && new URLSearchParams(queryOf(request.url)).get('storefront');
    const shared = share && sharedBy(share);
    if (shared) {
      const shown = { ...shared, token: share, origin: origin(), path, language };
      return Promise.resolve(page).then((made) => sendFile(reply, asShared(made, shown)));
    }
    if (page instanceof Promise) return page.then((made) => sendFile(reply, made));
    // Nothing is returned: Fastify would wait for a response that was already sent.
    sendFile(reply, page);
    return undefined;
  };
}

/**
 * The language chosen with the toggle decides; if there is none, the browser's (docs/decisions/0015). A visitor coming from
 * a page of this site has pressed its EN: French pages lead to French ones alone.
 */
function wantsFrenchPage(request: FastifyRequest, cookies: Cookies): boolean {
  if (!request.headers.accept?.includes('text/html') || request.headers['sec-fetch-site'] === 'same-origin')
    return false;
  return (cookies.chosenLanguage(request) ?? languageOf(request)) === 'fr';
}

/** The toggle's link, followed before the page's script could save the choice. */
const pressedEn = (request: FastifyRequest, cookies: Cookies): boolean =>
  request.headers['sec-fetch-site'] === 'same-origin' &&
  request.headers['sec-fetch-mode'] === 'navigate' &&
  (cookies.chosenLanguage(request) ?? languageOf(request)) === 'fr';

const isSecret = ({ url }: FastifyRequest): boolean => {
  const [pathname = ''] = url.split('?');
  return carriesSecret(splitPath(pathname).path, queryOf(url));
};

type Site = { pages: Map<string, KeptFile>; filled: Filler; cookies: Cookies };

async function nothingHere(request: FastifyRequest, reply: FastifyReply, { pages, filled, cookies }: Site) {
  const path = request.url.split('?')[0] ?? '/';
  const isFrench = splitPath(path).language === 'fr';
  const french = isFrench || wantsFrenchPage(request, cookies);
  const page = pages.get(french ? '/fr/404' : '/404');
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (!reading || /^\/(api|sandbox)(\/|$)/.test(path) || !page) return sendFailure(reply, 'NOT_FOUND');
  reply.code(404).headers({ 'content-language': french ? 'fr-CA' : 'en-CA', ...unlisted, ...(!isFrench && byReader) });
  return sendFile(reply, await filled(page));
}

/** The requested URL: a page's path with its token and query, without a trailing slash. */
function askedAt(path: string, { params, url }: FastifyRequest): string {
  const { token = '' } = params as { token?: string };
  return path.replace(':token', encodeURIComponent(token)) + queryOf(url);
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
