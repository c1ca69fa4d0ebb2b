import { isIP, Socket } from 'node:net';
import fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { originsOf } from '#adapters/cards/moneris/hosts.ts';
import { descriptionFile } from '#server/common/build-files.ts';
import { answerOf, doctorHeader, seenHeader } from '#server/common/doctor-request.ts';
import { isLocalUrl } from '#server/common/local-url.ts';
import { readShareToken } from '#server/common/share-link.ts';
import type { Deps } from '#server/deps.ts';
import { type Metrics, openMetrics } from '#server/metrics/metrics.ts';
import { operatorViewers } from './admin-guard.ts';
import { isFromThisMachine } from './client-address.ts';
import { siteCookies } from './cookies.ts';
import { answerError, sendFailure } from './failures.ts';
import type { Probes } from './health.ts';
import { limitOrderLookups } from './limits/lookups.ts';
import { AnswerLog } from './logging.ts';
import { metricsRoutes, showsToken } from './metrics.ts';
import { descriptionRoute } from './openapi.ts';
import { servePages } from './pages/pages.ts';
import { lastKnownFacts } from './pages/public-settings.ts';
import { answerParserError } from './parser-errors.ts';
import { rateLimits } from './rate-limits.ts';
import { newRequestId } from './request-id.ts';
import { keepParamsExact } from './route.ts';
import { allRoutes } from './routes.ts';
import { ownOriginCheck } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';

export type AppDeps = {
  deps: Deps;
  /** The store of the limits shared by all processes. */
  pool: Pick<Pool, 'query'>;
  unreadiness(): Promise<string | null>;
  worker?: Probes['worker'];
  metrics?: Metrics;
  /** Tokens that allow reading the metrics from another machine. */
  metricsTokens?: readonly string[];
  applePayFile?: Buffer | null;
  /** Whether the process is about to close and proxies should move on. */
  isDraining(): boolean;
  /** The simulators and their pages; null where the real services are used. */
  sandbox: FastifyPluginAsync<{ deps: Deps; behindProxy: boolean }> | null;
  /** The folder that `build.ts` writes. */
  build: string;
  /** The file with the description of all calls, which it writes too. */
  description?: string;
  trustProxy: false | number | string[];
  logger: FastifyServerOptions['logger'];
};

const closesWithinMs = 10_000;

// A browser sends a request in one go. A slow sender holds a connection that others need: with the interval between
// checks, for fifteen seconds at most.
const slowest = {
  requestTimeout: 13_000,
  connectionTimeout: 40_000,
  // Node's own responses would lack our headers.
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requireHostHeader: false },
};

/** Node checks twice: the first time it only remembers how much was left to send. */
const slowestReaderMs = 6_500;

/** The whole application over its dependencies. It never listens itself. */
export async function buildApp({
  deps,
  pool,
  unreadiness,
  worker,
  metrics = openMetrics(),
  metricsTokens = [],
  applePayFile = null,
  isDraining,
  sandbox,
  build,
  description = descriptionFile,
  trustProxy,
  logger,
}: AppDeps): Promise<FastifyInstance> {
  const https = deps.publicUrl.startsWith('https:');
  const headers = await securityHeaders({ https, cards: originsOf(deps.cards.form) });
  const app = fastify({
    ...slowest,
    logger: logger ?? false,
    logController: new AnswerLog(),
    genReqId: () => newRequestId(),
    requestIdHeader: false,
    // This many hops, counted from the connection, are ours.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // Longer than any token that is checked, so that an overlong link gets the usual answer.
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

  // A forwarded header without a valid address is emptied: the socket's address counts, and it still shows that one was sent.
  app.addHook('onRequest', (request, _reply, next) => {
    if (isIP(request.ip) === 0) request.raw.headers['x-forwarded-for'] = '';
    next();
  });
  const isOwn = ownOriginCheck(() => deps.publicUrl);
  app.addHook('onRequest', (request, reply, next) => {
    const isCall = request.url.startsWith('/api/');
    reply.headers(isCall ? headers.call : headers.page).header('x-request-id', request.id);
    if (isCall) reply.header('cache-control', 'no-store');
    const seen = doctorHeader in request.headers ? answerOf(deps.appSecret, request) : null;
    if (seen !== null) reply.header(seenHeader, seen);
    if (isNameless(request)) return void sendFailure(reply.header('connection', 'close'), 'INVALID_INPUT');
    if (!isOwn(request)) return void sendFailure(reply, 'ORIGIN_FOREIGN');
    if (request.is404 && isCall) return void sendFailure(reply, 'NOT_FOUND');
    next();
  });
  keepParamsExact(app);
  // The handler may wait longer for a provider; a client that stops reading its response is cut off.
  app.addHook('onSend', ({ socket }, _reply, payload, done) => {
    if (socket instanceof Socket) socket.setTimeout(slowestReaderMs);
    done(null, payload);
  });
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  closeInTime(app, isDraining);

  const cookies = await siteCookies(app, deps, { secure: !isLocalUrl(deps.publicUrl) });
  const limits = await rateLimits(app, { on: deps.limits, pool });
  if (deps.limits) limitOrderLookups(app);
  const operatorViewer = operatorViewers(deps);
  const api = { app, cookies, ...limits, operatorViewer, taken: new Map() };
  allRoutes(api, deps, { unreadiness, worker, providers: deps.providers });
  await descriptionRoute(api, {
    file: description,
    mayRead: async (request) => sandbox !== null || (await operatorViewer(request)) !== null,
  });
  const behindProxy = trustProxy !== false;
  // Behind an unconfigured proxy, every client may look like this machine.
  const isHere = (request: FastifyRequest) =>
    (behindProxy || isLocalUrl(deps.publicUrl)) &&
    isFromThisMachine(request, { publicUrl: deps.publicUrl, behindProxy });
  metricsRoutes(app, { metrics, mayRead: (request) => showsToken(request, metricsTokens) || isHere(request) });
  if (sandbox) await app.register(sandbox, { prefix: '/sandbox', deps, behindProxy });
  await servePages(app, {
    build,
    sandbox: sandbox !== null,
    origin: () => deps.publicUrl,
    facts: lastKnownFacts(deps),
    now: () => deps.clock.now(),
    applePayFile,
    cookies,
    sharedBy: (token) => readShareToken(deps, token),
    policies: {
      page: headers.page,
      payment: headers.paymentPage,
      admin: headers.adminPage,
      crew: headers.crewPage,
    },
  });
  await app.ready();
  return app;
}

/** HTTP/1.1 requires a Host header. */
const isNameless = ({ headers, raw }: FastifyRequest): boolean =>
  raw.httpVersion === '1.1' && headers.host === undefined;

/** Running requests may finish, and their connections close after the response; after ten seconds they are cut. */
function closeInTime(app: FastifyInstance, isDraining: () => boolean): void {
  let closing = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), closesWithinMs).unref();
  });
}
