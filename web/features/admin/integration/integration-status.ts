import type { RefusalKind } from '#domain/accounting/refusal.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { messages } from './integration.messages.ts';

type Standing = {
  hasCredentials: boolean;
  configured: boolean;
  providers: readonly { name: string; trouble: object | null }[];
};

/** State of the connection: `idle` has credentials, but is not connected yet; `troubled` is connected, but sending is on hold. */
export function standingOf({ hasCredentials, configured, providers }: Standing) {
  if (!configured) return hasCredentials ? 'idle' : 'absent';
  return providers.some(({ name, trouble }) => name === 'accounting' && trouble) ? 'troubled' : 'active';
}

const settingsOf = {
  client: 'ZOHO_CLIENT_ID, ZOHO_CLIENT_SECRET',
  token: 'ZOHO_REFRESH_TOKEN',
  'data-centre': 'ZOHO_DATA_CENTRE',
  other: 'ZOHO_CLIENT_ID, ZOHO_CLIENT_SECRET, ZOHO_REFRESH_TOKEN, ZOHO_ORGANIZATION_ID, ZOHO_DATA_CENTRE',
} as const;

/** Why the service rejects our credentials, and which settings to compare. */
export function refusalOf(found: RefusalKind): { kind: keyof typeof settingsOf; settings: string } {
  const kind = found === 'client' || found === 'token' || found === 'data-centre' ? found : 'other';
  return { kind, settings: settingsOf[kind] };
}

/** The name of an outside service; of several forecasts each has its number. */
export function providerName(name: string, language: Language): string {
  const { provider } = inLanguage(messages, language);
  const [, kind = name, number = ''] = /^(forecast)-(\d)$/.exec(name) ?? [];
  const label = Object.hasOwn(provider, kind) ? provider[kind as keyof typeof provider] : name;
  return [label, number].filter(Boolean).join(' ');
}

type Finding = { level: 'ok' | 'warn' | 'fail' };
const worstFirst = { fail: 0, warn: 1, ok: 2 };

/** What the doctor found, worst first, and how much of it needs action. */
export function diagnosisOf<F extends Finding>(
  findings: readonly F[],
): { sorted: F[]; fails: number; warnings: number } {
  const count = (wanted: Finding['level']) => findings.filter(({ level }) => level === wanted).length;
  return {
    sorted: findings.toSorted((a, b) => worstFirst[a.level] - worstFirst[b.level]),
    fails: count('fail'),
    warnings: count('warn'),
  };
}

type Counted = { differences: number; inFlight: number };

/** What a comparison of gateway and books found together. */
export const comparedIn = ({ ledger, books }: { ledger: Counted; books: Counted }): Counted => ({
  differences: ledger.differences + books.differences,
  inFlight: ledger.inFlight + books.inFlight,
});

/** How soon to poll the status again: never once the session has ended; the next reading restarts it. */
export const statusAgainIn = (isSignedOut: boolean): number | false => (isSignedOut ? false : 5000);

/** How soon to poll a comparison again: every second, as long as it runs and the page may be visible. */
export const checkAgainIn = (isRunning: boolean, isSignedOut: boolean): number | false =>
  isRunning && !isSignedOut ? 1000 : false;
