/** The expected shape of an untrusted value: from this browser's storage, or from the card form. Throws on anything else. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
  return value as Readonly<Record<string, unknown>>;
}

export function asText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a text');
  return value;
}

export function asNumber(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError('not a number');
  return value;
}

export function asFlag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new TypeError('neither true nor false');
  return value;
}
