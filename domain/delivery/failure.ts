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

/** From the house's own words to the providers', from the particular to the general. */
const signs: readonly (readonly [DeliveryFailure, RegExp])[] = [
  ['cancelled', /^the booking was cancelled|^the request was taken back/],
  ['moved', /^the visit was moved/],
  ['closed', /^nothing is proposed any more|^the proposal is closed|^the request is confirmed already/],
  ['late', /^it came too late|^it is too late|^the visit has begun/],
  ['opted-out', /^the recipient wants no texts|\b21610\b/],
  ['unmade', /^it could not be made/],
  ['lost', /^nothing was heard of the call|^the provider has no record/],
  [
    'address',
    /^not an e-mail address|^no text can be sent to this number|\b5\.1\.\d|\b(21211|21614|30003|30005|30006)\b/,
  ],
  ['mailbox', /\b[45]\.2\.2\b|mailbox (is )?full|over quota/i],
  ['settings', /\b(53[0458]|5\.7\.\d+)\b|EAUTH|HTTP (401|403)|authentication/i],
  [
    'silence',
    /ECONN|EPIPE|ETIME|ENOTFOUND|EAI_AGAIN|time(d )?out|socket|no answer|closed|greeting|HTTP 5\d\d|^4\d\d /i,
  ],
];

/** What kind of trouble a message met, so that it can be said in plain words beside the provider's own. */
export const kindOfFailure = (failure: string): DeliveryFailure =>
  signs.find(([, sign]) => sign.test(failure))?.[0] ?? 'content';
