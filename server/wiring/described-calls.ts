import swagger from '@fastify/swagger';
import fastify from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { brand } from '#business/brand.ts';
import { connect } from '#server/database/connect.ts';
import { databaseOver } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { metricsRoutes } from '#server/http/metrics.ts';
import type { Api } from '#server/http/route.ts';
import { allRoutes } from '#server/http/routes.ts';
import { openMetrics } from '#server/metrics/metrics.ts';

/** Enough to register the calls, none of which is executed. */
const nobody = connect({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
const deps = {
  db: databaseOver(nobody),
  appSecret: 'of no use',
  publicUrl: 'http://localhost',
  funnelSteps: { count() {}, flush: async () => {} },
} as unknown as Deps;
const never = async () => null;

/** Derives the description of all calls from their contracts, as text. */
export async function describedCalls(): Promise<string> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: brand.name,
        version: '1',
        description: 'The calls of the booking site. Every failure has one form.',
      },
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
  });
  const limiter: Api['limiter'] = (limits) => ({ onRequest: [], preHandler: [], config: { limits } });
  const api = { app, limiter, operatorViewer: never, taken: new Map() } as unknown as Api;
  allRoutes(api, deps, { unreadiness: never, providers: () => [] });
  metricsRoutes(app, { metrics: openMetrics(), mayRead: () => false });
  await app.ready();
  const text = JSON.stringify(app.swagger());
  await app.close();
  return text;
}
