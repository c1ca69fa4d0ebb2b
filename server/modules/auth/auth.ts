import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { brand } from '#business/brand.ts';
import { isLocalUrl } from '#server/common/local-url.ts';
import type { Deps } from '#server/deps.ts';
import { administrationSecret } from './former-secret.ts';
import {
  asAssertion,
  type CreationOptions,
  type PasskeyAssertion,
  passkeys,
  type RegisteredPasskey,
  type RequestOptions,
  type UncheckedCreationOptions,
  withKnownTransports,
} from './passkey-plugin.ts';
import { signInTables } from './queries/administrators.ts';

const hourSeconds = 3600;

/** A response of better-auth: the cookies to set and the parsed body; `ok` is false when it refuses. */
export type AuthResponse<T> = { ok: boolean; status: number; cookies: string[]; body: T };

/** The part of better-auth that we use. `headers` are the browser's: its cookie and its user agent. */
export type AuthLibrary = {
  signIn(headers: Headers, body: { email: string; password: string }): Promise<AuthResponse<SignInBody>>;
  enterCode(headers: Headers, code: string): Promise<AuthResponse<CodeBody>>;
  enterRecoveryCode(headers: Headers, code: string): Promise<AuthResponse<CodeBody>>;
  signOut(headers: Headers): Promise<AuthResponse<unknown>>;
  session(headers: Headers): Promise<Session | null>;
  startSecondFactor(headers: Headers, password: string): Promise<AuthResponse<SecondFactorBody>>;
  startPasskey(headers: Headers): Promise<AuthResponse<CreationOptions>>;
  finishPasskey(headers: Headers, body: { response: object; name: string }): Promise<AuthResponse<RegisteredPasskey>>;
  startPasskeySignIn(): Promise<AuthResponse<RequestOptions>>;
  signInWithPasskey(headers: Headers, assertion: PasskeyAssertion): Promise<AuthResponse<PasskeySignInBody>>;
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
};

type Needs = Pick<Deps, 'db' | 'appSecret' | 'publicUrl' | 'passwords'>;
type SignInBody = { twoFactorRedirect?: boolean; token?: string };
type CodeBody = { token: string; user: { id: string; email: string } };
/** `code` is better-auth's error code. */
type SecondFactorBody = { totpURI: string; backupCodes: string[]; code?: string };
type PasskeySignInBody = { session: { token: string }; user: { id: string; email: string; emailVerified: boolean } };
type Session = {
  sessionId: string;
  signedInAt: Date;
  lastSeenAt: Date | null;
  id: string;
  email: string;
  role: string;
  secondFactor: boolean;
};

async function parseResponse<T>(answer: Promise<Response>): Promise<AuthResponse<T>> {
  const response = await answer;
  const { ok, status, headers } = response;
  return { ok, status, cookies: headers.getSetCookie(), body: JSON.parse(await response.text()) };
}

/**
 * better-auth on our own tables (docs/decisions/0030). Only our routes call it: its HTTP handler, rate limits and sign-up
 * are not used.
 */
export function authLibrary(deps: Needs): AuthLibrary {
  const { api, $context } = betterAuthOn(deps);
  const asResponse = true;
  return {
    signIn: (headers, body) => parseResponse(api.signInEmail({ headers, body, asResponse })),
    enterCode: (headers, code) => parseResponse(api.verifyTOTP({ headers, body: { code }, asResponse })),
    enterRecoveryCode: (headers, code) => parseResponse(api.verifyBackupCode({ headers, body: { code }, asResponse })),
    signOut: (headers) => parseResponse(api.signOut({ headers, asResponse })),
    async session(headers) {
      const current = await api.getSession({ headers });
      // Administrators without access are stored as `emailVerified: false`.
      if (!current?.user.emailVerified) return null;
      const { id, email, role, twoFactorEnabled } = current.user;
      const { id: sessionId, createdAt: signedInAt, lastSeenAt = null } = current.session;
      return { sessionId, signedInAt, lastSeenAt, id, email, role, secondFactor: twoFactorEnabled === true };
    },
    startSecondFactor: (headers, password) =>
      parseResponse(api.enableTwoFactor({ headers, body: { password }, asResponse })),
    startPasskey: async (headers) =>
      withKnownTransports(
        await parseResponse<UncheckedCreationOptions>(api.generatePasskeyRegistrationOptions({ headers, asResponse })),
      ),
    finishPasskey: (headers, { response: made, name }) => {
      const response = { ...made, clientExtensionResults: {} };
      return parseResponse(api.verifyPasskeyRegistration({ headers, body: { response, name }, asResponse }));
    },
    startPasskeySignIn: () =>
      parseResponse(api.generatePasskeyAuthenticationOptions({ headers: new Headers(), asResponse })),
    signInWithPasskey: (headers, assertion) =>
      parseResponse(
        api.verifyPasskeyAuthentication({ headers, body: { response: asAssertion(assertion) }, asResponse }),
      ),
    hash: async (password) => (await $context).password.hash(password),
    verify: async (password, hash) => (await $context).password.verify({ password, hash }),
  };
}

const betterAuthOn = ({ db, appSecret, publicUrl, passwords }: Needs) =>
  betterAuth({
    appName: brand.name,
    baseURL: publicUrl,
    secret: administrationSecret(appSecret),
    database: drizzleAdapter(db, { provider: 'pg', schema: signInTables, transaction: true }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 128,
      // Blocks administrators whose access is closed and those who have not accepted their invitation.
      requireEmailVerification: true,
      ...(passwords && { password: passwords }),
    },
    user: { additionalFields: { role: { type: 'string', required: true, input: false } } },
    // A session lasts twelve hours at most and is read from the database on every call, so ending one takes effect at once.
    session: {
      expiresIn: 12 * hourSeconds,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      additionalFields: { lastSeenAt: { type: 'date', required: false, input: false } },
    },
    plugins: [
      twoFactor({
        issuer: brand.name,
        twoFactorCookieMaxAge: 600,
        accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 },
      }),
      passkeys(publicUrl),
    ],
    advanced: {
      // The library's own prefix is __Secure-, which a neighbouring host could plant.
      useSecureCookies: false,
      cookiePrefix: isLocalUrl(publicUrl) ? 'administration' : '__Host-administration',
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/', secure: !isLocalUrl(publicUrl) },
      ipAddress: { ipAddressHeaders: ['x-administration-ip'] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
