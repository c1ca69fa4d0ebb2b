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
  'tax-group',
  'content',
] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/** Recorded without a kind, or with one unknown here: only the words. */
export const knownRefusal = (kind: string | null): RefusalKind =>
  refusalKinds.find((known) => known === kind) ?? 'content';
