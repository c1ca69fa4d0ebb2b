import type { RefusalKind } from '#domain/accounting/refusal.ts';
import { minuteMs } from '#domain/durations.ts';
import { failureOf, parseJson } from '../../common/answer.ts';
import { exchange } from './http.ts';
import { StepFailed } from './step-failed.ts';
import { granted, ungranted } from './wire.ts';

/** A token is valid for an hour. */
export type AccessToken = { accessToken: string; expiresAt: Date };

/** One product's scopes are not valid for the other. */
export type Product = 'books' | 'bookings';
export type TokenRefusal = { kind: RefusalKind; words: string; by: Product | null };

/** Storage of the one access token that all processes share. */
export type TokenStore = {
  read(): Promise<AccessToken | null>;
  /**
   * Claims the renewal until an instant: true for exactly one process, and only while the stored token is `stale` or missing.
   * Each renewal counts against a quota, and too many tokens revoke the oldest.
   */
  claimRenewal(claim: { stale: string | null; now: Date; until: Date }): Promise<boolean>;
  keep(token: AccessToken): Promise<void>;
  release(): Promise<void>;
  /** Records why our credentials were rejected, by the token endpoint or by one of the products. */
  refuse(refusal: TokenRefusal): Promise<void>;
  /** A product accepted a call: clears any rejection except one by the other product. */
  accept(by: Product): Promise<void>;
};

export type TokenSettings = {
  accountsUrl: () => string;
  apiUrl: () => string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  now(): Date;
  timeoutMs: number;
};

const renewedBeforeMs = 5 * minuteMs;
const usualLifeSeconds = 3600;
/** Longer than the call may take. */
const claimMs = 30_000;
const othersTurnMs = 2_000;
/** Only a pause ends the throttling. */
const throttledMs = 20 * minuteMs;

export function tokenKeeper(settings: TokenSettings, store: TokenStore) {
  let renewing: Promise<string> | null = null;

  const storedToken = async (stale: string | null): Promise<string | null> => {
    const token = await store.read();
    const isFresh = token && token.expiresAt.getTime() - renewedBeforeMs > settings.now().getTime();
    return isFresh && token.accessToken !== stale ? token.accessToken : null;
  };

  const renew = async (): Promise<string> => {
    const now = settings.now();
    const stale = (await store.read())?.accessToken ?? null;
    const until = new Date(now.getTime() + claimMs);
    if (!(await store.claimRenewal({ stale, now, until }))) {
      const renewed = await storedToken(stale);
      if (renewed !== null) return renewed;
      throw throttled('the token is being renewed', othersTurnMs);
    }
    try {
      const token = await ask(settings);
      // Stored before it is used, so that a killed process does not lose it.
      await store.keep(token);
      return token.accessToken;
    } catch (failure) {
      await store.release();
      throw failure;
    }
  };

  return {
    /** A token valid for a while, and not `stale`, which was rejected. */
    async current(stale: string | null): Promise<string> {
      const token = await storedToken(stale);
      if (token !== null) return token;
      renewing ??= renew().finally(() => {
        renewing = null;
      });
      return renewing;
    },
  };
}

const kinds: ReadonlyMap<string, RefusalKind> = new Map<string, RefusalKind>([
  ['invalid_client', 'client'],
  ['invalid_client_secret', 'client'],
  ...['invalid_code', 'invalid_grant', 'invalid_token'].map((error) => [error, 'token'] as const),
]);

/** Failures come with a 200 too, so the body decides. */
async function ask(settings: TokenSettings): Promise<AccessToken> {
  const { clientId, clientSecret, refreshToken, accountsUrl, apiUrl, now, timeoutMs } = settings;
  const askedAt = now().getTime();
  const reply = await exchange(
    {
      method: 'POST',
      url: `${accountsUrl()}/oauth/v2/token`,
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        refresh_token: refreshToken,
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'refresh_token',
      }),
    },
    timeoutMs,
  );
  if (!reply.arrived)
    throw new StepFailed({ state: 'refused-for-now', ...failureOf({ ...reply, detail: `no token: ${reply.detail}` }) });
  const json = parseJson(reply.text);
  const made = granted.safeParse(json);
  if (made.success) {
    const { access_token: accessToken, expires_in: seconds = usualLifeSeconds, api_domain: domain } = made.data;
    // The account may live in another data centre; the token is only sent to the configured address.
    if (domain !== undefined && domain !== apiUrl()) throw refusal(`the account is at ${domain}`, 'data-centre');
    return { accessToken, expiresAt: new Date(askedAt + seconds * 1000) };
  }
  const failure = ungranted.safeParse(json);
  if (!failure.success) throw new StepFailed({ state: 'refused-for-now', detail: `no token: HTTP ${reply.status}` });
  const { error, error_description: more } = failure.data;
  if (error === 'Access Denied') throw throttled(`no token: ${more ?? error}`, throttledMs);
  throw refusal(error, kinds.get(error) ?? 'permission');
}

const throttled = (detail: string, pauseMs: number): StepFailed =>
  new StepFailed({ state: 'refused-for-now', detail, kind: 'quota', pauseMs });

const refusal = (detail: string, kind: RefusalKind): StepFailed =>
  new StepFailed({ state: 'refused', detail: `no token: ${detail}`, problem: 'settings', kind });
