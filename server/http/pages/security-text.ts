import { dayMs } from '#domain/durations.ts';
import { languages } from '#domain/language.ts';

/** RFC 9116 asks for less than a year, so that nobody writes to a house that has moved. */
const validDays = 180;

/** To whom somebody writes who found a weakness. */
export const securityText = ({ origin, email, now }: { origin: string; email: string; now: Date }): string =>
  [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
