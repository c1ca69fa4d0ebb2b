import { dayMs } from '#domain/durations.ts';
import { languages } from '#domain/language.ts';

/** RFC 9116 recommends less than a year, so that stale contacts expire. */
const validDays = 180;

/** The contact for reporting a vulnerability. */
export const securityText = ({ origin, email, now }: { origin: string; email: string; now: Date }): string =>
  [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
