import type { FastifyInstance } from 'fastify';
import { minuteMs } from '#domain/durations.ts';
import type { Collected } from './documents.ts';
import type { SandboxBooks } from './store.ts';

/** The simulator's account. */
export type SimulatorAccount = {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  organizationId: string;
  /** The clearing account of the card gateway. */
  accountId: string;
};

export type AccountOptions = Collected & {
  books: SandboxBooks;
  account: SimulatorAccount;
  now(): Date;
  /** A unique string each time; tokens are built from it. */
  newId(): string;
};

const lifeSeconds = 3600;
const throttleMs = 10 * minuteMs;
const mostInTime = 10;
/** One more revokes the oldest. */
const mostAlive = 15;

/** The token endpoint. Like the real one, it reports most failures with a 200. */
export function accountRoutes(app: FastifyInstance, { books, account, now, newId }: AccountOptions): void {
  app.post<{ Body: Record<string, string> }>('/accounts/oauth/v2/token', async ({ body, headers }, reply) => {
    const form = body ?? {};
    if (form.client_id !== account.clientId) return { error: 'invalid_client' };
    if (form.client_secret !== account.clientSecret) return { error: 'invalid_client_secret' };
    if (form.grant_type !== 'refresh_token' || form.refresh_token !== account.refreshToken)
      return { error: 'invalid_code' };
    const at = now();
    const recent = (await books.find('token')).filter(
      ({ createdAt }) => at.getTime() - createdAt.getTime() < throttleMs,
    );
    if (recent.length >= mostInTime) return reply.code(400).send(throttled);
    const accessToken = `1000.${newId()}`;
    const expiresAt = new Date(at.getTime() + lifeSeconds * 1000).toISOString();
    await books.add({ kind: 'token', key: accessToken, uniqueValue: null, data: { expiresAt }, createdAt: at });
    return {
      access_token: accessToken,
      scope: 'ZohoBooks.fullaccess.all',
      api_domain: `http://${headers.host}${app.prefix}`,
      token_type: 'Bearer',
      expires_in: lifeSeconds,
    };
  });
}

/** Whether a request carries a live token. */
export async function isSignedIn({ books, now }: AccountOptions, authorization: string | undefined): Promise<boolean> {
  const token = /^Zoho-oauthtoken (\S+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) return false;
  const alive = (await books.find('token')).slice(-mostAlive).find(({ key }) => key === token);
  return alive !== undefined && new Date(alive.data.expiresAt) > now();
}

const throttled = {
  error: 'Access Denied',
  error_description: 'You have made too many requests continuously. Please try again after some time.',
  status: 'failure',
};
