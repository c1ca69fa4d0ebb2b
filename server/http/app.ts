import { isIP } from 'node:net';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { originsOf } from '#adapters/cards/moneris/hosts.ts';
import type { SimulatorStore } from '#adapters/cards/simulator.ts';
import { isLocalUrl } from '#server/common/local-url.ts';
import type { Deps } from '#server/deps.ts';
import { sandboxRoutes } from '#server/modules/sandbox/routes.ts';
import { siteCookies } from './cookies.ts';
import { answerError, sendFailure } from './failures.ts';
import { AnswerLog } from './logging.ts';
import { describeCalls } from './openapi.ts';
import { servePages } from './pages/pages.ts';
import { lastKnownSettings } from './pages/public-settings.ts';
import { answerParserError } from './parser-errors.ts';
import { rateLimits } from './rate-limits.ts';
import { allRoutes } from './routes.ts';
import { ownOriginCheck } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';

export type AppDeps = {
  /** What the use cases are handed. */
  deps: Deps;
  /** Where the limits are counted that all processes share. */
  pool: Pick<Pool, 'query'>;
  /** Null while the database answers, otherwise why it does not. */
  unreadiness(): Promise<string | null>;
  /** The books of the card gateway's simulator; null where the real one is used. */
  cardBooks: SimulatorStore | null;
  /** The folder that `build.ts` writes. */
  build: string;
  trustProxy: false | number | string[];
  logger: FastifyServerOptions['logger'];
};

const closesWithinMs = 10_000;

// A browser sends a request in one go. What dawdles holds a connection that others need: with the pause between two
// checks, for fifteen seconds at most.
const slowest = {
  requestTimeout: 13_000,
  connectionTimeout: 40_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

/** The whole application over its dependencies. It never listens. */
export async function buildApp({
  deps,
  pool,
  unreadiness,
  cardBooks,
  build,
  trustProxy,
  logger,
}: AppDeps): Promise<FastifyInstance> {
  const https = deps.publicUrl.startsWith('https:');
  const headers = await securityHeaders({ https, cards: originsOf(deps.cards.form) });
  const app = fastify({
    ...slowest,
    logger: logger ?? false,
    logController: new AnswerLog(),
    // So many hops, counted from the connection on, are ours.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // Longer than any token that is checked, so that a link too long is told it is wrong like any other.
    routerOptions: { maxParamLength: 500 },
    bodyLimit: 64 * 1024,
    return503OnClosing: false,
    clientErrorHandler: answerParserError(headers.call),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers.call)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');

  // What a proxy that is not there would have written is no address: then the socket's counts.
  app.addHook('onRequest', (request, _reply, next) => {
    if (isIP(request.ip) === 0) delete request.raw.headers['x-forwarded-for'];
    next();
  });
  const isOwn = ownOriginCheck(() => deps.publicUrl);
  app.addHook('onRequest', (request, reply, next) => {
    const isCall = request.url.startsWith('/api/');
    reply.headers(isCall ? headers.call : headers.page);
    if (isCall) reply.header('cache-control', 'no-store');
    if (!isOwn(request)) return void sendFailure(reply, 'ORIGIN_FOREIGN');
    if (request.is404 && isCall) return void sendFailure(reply, 'NOT_FOUND');
    next();
  });
  closeInTime(app);

  const cookies = await siteCookies(app, deps, { secure: !isLocalUrl(deps.publicUrl) });
  const limits = await rateLimits(app, { on: deps.limits, pool });
  await describeCalls(app);
  allRoutes({ app, cookies, ...limits, taken: new Map() }, deps, { unreadiness, providers: deps.providers });
  const behindProxy = trustProxy !== false;
  if (cardBooks) await app.register(sandboxRoutes, { prefix: '/sandbox', deps, cardBooks, behindProxy });
  await servePages(app, {
    build,
    sandbox: cardBooks !== null,
    origin: () => deps.publicUrl,
    publicSettings: lastKnownSettings(deps.settings),
    cookies,
    paymentHeaders: headers.paymentPage,
    adminHeaders: headers.adminPage,
  });
  await app.ready();
  return app;
}

/** Running requests may finish, and their connections end with the answer; what takes longer than ten seconds is cut. */
function closeInTime(app: FastifyInstance): void {
  let closing = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), closesWithinMs).unref();
  });
}
