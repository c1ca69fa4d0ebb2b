import Fastify from 'fastify';
import type { BareAnswer } from './sections/reads.ts';

/** A bare Fastify as a process of its own, which gives the answers that it is told. */
process.once('message', async (answers: readonly BareAnswer[]) => {
  const app = Fastify();
  for (const { method, path, answer } of answers) app.route({ method, url: path, handler: async () => answer });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ url });
});
process.once('disconnect', () => process.exit());
