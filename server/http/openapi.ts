import { existsSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { sendFailure } from './failures.ts';
import { readFileOnce } from './pages/files.ts';
import { sendFile } from './pages/send-file.ts';
import type { Api } from './route.ts';

/** The description of all calls, written by the build: two megabytes, never generated per request. */
export async function descriptionRoute(
  { app, limiter }: Api,
  { file, mayRead }: { file: string; mayRead(request: FastifyRequest): Promise<boolean> },
): Promise<void> {
  const description = existsSync(file) ? await readFileOnce(file) : null;
  app.get('/api/openapi.json', { ...limiter([{ max: 30, minutes: 1 }]) }, async (request, reply) => {
    if (!(await mayRead(request))) return sendFailure(reply, 'SIGN_IN_NEEDED');
    if (description === null) return sendFailure(reply, 'NOT_FOUND');
    return sendFile(reply.header('cache-control', 'private, no-cache'), description);
  });
}
