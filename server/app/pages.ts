import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './failures.ts';
import type { Headers } from './headers.ts';
import { languageOf } from './language.ts';
import { type KeptFile, readPages, readTopFiles } from './page-files.ts';
import { sendFile } from './send-file.ts';
import type { Cookies } from './visitor.ts';

export type PageOptions = {
  /** The folder that `build.ts` writes. */
  build: string;
  sandbox: boolean;
  cookies: Cookies;
  paymentHeaders: Headers;
};

/** Pages about one person's booking: no search engine lists them. */
const personal: ReadonlySet<string> = new Set(['/payment', '/payment-complete', '/confirmation', '/404']);

const withoutFrench = (path: string): string => (path === '/fr' ? '/' : path.replace(/^\/fr(?=\/)/, ''));
const isFrench = (path: string): boolean => path === '/fr' || path.startsWith('/fr/');

/** Serves the prerendered pages, the built files and, for all else, the page that says there is nothing. */
export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { build, sandbox } = options;
  const pages = await readPages(join(build, 'pages', sandbox ? 'sandbox' : 'live'));
  const client = join(build, 'client');
  for (const [path, file] of await readTopFiles(client))
    app.get(path, async (_request, reply) => sendFile(reply, file));
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
    app.get(path, pageHandler(path, file, options));
    if (path !== '/') {
      app.get(`${path}/`, async ({ url }, reply) => reply.redirect(path + queryOf(url), 308));
    }
  }
  app.setNotFoundHandler(async (request, reply) => nothingHere(request, reply, pages));
}

function pageHandler(path: string, file: KeptFile, { cookies, paymentHeaders }: PageOptions) {
  const plain = withoutFrench(path);
  const headers: Record<string, string> = {
    ...(plain === '/payment' && paymentHeaders),
    ...(personal.has(plain) && { 'x-robots-tag': 'noindex' }),
    // An address without a language answers by who asks.
    ...(!isFrench(path) && { vary: 'accept-encoding, accept-language, cookie' }),
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers);
    // The key opens a booking: it goes neither into a cache nor to another site.
    if (plain === '/confirmation' && /[?&]key=/.test(request.url)) {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
    if (!isFrench(path) && wantsFrenchPage(request, cookies)) {
      const twin = path === '/' ? '/fr' : `/fr${path}`;
      return reply.header('cache-control', 'no-store').redirect(twin + queryOf(request.url), 302);
    }
    return sendFile(reply, file);
  };
}

/** The language chosen with the toggle decides; if there is none, the browser's (docs/decisions/0012). */
function wantsFrenchPage(request: FastifyRequest, cookies: Cookies): boolean {
  const { accept, 'accept-language': languages } = request.headers;
  if (!accept?.includes('text/html')) return false;
  return (cookies.chosenLanguage(request) ?? languageOf(languages)) === 'fr';
}

function nothingHere(request: FastifyRequest, reply: FastifyReply, pages: Map<string, KeptFile>): FastifyReply {
  const path = request.url.split('?')[0] ?? '/';
  const page = pages.get(isFrench(path) ? '/fr/404' : '/404');
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (!reading || /^\/(api|sandbox)(\/|$)/.test(path) || !page) return sendFailure(reply, 'NOT_FOUND');
  return sendFile(reply.code(404).headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' }), page);
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
