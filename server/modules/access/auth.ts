import { createHmac } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { brand } from '#business/brand.ts';
import { isLocalUrl } from '#server/common/local-url.ts';
import type { Deps } from '#server/deps.ts';
import {
  asSigned,
  type CreationAsked,
  type CreationSaid,
  type PasskeySaid,
  type PasskeyShown,
  passkeys,
  type RequestSaid,
  withKnownTransports,
} from './passkey-plugin.ts';
import { signInTables } from './queries/administrators.ts';

const hourSeconds = 3600;

/** Cookies to set, and what the answer says; `ok` is false where the library refuses. */
export type AuthResponse<T> = { ok: boolean; status: number; cookies: string[]; said: T };

/** What we use of the library. `headers` are those of the browser: its cookie and its name. */
export type AuthLibrary = {
  signIn(headers: Headers, body: { email: string; password: string }): Promise<AuthResponse<SignInSaid>>;
  enterCode(headers: Headers, code: string): Promise<AuthResponse<CodeSaid>>;
  enterRecoveryCode(headers: Headers, code: string): Promise<AuthResponse<CodeSaid>>;
  signOut(headers: Headers): Promise<AuthResponse<unknown>>;
  session(headers: Headers): Promise<Session | null>;
  startSecondFactor(headers: Headers, password: string): Promise<AuthResponse<SecondFactorSaid>>;
  startPasskey(headers: Headers): Promise<AuthResponse<CreationSaid>>;
  finishPasskey(headers: Headers, body: { response: object; name: string }): Promise<AuthResponse<PasskeySaid>>;
  startPasskeySignIn(): Promise<AuthResponse<RequestSaid>>;
  signInWithPasskey(headers: Headers, shown: PasskeyShown): Promise<AuthResponse<PasskeySignInSaid>>;
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
};

type SignInSaid = { twoFactorRedirect?: boolean; token?: string };
type CodeSaid = { token: string; user: { id: string; email: string } };
/** `code` is the library’s name of a refusal. */
type SecondFactorSaid = { totpURI: string; backupCodes: string[]; code?: string };
type PasskeySignInSaid = { session: { token: string }; user: { id: string; email: string; emailVerified: boolean } };
type Session = {
  sessionId: string;
  signedInAt: Date;
  id: string;
  email: string;
  role: string;
  secondFactor: boolean;
};

async function said<T>(answer: Promise<Response>): Promise<AuthResponse<T>> {
  const response = await answer;
  const { ok, status, headers } = response;
  return { ok, status, cookies: headers.getSetCookie(), said: JSON.parse(await response.text()) };
}

/**
 * The sign-in library over our own tables (docs/decisions/0030). Only our routes reach it: its own HTTP handler, its
 * limits and its sign-up are not in use.
 */
export function authLibrary(deps: Pick<Deps, 'db' | 'appSecret' | 'publicUrl'>): AuthLibrary {
  const { api, $context } = libraryOver(deps);
  const asResponse = true;
  return {
    signIn: (headers, body) => said(api.signInEmail({ headers, body, asResponse })),
    enterCode: (headers, code) => said(api.verifyTOTP({ headers, body: { code }, asResponse })),
    enterRecoveryCode: (headers, code) => said(api.verifyBackupCode({ headers, body: { code }, asResponse })),
    signOut: (headers) => said(api.signOut({ headers, asResponse })),
    async session(headers) {
      const found = await api.getSession({ headers });
      // The library's word for an administrator whose access is open.
      if (!found?.user.emailVerified) return null;
      const { id, email, role, twoFactorEnabled } = found.user;
      const { id: sessionId, createdAt: signedInAt } = found.session;
      return { sessionId, signedInAt, id, email, role, secondFactor: twoFactorEnabled === true };
    },
    startSecondFactor: (headers, password) => said(api.enableTwoFactor({ headers, body: { password }, asResponse })),
    startPasskey: async (headers) =>
      withKnownTransports(await said<CreationAsked>(api.generatePasskeyRegistrationOptions({ headers, asResponse }))),
    finishPasskey: (headers, { response: made, name }) => {
      const response = { ...made, clientExtensionResults: {} };
      return said(api.verifyPasskeyRegistration({ headers, body: { response, name }, asResponse }));
    },
    startPasskeySignIn: () => said(api.generatePasskeyAuthenticationOptions({ headers: new Headers(), asResponse })),
    signInWithPasskey: (headers, shown) =>
      said(api.verifyPasskeyAuthentication({ headers, body: { response: asSigned(shown) }, asResponse })),
    hash: async (password) => (await $context).password.hash(password),
    verify: async (password, hash) => (await $context).password.verify({ password, hash }),
  };
}

const libraryOver = ({ db, appSecret, publicUrl }: Pick<Deps, 'db' | 'appSecret' | 'publicUrl'>) =>
  betterAuth({
    appName: brand.name,
    baseURL: publicUrl,
    secret: createHmac('sha256', appSecret).update('administration').digest('base64url'),
    database: drizzleAdapter(db, { provider: 'pg', schema: signInTables, transaction: true }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 128,
      // Whoever's access is closed, or who has not taken up the invitation, signs in with nothing.
      requireEmailVerification: true,
    },
    user: { additionalFields: { role: { type: 'string', required: true, input: false } } },
    // A session ends after twelve hours whatever happens, and is looked up at every call: one that was ended is over.
    session: { expiresIn: 12 * hourSeconds, disableSessionRefresh: true, cookieCache: { enabled: false } },
    plugins: [
      twoFactor({
        issuer: brand.name,
        twoFactorCookieMaxAge: 600,
        accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 },
      }),
      passkeys(publicUrl),
    ],
    advanced: {
      cookiePrefix: 'administration',
      useSecureCookies: !isLocalUrl(publicUrl),
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: ['x-administration-ip'] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
