import type { RefusalKind } from '#domain/accounting/refusal.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { messages } from './integration.messages.ts';

type Standing = {
  hasCredentials: boolean;
  configured: boolean;
  providers: readonly { name: string; trouble: object | null }[];
};

/** How the connection stands: `idle` has credentials, and is not yet made; `troubled` is made, and what is sent there waits. */
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

/** Why the service does not take our credentials, and which settings are to be compared. */
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

/** What the doctor found, the worst first, and how much of it is to be done. */
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

/** In how long the status is asked for again: never once the session has ended; the reading after it starts anew. */
export const statusAgainIn = (isSignedOut: boolean): number | false => (isSignedOut ? false : 5000);

/** In how long a comparison is looked at again: second by second, as long as it runs and somebody may look. */
export const checkAgainIn = (isRunning: boolean, isSignedOut: boolean): number | false =>
  isRunning && !isSignedOut ? 1000 : false;
