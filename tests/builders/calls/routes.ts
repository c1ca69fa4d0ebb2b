import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Opens an application and keeps each route as it is registered, so that a new one is among them; `change` may put another handler in. */
export async function withRoutes<T>(
  open: () => Promise<T>,
  change: (route: RouteOptions) => void = () => {},
): Promise<T & { routes: RouteOptions[] }> {
  const routes: RouteOptions[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      routes.push({ ...route });
      change(route);
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    return { ...(await open()), routes };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}
