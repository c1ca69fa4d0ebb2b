import type { RefusalKind } from '#domain/accounting/refusal.ts';
import { minuteMs } from '#domain/durations.ts';
import { failureOf } from '../../common/answer.ts';
import { exchange } from './http.ts';
import { StepFailed } from './step-failed.ts';
import { granted, parseJson, ungranted } from './wire.ts';

/** A token opens the books for an hour. */
export type AccessToken = { accessToken: string; expiresAt: Date };

/** The scopes of the one product are not those of the other. */
export type Product = 'books' | 'bookings';
export type TokenRefusal = { kind: RefusalKind; words: string; by: Product | null };

/** Where the one access token of all copies of the program is kept. */
export type TokenStore = {
  read(): Promise<AccessToken | null>;
  /**
   * Claims the renewal until an instant: true for exactly one copy, and only while `stale` (or nothing) is what is kept.
   * Each renewal counts against a quota, and too many tokens end the oldest.
   */
  claimRenewal(claim: { stale: string | null; now: Date; until: Date }): Promise<boolean>;
  /** Keeps a new token and ends the claim. */
  keep(token: AccessToken): Promise<void>;
  /** Ends the claim without a token. */
  release(): Promise<void>;
  /** Keeps why our credentials were refused, by the tokens' address or by a call to one of the products. */
  refuse(refusal: TokenRefusal): Promise<void>;
  /** A call to a product was taken: no refusal stands any more, but for one by the other product. */
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

export type TokenKeeper = {
  /** A token that is good for a while; another one than `stale`, which was refused. */
  current(stale: string | null): Promise<string>;
};

const renewedBeforeMs = 5 * minuteMs;
const usualLifeSeconds = 3600;
/** Longer than the call may take. */
const claimMs = 30_000;
const othersTurnMs = 2_000;
/** Only quiet ends the throttle. */
const throttledMs = 20 * minuteMs;

/** Keeps the token, and renews it once for all who need it. */
export function tokenKeeper(settings: TokenSettings, store: TokenStore): TokenKeeper {
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
      throw new StepFailed({
        state: 'refused-for-now',
        detail: 'the token is being renewed',
        kind: 'quota',
        pauseMs: othersTurnMs,
      });
    }
    try {
      const token = await ask(settings);
      // Kept before it is used: a program that is killed in between has not lost it.
      await store.keep(token);
      return token.accessToken;
    } catch (failure) {
      await store.release();
      throw failure;
    }
  };

  return {
    async current(stale) {
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
    // The account may live in another data centre; the token is shown to no address but the one that was set.
    if (domain !== undefined && domain !== apiUrl()) throw refusal(`the account is at ${domain}`, 'data-centre');
    return { accessToken, expiresAt: new Date(askedAt + seconds * 1000) };
  }
  const failure = ungranted.safeParse(json);
  if (!failure.success) throw new StepFailed({ state: 'refused-for-now', detail: `no token: HTTP ${reply.status}` });
  const { error, error_description: more } = failure.data;
  if (error === 'Access Denied')
    throw new StepFailed({
      state: 'refused-for-now',
      detail: `no token: ${more ?? error}`,
      kind: 'quota',
      pauseMs: throttledMs,
    });
  throw refusal(error, kinds.get(error) ?? 'permission');
}

const refusal = (detail: string, kind: RefusalKind): StepFailed =>
  new StepFailed({ state: 'refused', detail: `no token: ${detail}`, problem: 'settings', kind });
