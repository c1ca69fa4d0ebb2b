/**
 * A number of the North American plan as somebody typed it, in E.164: `+15145550142`. Null where it is none, so that no
 * text goes to a number that does not exist or to another part of the world.
 */
export function toE164(typed: string): string | null {
  const dialled = /^\s*(?:\+\s*1|1)?[\s.()-]*(\d[\d\s.()-]*)$/.exec(typed)?.[1]?.replaceAll(/\D/g, '') ?? '';
  return isNational(dialled) ? `+1${dialled}` : null;
}

/** Ten digits; area code and exchange begin with 2 to 9, and neither is a service code like 911. */
const isNational = (digits: string): boolean => /^(?!.11)[2-9]\d{2}(?!.11)[2-9]\d{6}$/.test(digits);
