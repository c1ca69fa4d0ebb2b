export const failureKinds = [
  'address',
  'mailbox',
  'settings',
  'silence',
  'lost',
  'unmade',
  'opted-out',
  'cancelled',
  'moved',
  'closed',
  'late',
  'content',
] as const;
export type DeliveryFailure = (typeof failureKinds)[number];

/** Our own texts first, then the providers', from specific to general: the first match decides. */
const patterns: readonly (readonly [DeliveryFailure, RegExp])[] = [
  ['cancelled', /^the booking was cancelled|^the request was taken back/],
  ['moved', /^the visit was moved/],
  [
    'closed',
    /^nothing is proposed any more|^the proposal is closed|^the request is confirmed already|^nothing is coated/,
  ],
  ['late', /^it came too late|^it is too late|^the visit has begun/],
  ['opted-out', /^the recipient wants no texts|\b21610\b/],
  ['unmade', /^it could not be made/],
  ['lost', /^nothing was heard of the call|^the provider has no record/],
  [
    'address',
    /^not an e-mail address|^no text can be sent to this number|\b5\.1\.\d|\b(21211|21614|30003|30005|30006)\b/,
  ],
  ['mailbox', /\b[45]\.2\.2\b|mailbox (is )?full|over quota/i],
  ['settings', /\b53[0458]\b|EAUTH|HTTP (401|403)|authentication/i],
  [
    'silence',
    /ECONN|EPIPE|ETIME|ENOTFOUND|EAI_AGAIN|time(d )?out|socket|no answer|closed|greeting|HTTP 5\d\d|^4\d\d /i,
  ],
];

/** Classifies a delivery failure, so that it can be explained beside the provider's own words. */
export const kindOfFailure = (failure: string): DeliveryFailure =>
  patterns.find(([, pattern]) => pattern.test(failure))?.[0] ?? 'content';

export const stopReasons = ['credentials', 'sender', 'account', 'other'] as const;
export type StopReason = (typeof stopReasons)[number];

const stopPatterns: readonly (readonly [StopReason, RegExp])[] = [
  ['credentials', /\b(53[0458]|20003)\b|EAUTH|HTTP 401|no token|authenticat|credential|password/i],
  ['sender', /\b5\.1\.[78]\b|\b5\.7\.2\d\b|\b(21212|21601|21603|21606|21703)\b|sender/i],
  ['account', /HTTP (403|404|410)|\b20404\b|suspend|disabled|organization/i],
];

/** Classifies why a provider refuses our settings; its own words stay beside. */
export const reasonOfStop = (failure: string): StopReason =>
  stopPatterns.find(([, pattern]) => pattern.test(failure))?.[0] ?? 'other';
