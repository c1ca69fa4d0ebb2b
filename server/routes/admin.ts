import { sendFailure } from '#server/app/failures.ts';
import type { Api } from '#server/app/route.ts';

/** Nobody can sign in yet, so whatever is asked of the administration is refused before it is read. */
export function adminRoutes({ app }: Api): void {
  for (const url of ['/api/admin', '/api/admin/*']) {
    app.all(url, {
      onRequest: async (_request, reply) => sendFailure(reply, 'SIGN_IN_NEEDED'),
      handler: async (_request, reply) => sendFailure(reply, 'SIGN_IN_NEEDED'),
    });
  }
}
