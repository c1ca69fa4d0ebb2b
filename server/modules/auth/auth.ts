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
  withKnownTransports,
} from './passkey-plugin.ts';
import { signInTables } from './queries/administrators.ts';

const hourSeconds = 3600;

/** A response of better-auth: the cookies to set and the parsed body; `ok` is false when it refuses. */
type AuthResponse<T> = { ok: boolean; status: number; cookies: string[]; body: T };

type Needs = Pick<Deps, 'db' | 'appSecret' | 'publicUrl' | 'passwords'>;
type SignInBody = { twoFactorRedirect?: boolean; token?: string };
type CodeBody = { token: string; user: { id: string; email: string } };
/** `code` is better-auth's error code. */
type SecondFactorBody = { totpURI: string; backupCodes: string[]; code?: string };
type PasskeySignInBody = { session: { token: string }; user: { id: string; email: string; emailVerified: boolean } };
async function parseResponse<T>(answer: Promise<Response>): Promise<AuthResponse<T>> {
  const response = await answer;
  const { ok, status, headers } = response;
  return { ok, status, cookies: headers.getSetCookie(), body: JSON.parse(await response.text()) };
}

/**
 * The part of better-auth that we use, on our own tables (docs/decisions/0030): its HTTP handler, rate limits and sign-up
 * are not. `headers` are the browser's: its cookie and its user agent.
 */
export function authLibrary(deps: Needs) {
  const { api, $context } = betterAuthOn(deps);
  const asResponse = true;
  return {
    signIn: (headers: Headers, body: { email: string; password: string }) =>
      parseResponse<SignInBody>(api.signInEmail({ headers, body, asResponse })),
    enterCode: (headers: Headers, code: string) =>
      parseResponse<CodeBody>(api.verifyTOTP({ headers, body: { code }, asResponse })),
    enterRecoveryCode: (headers: Headers, code: string) =>
      parseResponse<CodeBody>(api.verifyBackupCode({ headers, body: { code }, asResponse })),
    signOut: (headers: Headers) => parseResponse<unknown>(api.signOut({ headers, asResponse })),
    async session(headers: Headers) {
      const current = await api.getSession({ headers });
      // Administrators without access are stored as `emailVerified: false`.
      if (!current?.user.emailVerified) return null;
      const { id, email, role, twoFactorEnabled } = current.user;
      const { id: sessionId, createdAt: signedInAt, lastSeenAt = null } = current.session;
      return { sessionId, signedInAt, lastSeenAt, id, email, role, secondFactor: twoFactorEnabled === true };
    },
    startSecondFactor: (headers: Headers, password: string) =>
      parseResponse<SecondFactorBody>(api.enableTwoFactor({ headers, body: { password }, asResponse })),
    startPasskey: async (headers: Headers) =>
      withKnownTransports(
        await parseResponse<CreationOptions>(api.generatePasskeyRegistrationOptions({ headers, asResponse })),
      ),
    finishPasskey(headers: Headers, { response: made, name }: { response: object; name: string }) {
      const response = { ...made, clientExtensionResults: {} };
      return parseResponse<RegisteredPasskey>(
        api.verifyPasskeyRegistration({ headers, body: { response, name }, asResponse }),
      );
    },
    startPasskeySignIn: () =>
      parseResponse<RequestOptions>(api.generatePasskeyAuthenticationOptions({ headers: new Headers(), asResponse })),
    signInWithPasskey: (headers: Headers, assertion: PasskeyAssertion) =>
      parseResponse<PasskeySignInBody>(
        api.verifyPasskeyAuthentication({ headers, body: { response: asAssertion(assertion) }, asResponse }),
      ),
    hash: async (password: string): Promise<string> => (await $context).password.hash(password),
    verify: async (password: string, hash: string): Promise<boolean> =>
      (await $context).password.verify({ password, hash }),
  };
}

export type AuthLibrary = ReturnType<typeof authLibrary>;

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
