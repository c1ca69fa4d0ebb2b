export const refusalKinds = [
  'client',
  'token',
  'data-centre',
  'permission',
  'quota',
  'silence',
  'total',
  'time',
  'void',
  'content',
] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/** From specific to general: the first match decides. */
const patterns: readonly (readonly [RefusalKind, RegExp])[] = [
  ['data-centre', /^no token: the account is at /],
  ['client', /^no token: .*(invalid_client|client)/i],
  ['token', /^no token: .*(invalid_code|invalid_grant|invalid_token|revoked|expired)/i],
  ['quota', /^no token: Access Denied|^no token: .*too many|HTTP 429|the token is being renewed/i],
  ['permission', /^HTTP (401|403)\b|^HTTP \d+ (14|57|6041)\b/],
  ['silence', /^no token: (?!\w+_)|^HTTP (5\d\d|3\d\d)|no answer|has another shape|unreadable|more than \d+ pages/i],
  ['silence', /ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|socket|other side closed|terminated|fetch failed|network/i],
  ['total', /^the total there is /],
  ['time', /^the appointment is at /],
  ['void', /^the invoice there is void/],
  ['permission', /^no token: /],
];

/** Classifies an error of the accounting service, so that it can be explained beside the original words. */
export const kindOfRefusal = (detail: string): RefusalKind =>
  patterns.find(([, pattern]) => pattern.test(detail))?.[0] ?? 'content';
