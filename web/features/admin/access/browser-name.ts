/** Each browser's and system's name for itself, those first that also claim the name of another. */
const browsers = [
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
  [/curl/, 'curl'],
] as const;
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac OS X'],
  [/Linux/, 'Linux'],
] as const;

const named = (known: readonly (readonly [RegExp, string])[], userAgent: string): string =>
  known.find(([sign]) => sign.test(userAgent))?.[1] ?? '';

/** `Firefox, Android` from a user agent; empty if it says nothing. */
export const browserName = (userAgent: string | null): string =>
  [browsers, systems]
    .map((known) => named(known, userAgent ?? ''))
    .filter(Boolean)
    .join(', ');
