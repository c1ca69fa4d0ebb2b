/**
 * A North American number in E.164: `+15145550142`. Null for anything else, so that no text is sent to an impossible number
 * or overseas.
 */
export function toE164(typed: string): string | null {
  const digits = /^\s*(?:\+\s*1|1)?[\s.()-]*(\d[\d\s.()-]*)$/.exec(typed)?.[1]?.replaceAll(/\D/g, '') ?? '';
  return isNational(digits) ? `+1${digits}` : null;
}

/** Ten digits; area code and exchange begin with 2 to 9, and neither is a service code like 911. */
const isNational = (digits: string): boolean => /^(?!.11)[2-9]\d{2}(?!.11)[2-9]\d{6}$/.test(digits);
